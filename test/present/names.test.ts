import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { escapeName, mentionOf, plainName, storedName, tidyName } from '../../src/present/names.ts';
import { anyName } from './faces.ts';

const unescaped = (text: string): string => text.replace(/\\(.)/gsu, '');

describe('escapeName', () => {
  it.each([
    ['Ana', 'Ana'],
    ['**Ana**', String.raw`\*\*Ana\*\*`],
    ['@everyone', '@\u200beveryone'],
    ['<@123456789012345678>', '\\<@\u200b123456789012345678\\>'],
    ['discord.gg/abc', 'discord\\.gg/\u200babc'],
    ['<:jack:123456789012345678>', String.raw`\<\:jack\:123456789012345678\>`],
    ['a\nb', 'a b'],
    ['a\u202eb', 'a b'],
    ['\u200b', '?'],
    ['', '?'],
    ['\u2800 \u2800', '?'],
    ['\u200d\ufe0f', '?'],
    ['\u0301', '?'],
    ['Ana\u2800', 'Ana'],
    ['2\ufe0f\u20e3', '2\ufe0f\u20e3'],
  ])('writes %j so that it reads as it is [fault 26]', (name, text) => {
    expect(escapeName(name)).toBe(text);
  });

  it('leaves no markdown, mention or link alive, whatever the name [fault 26]', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const text = unescaped(escapeName(name));
        expect(text).not.toMatch(/[*_~`|<>[\]()#\\]/);
        expect(text).not.toMatch(/@[^\u200b]|:\/\/|\n|\r/);
      }),
    );
  });

  it('never turns the direction of the text around it [fault 26]', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const text = escapeName(name);
        expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200e\u200f]/);
        expect(text.split('\u2068').length).toBe(text.split('\u2069').length);
      }),
    );
    expect(escapeName('שלום')).toBe('\u2068שלום\u2069');
  });

  it('is never empty and never longer than a name may be', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { length } = escapeName(name);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(2 * 64 + 2);
      }),
    );
  });

  it('keeps emojis that are made of several, and cuts none in half', () => {
    expect(escapeName('👨‍👩‍👧 Ana')).toBe('👨‍👩‍👧 Ana');
    fc.assert(
      fc.property(anyName, (name) => {
        expect(escapeName(name)).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('plainName', () => {
  it('cannot close a code block [fault 26]', () => {
    fc.assert(fc.property(anyName, (name) => !/[`\n]/.test(plainName(name))));
  });

  it('shows markdown as it was written, because nothing reads it there', () => {
    expect(plainName('*Ana*')).toBe('*Ana*');
  });
});

describe('a name that is given to something', () => {
  it.each([
    ['  Winter \n 2027 ', 'Winter 2027'],
    ['**Winter**', '**Winter**'],
    ['', null],
    ['\u200b \u2800', null],
    ['x'.repeat(99), 'x'.repeat(32)],
  ])('is kept of %j as %j', (given, kept) => {
    expect(tidyName(given)).toBe(kept);
  });
});

describe.each(LANGUAGES)('somebody who was forgotten, in %s', (language) => {
  const s = catalogue[language];

  it('is called somebody who left, and mentioned without an account', () => {
    expect([storedName('', s), storedName('Ana', s)]).toEqual([s.words.gone, 'Ana']);
    expect(mentionOf('gone-x7', s)).toBe(s.words.gone);
    expect(mentionOf('123456789012345678', s)).toBe('<@123456789012345678>');
  });
});
