import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/engine/actions.ts';
import { isCard, type Card } from '../../src/engine/cards.ts';
import { apply, newMatch, startDeal, type Match } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import type { RuleSetId } from '../../src/engine/ruleset.ts';
import { viewFor } from '../../src/engine/view.ts';
import { en } from '../../src/i18n/en.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { lastTrickMessage } from '../../src/present/last-trick-message.ts';
import { decodePress } from '../../src/present/press.ts';
import { asSpectator } from '../../src/present/readers.ts';
import { tableMessage, type PublicTable } from '../../src/present/table-message.ts';
import { computer, FOUR_FRIENDS, person } from './faces.ts';
import { customIds } from './message-faults.ts';

/** Dealt so that a taker of the turned-up queen leaves each with one suit: Bo hearts, Cy clubs, Di diamonds, Ana spades. */
const PACK = cards(
  'JH 9H AH 7C 8C 9C 7D 8D 9D 7S 8S 9S TH KH TC JC TD JD TS JS QH 8H 7H QC KC AC QD KD AD QS KS AS',
);

const begun = (id: RuleSetId): Match => value(startDeal(newMatch(ruleSetOf(id)), 0, PACK));
const after = (match: Match, ...moves: readonly Move[]): Match =>
  moves.reduce((at, move) => value(apply(at, move)), match);
const drawn = (match: Match, extra: Partial<PublicTable> = {}): MessageBody =>
  tableMessage(
    {
      tableId: 't',
      at: 3,
      view: asSpectator(viewFor(match, null)),
      seats: FOUR_FRIENDS,
      deadlineMs: 90_000,
      commitment: 'c0ffee',
      live: true,
      ...extra,
    },
    en,
  );
const text = (body: MessageBody): string => `${body.content}\n${body.embeds[0]?.description}`;
const presses = (body: MessageBody): readonly unknown[] => customIds(body).map(decodePress);

const TAKEN: Move = { seat: 1, type: 'take' };
const FIRST_TRICK: readonly Move[] = [
  { seat: 1, type: 'play', card: 'JH', declare: [['9H', 'TH', 'JH']] },
  { seat: 2, type: 'play', card: '7C', declare: [['7C', '8C', '9C']] },
  { seat: 3, type: 'play', card: '7D' },
  { seat: 0, type: 'play', card: '7S' },
];

