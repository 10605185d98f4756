import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealtFor } from '../../src/engine/dealing.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { commitmentOf, packOf } from '../../src/engine/shuffle.ts';
import { catalogue, LANGUAGES } from '../../src/i18n/catalogue.ts';
import { cardLabel, type Faces } from '../../src/present/card-face.ts';
import { checkMessage, type CheckedDeal } from '../../src/present/check-message.ts';
import { anyFaces, FOUR_FRIENDS } from './faces.ts';
import { messageFaults } from './message-faults.ts';

const s = catalogue.en;
const SEED = 'ab'.repeat(32);
const EMOJIS: Faces = {
  emojiOf: (card) => ({ id: '1'.repeat(20), name: `belote_french_${card.toLowerCase()}` }),
};

function checked(over: Partial<CheckedDeal> = {}): CheckedDeal {
  const { ruleSet = 'coinche', dealer = 0 } = over;
  return {
    ...dealtFor(ruleSetOf(ruleSet), dealer, packOf(SEED)),
    seed: SEED,
    commitment: commitmentOf(SEED),
    ruleSet,
    dealer,
    known: null,
    sort: 'dealt',
    ...over,
  };
}

const textOf = (deal: CheckedDeal): string => checkMessage(deal, s).embeds[0]?.description ?? '';

describe('the check of a seed', () => {
  it('shows its whole fingerprint, and all cards in the order of the deal', () => {
    const text = textOf(checked({ dealer: 3 }));
    expect(text).toContain(commitmentOf(SEED));
    expect(text).toContain(s.check.unknown({ ruleSet: 'coinche', dealer: 4 }));
    const pack = packOf(SEED).map((card) => `**${cardLabel(card, s)}**`);
    const hand = [0, 1, 2, 12, 13, 20, 21, 22].map((place) => pack[place]).join(' ');
    expect(text).toContain(`🔷 1A\n${hand}`);
    expect(text).toContain('🔶 4B · dealer');
  });

  it('shows with a turned-up card what was dealt before it, and the rest in order', () => {
    const text = textOf(checked({ ruleSet: 'french' }));
    const pack = packOf(SEED).map((card) => cardLabel(card, s));
    expect(text).toContain(s.table.turnedUp(pack[20] ?? ''));
    expect(text).toContain(
      s.check.rest(
        pack
          .slice(21)
          .map((card) => `**${card}**`)
          .join(' '),
      ),
    );
  });

  it('names the people of a deal that this server knows', () => {
    const known = { number: 2, seats: FOUR_FRIENDS, dealtAtMs: 1_800_000_000_000 };
    const text = textOf(checked({ known }));
    expect(text).toContain('Deal 3 of a match of Coinche, dealt <t:1800000000:f>');
    expect(text).toContain('🔷 1A **Ana** · dealer');
    expect(text).not.toContain('No deal on this server');
  });

  it.each(RULESET_IDS)('gives all 32 cards of %s', (ruleSet) => {
    const text = textOf(checked({ ruleSet }));
    for (const card of packOf(SEED)) expect(text).toContain(`**${cardLabel(card, s)}**`);
  });
});

describe.each(LANGUAGES)('the check of a seed in %s', (language) => {
  it('is a message that Discord takes, whoever sat there and however cards look', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULESET_IDS),
        fc.constantFrom(...SEATS),
        fc.option(anyFaces, { nil: null }),
        (ruleSet, dealer, seats) => {
          const known = seats === null ? null : { number: 0, seats, dealtAtMs: 1_800_000_000_000 };
          const deal = checked({ ruleSet, dealer, known, faces: EMOJIS, sort: 'suits' });
          const body = checkMessage(deal, catalogue[language]);
          expect(messageFaults(body)).toEqual([]);
          if (seats === null) expect(body.embeds[0]?.description).toContain(SEED);
        },
      ),
      { numRuns: 60 },
    );
  });
});
