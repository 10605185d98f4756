import type { Sentences } from '../i18n/sentences.ts';

/** Discord's own limit for a display name, in characters as people count them. */
const NAME_LENGTH = 32;
/** A name of 32 "characters" can hide thousands of combining marks; this is where a clip ends in any case. */
const NAME_UNITS = 64;

/** Each of these is a letter of its own. */
const PRINTABLE_ASCII = /^[ -~]*$/;
const LETTERS = new Intl.Segmenter('en');

const ACCOUNT = /^\d+$/;

const ZERO_WIDTH_SPACE = '\u200b';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Controls, blank and directional characters; the joiner U+200D stays, emojis are made with it. */
const INVISIBLE =
  /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]|\u034f|\u17b4|\u17b5/gu;
/** What alone can be seen: not a joiner, accent or variation selector that has nothing to stand on. */
const VISIBLE = /[^\s\p{M}\u200d]/u;
const MARKDOWN = /[\\*_~`|<>#+\-[\](){}:!.=]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A user's name as it may stand in message text: no markdown, mention, emoji code, link or invite works in it,
 * and it cannot turn the direction of the text around it. Never blank.
 */
export function escapeName(name: string): string {
  const text = readable(name).replace(MARKDOWN, '\\$&').replace(/[@/]/g, `$&${ZERO_WIDTH_SPACE}`);
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/** A user's name for places without markdown: labels of buttons and menus, code blocks. Never empty. */
export function plainName(name: string): string {
  const text = readable(name).replaceAll('`', "'");
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/** A person's name as it was stored; whoever was forgotten has none. */
export function storedName(name: string, s: Sentences): string {
  return name === '' ? s.words.gone : name;
}

/** A mention that names this person in every client; whoever was forgotten has no account that we know. */
export function mentionOf(userId: string, s: Sentences): string {
  return ACCOUNT.test(userId) ? `<@${userId}>` : s.words.gone;
}

/** A name that somebody gives to something, as it is kept: on one line and not too long; `null` where nothing of it can be seen. */
export function tidyName(name: string): string | null {
  const text = name.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const clipped = clip(text);
  return VISIBLE.test(clipped) ? clipped : null;
}

function readable(name: string): string {
  return tidyName(name) ?? '?';
}

function clip(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.slice(0, NAME_LENGTH);
  const letters = [...LETTERS.segment(text)].map((each) => each.segment);
  const kept = letters.slice(0, NAME_LENGTH).join('');
  return kept.length <= NAME_UNITS
    ? kept
    : Array.from(kept)
        .slice(0, NAME_UNITS / 2)
        .join('');
}