describe('tableMessage', () => {
  it('says whose turn it is, and until when [fault 20]', () => {
    expect(drawn(begun('french')).content).toBe('**Bo** to bid (time is up <t:90:R>)');
    expect(drawn(begun('french'), { deadlineMs: null }).content).toBe('**Bo** to bid');
    expect(drawn(after(begun('french'), TAKEN)).content).toMatch(/^\*\*Bo\*\* to play/);
  });

  it('says that nothing is played while everybody is away, and until when [fault 17] [fault 20]', () => {
    const away = (here: number): PublicTable['seats'] =>
      FOUR_FRIENDS.map((each, seat) => ({
        ...each,
        away: seat !== here,
      })) as unknown as PublicTable['seats'];
    expect(drawn(begun('french'), { seats: away(0) }).content).toMatch(/^\*\*Bo\*\* to bid/);
    expect(drawn(begun('french'), { seats: away(-1) }).content).toMatch(
      /^Everybody is away.*\*\*I'm back\*\*.*<t:90:R>/,
    );
  });

  it('shows who sits where, who deals, and how many cards each holds', () => {
    const body = text(drawn(begun('french')));
    expect(body).toContain('🔷 1A **Ana** · dealer · 5 cards');
    expect(body).toContain('▶ 2B **Bo** · 5 cards');
  });

  it('shows the turned-up card and the auction so far', () => {
    const body = text(drawn(after(begun('french'), { seat: 1, type: 'pass' })));
    expect(body).toContain('Turned up: **Q♥**');
    expect(body).toContain('Bo: pass');
  });

  it('keeps what was said in a deal that nobody took, and tells of no tricks', () => {
    const passes = [1, 2, 3, 0].map((seat): Move => ({ seat: seat as 0 | 1 | 2 | 3, type: 'pass' }));
    const body = text(drawn(after(begun('bulgarian'), ...passes)));
    expect(body).toContain('The deal is over.');
    for (const name of ['Ana', 'Bo', 'Cy', 'Di']) expect(body).toContain(`${name}: pass`);
    expect(body).not.toContain('Tricks');
  });

  it('shows the end of a long auction', () => {
    const bids = (['C', 'D', 'H', 'S', 'NT', 'AT'] as const).flatMap((contract, index): readonly Move[] => {
      const seat = index % 2 === 0 ? 1 : 2;
      const pass = (who: number): Move => ({ seat: (who & 3) as 0 | 1 | 2 | 3, type: 'pass' });
      return index % 2 === 0
        ? [{ seat, type: 'bid', contract }]
        : [{ seat, type: 'bid', contract }, pass(3), pass(0)];
    });
    const body = text(drawn(after(begun('bulgarian'), ...bids, { seat: 1, type: 'double' })));
    expect(body).toContain('(1 earlier call)');
    expect(body).toContain('Highest bid: **all trump, doubled** by Cy');
  });

  it('shows the contract and the trick on the table', () => {
    const body = text(drawn(after(begun('french'), TAKEN, ...FIRST_TRICK.slice(0, 2))));
    expect(body).toContain('Contract: **♥ hearts** by Bo');
    expect(body).toContain('Bo **J♥**\nCy **7♣**');
  });

  it('shows only the kind of a declaration before the first trick is over, then the cards that count', () => {
    const during = text(drawn(after(begun('french'), TAKEN, ...FIRST_TRICK.slice(0, 2))));
    expect(during).toContain('Bo announces tierce');
    expect(during).not.toContain('10♥');
    const later = text(drawn(after(begun('french'), TAKEN, ...FIRST_TRICK)));
    expect(later).toContain('Bo shows tierce (20): 9♥ 10♥ J♥');
    expect(later).toContain('Cy announces tierce');
    expect(later).not.toContain('8♣');
  });

  it('shows the trick that was just taken until the next card falls', () => {
    const taken = after(begun('french'), TAKEN, ...FIRST_TRICK);
    expect(text(drawn(taken))).toContain('Bo took trick 1: **J♥** **7♣** **7♦** **7♠**');
    expect(text(drawn(taken))).toContain('Tricks: A **0** · B **1**');
    expect(text(drawn(after(taken, { seat: 1, type: 'play', card: '9H' })))).not.toContain('took trick');
  });

  it('shows belote when it is announced', () => {
    const moves: readonly Move[] = [...FIRST_TRICK, { seat: 1, type: 'play', card: 'KH' }];
    expect(text(drawn(after(begun('french'), TAKEN, ...moves)))).toContain('Bo: belote in hearts');
  });

  it('carries the whole fingerprint of the deal, that everybody can check the seed against [fault 35]', () => {
    const footer = drawn(begun('french'), { commitment: 'c0ffee'.padEnd(64, '0') }).embeds[0]?.footer?.text;
    expect(footer).toBe(`🔏 ${'c0ffee'.padEnd(64, '0')}`);
  });

  it('is played with three buttons, for everybody the same', () => {
    expect(presses(drawn(begun('french')))).toEqual(
      (['hand', 'score', 'last-trick'] as const).map((type) => ({ table: 't', at: 3, seat: null, type })),
    );
  });

  it("lets those who are away come back and others take a computer's seat [fault 16]", () => {
    const seats = [person('Ana', { away: true }), computer('Boris'), person('Cy'), computer('Dora')] as const;
    const body = drawn(begun('french'), { seats });
    expect(presses(body)).toMatchObject([
      { type: 'hand' },
      { type: 'score' },
      { type: 'last-trick' },
      { type: 'back', seat: null },
      { type: 'take-seat', seat: 1 },
      { type: 'take-seat', seat: 3 },
    ]);
    expect(text(body)).toContain('**Ana** · dealer · away, a computer plays');
  });

  it('has no buttons any more when it is not the live one [fault 11]', () => {
    expect(drawn(begun('french'), { live: false }).components).toEqual([]);
  });

  it('shows emojis beside the text where there are some, and only good ones [fault 25]', () => {
    const played = after(begun('french'), TAKEN, ...FIRST_TRICK.slice(0, 2));
    const emojis = { JH: { id: '123456789012345678', name: 'jh' }, '7C': { id: 'oops', name: '' } };
    const faces = { emojiOf: (card: Card) => (card === 'JH' || card === '7C' ? emojis[card] : null) };
    const body = text(drawn(played, { faces }));
    expect(body).toContain('Bo **<:jh:123456789012345678>\u202fJ♥**\nCy **7♣**');
  });
});

describe('lastTrickMessage', () => {
  const shown = (match: Match): string =>
    lastTrickMessage({ view: asSpectator(viewFor(match, null)), seats: FOUR_FRIENDS }, en).content;

  it('shows the last trick card by card, and who took it', () => {
    expect(shown(after(begun('french'), TAKEN, ...FIRST_TRICK))).toBe(
      '**Trick 1**\nBo: **J♥**\nCy: **7♣**\nDi: **7♦**\nAna: **7♠**\nBo took it.',
    );
  });

  it('says so when there is none yet', () => {
    expect(shown(begun('french'))).toBe('No trick is finished in this deal yet.');
  });
});

function cards(list: string): readonly Card[] {
  return list.split(' ').filter(isCard);
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
