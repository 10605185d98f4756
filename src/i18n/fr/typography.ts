/**
 * The same sentences with French spacing: the spaces before `: ; ! ? »` and after `«` do not break, so that no line on a
 * phone begins with a colon. The catalogue is written with plain spaces, which can be seen.
 */
export function typeset<T>(sentences: T): T {
  return spaced(sentences) as T;
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');
  if (typeof value === 'function') return (...args: readonly unknown[]) => spaced(value(...args));
  if (Array.isArray(value)) return value.map(spaced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spaced(each)]));
}
