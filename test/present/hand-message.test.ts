import * as fc from 'fast-check';
import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Action, BidValue, Move } from '../../src/engine/actions.ts';
import { apply, legal, type Match } from '../../src/engine/match.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { en } from '../../src/i18n/en.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { bidValueOf } from '../../src/present/call-rows.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { handMessage } from '../../src/present/hand-message.ts';
import { actionOfPress, announceAll, maskOfValues } from '../../src/present/press-action.ts';
import { decodePress } from '../../src/present/press.ts';
import { asSeat } from '../../src/present/readers.ts';
import { FOUR_FRIENDS } from './faces.ts';
import { customIds } from './message-faults.ts';
import { ALL_RULES, playedOn, someMatch } from './random-match.ts';

type Choice = {
  readonly chosen?: number;
  readonly value?: BidValue | null;
  readonly note?: string;
  readonly confirm?: boolean;
  readonly asked?: Action;
  readonly hints?: boolean;
  readonly standsStill?: boolean;
  readonly away?: boolean;
};

const ALL_AWAY = FOUR_FRIENDS.map((each) => ({ ...each, away: true })) as unknown as typeof FOUR_FRIENDS;

const drawn = (match: Match, seat: Seat, choice: Choice = {}): MessageBody => {
  const {
    chosen,
    value = null,
    note,
    confirm = false,
    asked = null,
    hints = false,
    standsStill,
    away = false,
  } = choice;
  const view = asSeat(viewFor(match, seat));
  return handMessage(
    {
      tableId: 't',
      at: 7,
      view,
      seats: away ? ALL_AWAY : FOUR_FRIENDS,
      chosen: chosen ?? announceAll(view.offered),
      value,
      note: note ?? null,
      confirm,
      standsStill: standsStill ?? false,
      asked,
      hints,
      sort: 'suits',
    },
    en,
  );
};

/** The actions behind the buttons of a hand, as the game would get them. */
const offeredBy = (body: MessageBody, match: Match, seat: Seat): readonly Move[] =>
  customIds(body).flatMap((id) => {
    const press = decodePress(id);
    const action = press === null ? null : actionOfPress(press, viewFor(match, seat).offered);
    return action === null ? [] : [{ ...action, seat }];
  });

/** The values of the bid menu, with `null` for a hand that has none. */
const menuValues = (body: MessageBody): readonly (BidValue | null)[] => {
  const menu = body.components
    .flatMap((row) => row.components)
    .find((each) => each.type === ComponentType.StringSelect);
  const values = menu?.options.map(({ value }) => bidValueOf(value)) ?? [];
  return values.length === 0 ? [null] : values;
};

const withoutDeclare = ({ declare: _declare, ...move }: Move & { declare?: unknown }): unknown => move;
const sorted = (moves: readonly unknown[]): readonly string[] => moves.map((each) => canonical(each)).sort();
const canonical = (value: unknown): string =>
  JSON.stringify(value, ['seat', 'type', 'suit', 'contract', 'value', 'card']);

