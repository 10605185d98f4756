import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/engine/actions.ts';
import { catalogue, languageOf, LANGUAGES } from '../../src/i18n/catalogue.ts';

describe('languageOf', () => {
  it.each([
    ['en-US', 'en'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['fr', 'fr'],
    ['de', 'de'],
    ['bg', 'bg'],
    ['hr', 'hr'],
    ['fr_CA', 'fr'],
    ['ja', 'en'],
    ['english', 'en'],
    ['', 'en'],
    [null, 'en'],
  ] as const)('answers the Discord locale %j in %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

describe.each(LANGUAGES)('the sentences of %s', (language) => {
  const s = catalogue[language];

  it.each(REFUSALS)('say why %s, with and without a context', (refusal) => {
    expect(s.refusal[refusal]({}).length).toBeGreaterThan(10);
    expect(s.refusal[refusal]({ led: 'H', contract: 'S' })).not.toMatch(/undefined|null/);
  });

  it('have a different sentence for every refusal', () => {
    const sentences = Object.values(s.refusal).map((sentence) => sentence({}));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('leave nothing empty and no placeholder unfilled', () => {
    for (const [path, text] of texts(s)) {
      if (!mayBeEmpty(path)) expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|\$\{/);
    }
  });

  it('describe commands and options as Discord lists them [fault 27]', () => {
    for (const { name, description } of described(s.commands)) {
      expect(name).toMatch(/^[-_\p{Ll}\p{Lo}\p{N}]{1,32}$/u);
      expect(description.length, name).toBeGreaterThan(0);
      expect(description.length, name).toBeLessThanOrEqual(100);
    }
  });

  it('keep contracts short on buttons and in tables', () => {
    for (const sign of Object.values(s.words.contractShort)) expect(sign.length).toBeLessThanOrEqual(3);
  });
});

describe('the English sentences', () => {
  const { refusal, table, words } = catalogue.en;

  it('name the rule that was broken', () => {
    expect(refusal['must-follow-suit']({ led: 'H' })).toBe(
      'Hearts were led and you hold hearts: follow suit.',
    );
    expect(refusal['must-trump']({ contract: 'C' })).toContain('clubs');
    expect(refusal['must-trump']({ contract: 'C' })).toContain('your partner is not winning the trick');
    expect(refusal['no-permission']({ permissions: ['Embed Links', 'Send Messages'] })).toBe(
      'Missing here: **Embed Links** and **Send Messages**.',
    );
  });

  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [8, '8 cards'],
  ])('count %d as %j', (count, text) => {
    expect(table.cardsLeft(count)).toBe(text);
  });

  it.each([
    [90_000, '90 seconds'],
    [60_000, '1 minute'],
    [300_000, '5 minutes'],
    [1000, '1 second'],
  ])('call %d ms %j', (ms, text) => {
    expect(words.duration(ms)).toBe(text);
  });

  it.each([
    [{ contract: 'H', value: 90, multiplier: 1 }, 'Contract: **90 ♥ hearts** by Ana'],
    [{ contract: 'NT', value: null, multiplier: 2 }, 'Contract: **no trump, doubled** by Ana'],
    [{ contract: 'S', value: 'capot', multiplier: 4 }, 'Contract: **capot ♠ spades, redoubled** by Ana'],
  ] as const)('write the contract %j as %j', (contract, text) => {
    expect(table.contract(contract, 'Ana')).toBe(text);
  });
});

/** All texts that need no parameter, with where they stand. */
function texts(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${path}.${key}`));
}

/** Everything below a value that has a name and a description. */
function described(value: unknown): readonly { name: string; description: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(described);
  if (!('name' in value && 'description' in value)) return below;
  return [{ name: String(value.name), description: String(value.description) }, ...below];
}

/** A rule that a table does not have needs no sentence. */
function mayBeEmpty(path: string): boolean {
  return /^\.rules\.\w+\.no$/.test(path);
}
