import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../playground/server/actors/actor.ts';
import { textOf } from '../../../playground/server/actors/look.ts';
import { isPerson } from '../../../src/app/seating.ts';
import { turnOf } from '../../../src/engine/match.ts';
import { expectClean } from '../../support/clean.ts';
import {
  buttonAt,
  clickOld,
  eager,
  logOf,
  nextTurn,
  openParty,
  playAuction,
  playToEnd,
  pressAt,
  tableOf,
  toldPrivately,
  turnAt,
  type Party,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

function isComputersTurn(party: Party): boolean {
  const table = tableOf(party);
  if (table.phase !== 'playing') return false;
  const seat = turnOf(table.match);
  return seat !== null && !isPerson(table.seats[seat]);
}

const movesOf = (party: Party): number => logOf(party).filter((each) => each.type === 'moved').length;

describe('a computer that thinks', () => {
  it('delays no acknowledgement: clicks are answered while it thinks, here and elsewhere [fault 1]', async () => {
    const hard = await openParty(stage, [stage.person(0)], { level: 'hard', rules: 'coinche' });
    const other = await openParty(stage, [stage.person(1), stage.person(2)]);
    let meanwhile = 0;
    for (let clicks = 0; clicks < 200 && meanwhile < 4; clicks += 1) {
      const turn = turnAt(hard);
      if (turn !== undefined) await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      const before = movesOf(hard);
      const thinking = isComputersTurn(hard);
      const party = clicks % 2 === 0 ? hard : other;
      await pressAt(party, party.people[0]!, 'score');
      if (thinking && movesOf(hard) === before) meanwhile += 1;
      if (tableOf(hard).phase === 'closed' || buttonAt(hard, hard.people[0]!, 'next-deal') !== undefined)
        break;
    }
    expect(meanwhile).toBeGreaterThan(3);
  });
});

describe('a click', () => {
  it('with a button of table A on a message of table B plays at A only, and once [fault 11]', async () => {
    const [a, b] = [await openParty(stage), await openParty(stage)];
    const turn = await nextTurn(a);
    const hand = turn.actor.ephemerals().findLast(({ channelId }) => channelId === b.threadId);
    if (hand === undefined) throw new Error('no hand at B');
    const { customId } = eager(turn.offers);
    const clicks = [1, 2].map(() => clickOld(turn.actor, hand, turn.message.components, customId));
    await Promise.all(clicks.map((each) => each.acknowledged));
    await nextTurn(a, turn.at);
    await stage.discord.settle();
    expect([movesOf(a), movesOf(b)]).toEqual([1, 0]);
  });

  it('on a finished table changes nothing and is told so kindly, also from an old hand', async () => {
    const party = await openParty(stage, undefined, { target: 1 });
    const early = await playAuction(party);
    const { components } = early.message;
    await playToEnd(party);
    const length = logOf(party).length;
    await clickOld(early.actor, early.message, components, eager(early.offers).customId).acknowledged;
    await toldPrivately(stage, early.actor, /This table is closed|The match is over/);
    const anna = party.people[0] as Actor;
    anna.reload();
    const answer = await anna.command('/belote end').acknowledged;
    await stage.discord.world.when(() => /closed/.test(textOf(answer.message()!)), { what: 'a refusal' });
    expect(logOf(party)).toHaveLength(length);
    const results = tableOf(party);
    expect(results).toMatchObject({ phase: 'closed', outcome: { kind: 'won' } });
  });
});