describe('handMessage', () => {
  it('has a button for every legal card and call, within two clicks, and none for another [fault 25]', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        const first = drawn(match, seat);
        const isAuction = viewFor(match, seat).phase === 'auction';
        const picks = isAuction ? menuValues(first) : [null];
        const reached = picks.flatMap((value) => offeredBy(drawn(match, seat, { value }), match, seat));
        const expected = legal(match).filter((move) => move.seat === seat);
        expect([...new Set(sorted(reached.map(withoutDeclare)))]).toEqual(sorted(expected));
      }),
      { numRuns: 300 },
    );
  });

  it('offers only what the rules then accept, declarations included', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), fc.nat(7), (match, seat, chosen) => {
        const { offered } = viewFor(match, seat);
        const mask = chosen & announceAll(offered);
        for (const move of offeredBy(drawn(match, seat, { chosen: mask }), match, seat))
          expect(apply(match, move)).toMatchObject({ ok: true });
      }),
      { numRuns: 300 },
    );
  });

  it('can always be asked for again while others are to act [fault 5]', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        const view = viewFor(match, seat);
        fc.pre(view.legal.length === 0 && view.phase !== 'over');
        expect(customIds(drawn(match, seat)).map(decodePress)).toMatchObject([{ type: 'hand', seat }]);
      }),
    );
  });

  it('carries the announcement in every card button, so that nothing is remembered elsewhere', () => {
    const match = firstCardWithDeclarations();
    const seat = match.deal?.phase === 'play' ? match.deal.turn : 0;
    const { offered } = viewFor(match, seat);
    const announced = offeredBy(drawn(match, seat), match, seat);
    expect(announced.length).toBeGreaterThan(0);
    for (const move of announced) expect(move).toMatchObject({ declare: offered.map(({ cards }) => cards) });
    for (const move of offeredBy(drawn(match, seat, { chosen: 0 }), match, seat))
      expect(move).not.toHaveProperty('declare');
    expect(drawn(match, seat).content).toContain('you announce');
    expect(drawn(match, seat, { chosen: 0 }).content).toContain('announce nothing');
  });

  it('falls back to the lowest bid when the value picked before is too low by now', () => {
    const rules = ALL_RULES.find(({ auction }) => auction === 'points')!;
    const opened = apply(playedOn(rules, 5, 0), { seat: 1, type: 'bid', contract: 'H', value: 100 });
    if (!opened.ok) throw new Error(opened.error);
    const bids = offeredBy(drawn(opened.value, 2, { value: 80 }), opened.value, 2);
    expect(bids.filter(({ type }) => type === 'bid')).toHaveLength(4);
    expect(bids).toContainEqual({ seat: 2, type: 'bid', contract: 'S', value: 110 });
  });

  it('lets an opponent double out of turn where the rules do', () => {
    const rules = ALL_RULES.find(({ double }) => double === 'any-time')!;
    const opened = apply(playedOn(rules, 5, 0), { seat: 1, type: 'bid', contract: 'H', value: 100 });
    if (!opened.ok) throw new Error(opened.error);
    const body = drawn(opened.value, 0);
    expect(offeredBy(body, opened.value, 0)).toEqual([{ seat: 0, type: 'double' }]);
    expect(body.content).toContain('You may double now');
    const [asked] = customIds(drawn(opened.value, 0, { confirm: true })).map(decodePress);
    expect(asked).toMatchObject({ type: 'ask-call', call: { type: 'double' } });
  });

  it('says which bid there is to beat or to double, unless it stands still', () => {
    const rules = ALL_RULES.find(({ double }) => double === 'any-time')!;
    const opened = apply(playedOn(rules, 5, 0), { seat: 1, type: 'bid', contract: 'H', value: 90 });
    if (!opened.ok) throw new Error(opened.error);
    for (const seat of SEATS) {
      expect(drawn(opened.value, seat).content).toContain('Highest bid: **90 ♥ hearts** by Bo');
      expect(drawn(opened.value, seat, { standsStill: true }).content).not.toContain('Highest bid');
    }
  });

  it('says to whom is away that a computer keeps the seat, and gives it back, instead of waiting for somebody [fault 17]', () => {
    const match = playedOn(ALL_RULES[0]!, 1, 0);
    const types = (seat: Seat): readonly unknown[] =>
      customIds(drawn(match, seat, { away: true })).map((id) => decodePress(id)?.type);
    for (const seat of SEATS.filter((each) => each !== 1)) {
      expect(drawn(match, seat, { away: true }).content).toContain('You are away');
      expect(drawn(match, seat, { away: true }).content).not.toContain('Waiting for');
      expect(types(seat)).toEqual(['hand', 'back']);
    }
    expect(drawn(match, 1, { away: true }).content).toContain('**Your turn**');
    expect(types(1)).not.toContain('back');
  });

  it('has the last trick at hand, in the last line', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        const trick = viewFor(match, seat).tricks.at(-1);
        const last = drawn(match, seat).content.split('\n').at(-1) ?? '';
        expect(last.startsWith('-# ')).toBe(trick !== undefined);
        for (const { card } of trick?.cards ?? []) expect(last).toContain(cardLabel(card, en));
        expect(drawn(match, seat, { standsStill: true }).content).not.toContain('\n-# ');
      }),
      { numRuns: 200 },
    );
  });

  it('offers advice on the own turn alone, where the table allows it', () => {
    const asksForAdvice = (match: Match, seat: Seat, hints: boolean): boolean =>
      customIds(drawn(match, seat, { hints })).some((id) => decodePress(id)?.type === 'hint');
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        expect(asksForAdvice(match, seat, true)).toBe(viewFor(match, seat).turn === seat);
        expect(asksForAdvice(match, seat, false)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('asks first, for those who want to be asked, unless there is nothing to choose', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), (match, seat) => {
        const { legal, turn } = viewFor(match, seat);
        const types = customIds(drawn(match, seat, { confirm: true })).map((id) => decodePress(id)?.type);
        const moves = types.filter((type) => type?.includes('play') || type?.includes('call'));
        const asks = moves.filter((type) => type?.startsWith('ask-'));
        expect(asks).toHaveLength(legal.length > 1 || turn !== seat ? moves.length : 0);
      }),
      { numRuns: 200 },
    );
  });

  it('asks with Yes, which plays exactly that, and Back, which keeps what was chosen', () => {
    fc.assert(
      fc.property(someMatch, fc.constantFrom(...SEATS), fc.nat(7), (match, seat, chosen) => {
        const { legal, offered } = viewFor(match, seat);
        fc.pre(legal.length > 1);
        const mask = chosen & announceAll(offered);
        const [first] = offeredBy(drawn(match, seat, { confirm: true, chosen: mask }), match, seat);
        if (first === undefined) throw new Error('nothing can be done');
        const { seat: _seat, ...asked } = first;
        const body = drawn(match, seat, { confirm: true, chosen: mask, asked: asked as Action });
        const [yes, back, ...others] = customIds(body).map(decodePress);
        expect(others).toEqual([]);
        expect(yes?.type).toMatch(/^(play|call)$/);
        expect(yes && { seat, ...actionOfPress(yes, offered) }).toEqual(first);
        expect(back).toMatchObject({ type: 'unask', declare: mask });
        expect(body.content.split('\n')[0]).toMatch(/\?$/);
      }),
      { numRuns: 200 },
    );
  });

  it('shows a note on top, in one line', () => {
    expect(drawn(playedOn(ALL_RULES[0]!, 1, 0), 0, { note: 'Too late.\nSorry.' }).content).toMatch(
      /^> Too late\. Sorry\.\n/,
    );
  });
});

describe('maskOfValues', () => {
  it.each([
    [[], 0],
    [['0'], 1],
    [['0', '2'], 5],
    [['x', '-1', '99', '1'], 2],
  ])('reads the picked options %j as %d', (values, mask) => {
    expect(maskOfValues(values)).toBe(mask);
  });
});

describe('bidValueOf', () => {
  it.each([
    ['90', 90],
    ['capot', 'capot'],
    ['', null],
    ['9e1', null],
    [undefined, null],
  ])('reads the option %j as %j', (option, value) => {
    expect(bidValueOf(option)).toBe(value);
  });
});

function firstCardWithDeclarations(): Match {
  const rules = ALL_RULES.find(({ id }) => id === 'bela')!;
  for (let seed = 1; ; seed += 1) {
    const match = playedOn(rules, seed, 4);
    const { deal } = match;
    if (deal?.phase === 'play' && viewFor(match, deal.turn).offered.length > 0) return match;
  }
}
