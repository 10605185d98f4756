/** What this browser remembers; where it may not, everything is as on the first day. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`belote-playground:${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`belote-playground:${name}`, value);
  } catch {
    // Without a memory the page works all the same.
  }
}
