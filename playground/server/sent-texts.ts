import type { SentPayload } from './world/world.ts';

/** A string that the bot sent, where in its payload, and who could read it (null: whoever sees the channel). */
export interface SentText {
  readonly text: string;
  readonly key: string;
  readonly what: SentPayload['what'];
  readonly reader: string | null;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly atMs: number;
}

/** Every string in everything that was sent, in the order of sending. */
export function sentTexts(sent: readonly SentPayload[]): readonly SentText[] {
  return sent.flatMap(({ payload, ...rest }) =>
    stringsIn(payload, '').map(({ key, text }) => ({ ...rest, key, text })),
  );
}

function stringsIn(value: unknown, key: string): readonly { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, key === '' ? name : `${key}.${name}`),
  );
}
