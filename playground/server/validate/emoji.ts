import type { PartialEmoji } from '../world/model.ts';

const standardEmoji = new RegExp('^\\p{RGI_Emoji}$', 'v');
const presentation = '\u{FE0F}';

/** Whether Discord has this emoji; the picture selector at its end may be left out. */
export function isUnicodeEmoji(text: string): boolean {
  return (
    standardEmoji.test(text) ||
    standardEmoji.test(`${text}${presentation}`) ||
    standardEmoji.test(text.replaceAll(presentation, ''))
  );
}

/** Whether a component may show this emoji: a standard one, or a custom one that exists. */
export function isUsableEmoji(emoji: PartialEmoji, isKnown: (id: string) => boolean): boolean {
  if (typeof emoji.id === 'string') return isKnown(emoji.id);
  return typeof emoji.name === 'string' && isUnicodeEmoji(emoji.name);
}

/** The ids of the custom emojis written into a text. */
export function customEmojisIn(text: string): readonly string[] {
  return [...text.matchAll(/<a?:\w{2,32}:(\d+)>/g)].flatMap((match) => match[1] ?? []);
}
