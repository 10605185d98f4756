import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCard, type Card } from '../../src/engine/cards.ts';
import type { Match } from '../../src/engine/match.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { sceneOf, type TableScene } from '../../src/render/table-scene.ts';
import { afterCards, courseOf, SEED } from './positions.ts';
import { SETTING, WORDS } from './words.ts';

describe('sceneOf', () => {
  it.each([
    ['bulgarian', ['south', 'east', 'north', 'west']],
    ['team', ['south', 'west', 'north', 'east']],
  ] as const)('seats the players of %s in their direction of play', (id, places) => {
    const scene = sceneOf(spectator(afterCards(id, 0)), SETTING);
    expect(scene.seats.map(({ place }) => place)).toEqual(places);
  });

  it('shows the cards of the trick at the seats that played them, and which one is winning', () => {
    const view = spectator(afterCards('coinche', 6));
    const { seats, finishedTrick } = sceneOf(view, SETTING);
    for (const { seat, card } of view.trick) expect(seats[seat].played?.card).toBe(card);
    expect(seats.filter(({ played }) => played !== null)).toHaveLength(2);
    expect(seats.filter(({ played }) => played?.winning === true)).toHaveLength(1);
    expect(finishedTrick).toBe(false);
  });

  it('keeps the trick that was just taken in sight, with its winner', () => {
    const view = spectator(afterCards('coinche', 8));
    const { seats, finishedTrick } = sceneOf(view, SETTING);
    const winner = view.tricks[1]?.winner;
    expect(finishedTrick).toBe(true);
    expect(SEATS.filter((seat) => seats[seat].played?.winning)).toEqual([winner]);
    expect(seats.every(({ played }) => played !== null)).toBe(true);
  });

  it('marks the dealer, whose turn it is, and the contract with its bidder', () => {
    const view = spectator(afterCards('coinche', 1));
    const scene = sceneOf(view, SETTING);
    expect(scene.seats.map(({ dealer }) => dealer)).toEqual([true, false, false, false]);
    expect(SEATS.filter((seat) => scene.seats[seat].turn)).toEqual([view.turn]);
    expect(scene.contract).toMatchObject({
      text: 'Clubs',
      value: '80',
      multiplier: '',
      bidder: 'Bo',
      side: 1,
    });
  });

  it('shows a doubled contract with its multiplier', () => {
    const view = spectator(afterCards('coinche', 1));
    const doubled = { ...view, standing: view.standing && { ...view.standing, multiplier: 4 as const } };
    expect(sceneOf(doubled, SETTING).contract?.multiplier).toBe('×4');
  });

  it('shows what each seat said last while the auction runs, and not afterwards', () => {
    const [, afterOneCall] = courseOf('coinche', SEED, [1]);
    if (afterOneCall === undefined) throw new Error('nobody spoke');
    expect(sceneOf(spectator(afterOneCall), SETTING).seats.map(({ call }) => call)).toEqual([
      null,
      'bid',
      null,
      null,
    ]);
    expect(sceneOf(spectator(afterCards('coinche', 0)), SETTING).seats.map(({ call }) => call)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('shows the turned card only until it has been taken', () => {
    const [dealt] = courseOf('french', SEED, [1]);
    if (dealt === undefined) throw new Error('nothing was dealt');
    expect(sceneOf(spectator(dealt), SETTING).turnedCard).toBe(viewFor(dealt, null).turnedCard);
    expect(sceneOf(spectator(dealt), SETTING).turnedCard).not.toBeNull();
    expect(sceneOf(spectator(afterCards('french', 0)), SETTING).turnedCard).toBeNull();
  });

  it('shows announced kinds and belotes at their seats, hanging points only when there are some', () => {
    const view = spectator(afterCards('bulgarian', 2));
    const told: View = {
      ...view,
      hanging: 16,
      announced: [[], ['tierce', 'carre'], [], []],
      belotes: [{ seat: 1, suit: 'H' }],
    };
    expect(sceneOf(told, SETTING).seats.map(({ notes }) => notes)).toEqual([
      [],
      ['Tierce', 'Carré', 'Belote'],
      [],
      [],
    ]);
    expect(sceneOf(told, SETTING).hanging).toBe('16 hanging');
    expect(sceneOf({ ...view, hanging: 0 }, SETTING).hanging).toBe('');
  });

  it("refuses a player's view", () => {
    expect(() => sceneOf(viewFor(afterCards('coinche', 3), 2), SETTING)).toThrow('spectator');
  });

  it('never holds a card that has not been played or turned up', () => {
    const position = fc.tuple(
      fc.constantFrom(...RULESET_IDS),
      fc.integer({ min: 0 }),
      fc.array(fc.nat(), { minLength: 1 }),
    );
    fc.assert(
      fc.property(position, ([id, seed, choices]) => {
        for (const match of courseOf(id, seed.toString(16).padStart(64, '0'), choices)) {
          const view = spectator(match);
          expect(publicCards(view)).toEqual(expect.arrayContaining([...cardsIn(sceneOf(view, SETTING))]));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('survives JSON, which names the picture', () => {
    const scene = sceneOf(spectator(afterCards('bela', 5)), SETTING);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  it('says the banner and the caption that it is given', () => {
    const words = { ...WORDS, caption: 'Deal 7', banner: 'Side A wins' };
    expect(sceneOf(spectator(afterCards('bela', 5)), { ...SETTING, words })).toMatchObject({
      caption: 'Deal 7',
      banner: 'Side A wins',
    });
  });
});

function spectator(match: Match): View {
  return viewFor(match, null);
}

function publicCards({ turnedCard, trick, tricks }: View): readonly Card[] {
  const played = [...tricks.flatMap(({ cards }) => cards), ...trick].map(({ card }) => card);
  return turnedCard === null ? played : [...played, turnedCard];
}

/** Every card anywhere in a scene, whatever the field. */
function cardsIn(scene: TableScene): readonly Card[] {
  const found: Card[] = [];
  JSON.stringify(scene, (_, value: unknown) => {
    if (isCard(value)) found.push(value);
    return value;
  });
  return found;
}
