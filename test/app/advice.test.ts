import { describe, expect, it } from 'vitest';
import type { Hint } from '../../src/engine/hint.ts';
import { turnOf } from '../../src/engine/match.ts';
import { fail } from '../../src/engine/result.ts';
import { createAdvice } from '../../src/app/advice.ts';
import type { Advisor } from '../../src/app/ports.ts';
import type { Playing } from '../../src/app/table.ts';
import { EAGER, inTurn, openRoom, PEOPLE, type Room } from '../support/card-room.ts';

type Request = Parameters<Advisor['hint']>[0];

/** An expert that answers when it is told to, and remembers what it was asked. */
function slowExpert(): Advisor & { readonly asked: Request[]; answer(): void } {
  const asked: Request[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    hint: (request) => {
      asked.push(request);
      const [move] = request.view.legal;
      if (move === undefined) throw new Error('nothing is to be decided');
      const hint: Hint = { move, reason: { kind: 'rule-of-thumb' } };
      return new Promise((resolve) => waiting.push(() => resolve(hint)));
    },
    answer: () => waiting.splice(0).forEach((each) => each()),
  };
}

async function fourAtTable(hints = true): Promise<{ room: Room; table: Playing }> {
  const room = openRoom({ thinker: EAGER });
  return { room, table: await room.playing(await room.begin(4, { hints })) };
}

describe('advice', () => {
  it('is asked for from the view of whoever is in turn, with the seed of a move and a deadline', async () => {
    const { table } = await fourAtTable();
    const expert = slowExpert();
    const given = createAdvice(expert, 400)(table, inTurn(table));
    expect(expert.asked).toMatchObject([{ seed: `${table.id}:${table.at}`, deadlineMs: 400 }]);
    expect(expert.asked[0]?.view.seat).toBe(turnOf(table.match));
    expect(JSON.stringify(expert.asked[0])).not.toContain(table.seeds[0]);
    expert.answer();
    const [move] = expert.asked[0]?.view.legal ?? [];
    expect(await given).toMatchObject({ ok: true, value: { table, hint: { move } } });
  });

  it('changes nothing at the table and stores nothing', async () => {
    const { room, table } = await fourAtTable();
    const stored = await room.store.load(table.id);
    const expert = slowExpert();
    const given = createAdvice(expert, 400)(table, inTurn(table));
    expert.answer();
    await given;
    expect(await room.table(table.id)).toEqual(table);
    expect(await room.store.load(table.id)).toEqual(stored);
  });

  it('is thought about once, however often it is asked for meanwhile, and again after that', async () => {
    const { table } = await fourAtTable();
    const expert = slowExpert();
    const advice = createAdvice(expert, 400);
    const both = [advice(table, inTurn(table)), advice(table, inTurn(table))];
    expect(expert.asked).toHaveLength(1);
    expert.answer();
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    void advice(table, inTurn(table));
    expect(expert.asked).toHaveLength(2);
  });

  it('is refused to whoever is not in turn or has no seat, between two deals, and where the table allows none', async () => {
    const { room, table } = await fourAtTable();
    const expert = slowExpert();
    const advice = createAdvice(expert, 400);
    const waiting = PEOPLE.find((userId) => userId !== inTurn(table)) ?? '';
    const silent = await fourAtTable(false);
    const scored = await room.playDeal(table.id);
    expect(await advice(table, waiting)).toEqual(fail('not-your-turn'));
    expect(await advice(table, 'nobody')).toEqual(fail('not-seated'));
    expect(await advice(silent.table, inTurn(silent.table))).toEqual(fail('hints-off'));
    expect(await advice(scored, 'ana')).toEqual(fail('deal-is-over'));
    expect(expert.asked).toEqual([]);
  });

  it('is refused before the match and after it', async () => {
    const room = openRoom();
    const advice = createAdvice(slowExpert(), 400);
    const lobby = await room.open();
    expect(await advice(await room.table(lobby), 'ana')).toEqual(fail('not-playing'));
    await room.must(lobby, { type: 'cancel', userId: 'ana', moderator: false });
    expect(await advice(await room.table(lobby), 'ana')).toEqual(fail('table-closed'));
    const match = await room.begin(4);
    await room.must(match, { type: 'end', userId: 'ana', moderator: false });
    expect(await advice(await room.table(match), 'ana')).toEqual(fail('match-is-over'));
  });
});
