/** Date and time, which every client writes in its own language and time zone. */
export function dateAndTime(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:f>`;
}

/** A moment that every client counts down in its own language and time zone; `null` stays `null`. */
export function countdown(ms: number): string;
export function countdown(ms: number | null): string | null;
export function countdown(ms: number | null): string | null {
  return ms === null ? null : `<t:${Math.ceil(ms / 1000)}:R>`;
}

/** A day, as every client writes it in its own language and time zone. */
export function date(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:d>`;
}
