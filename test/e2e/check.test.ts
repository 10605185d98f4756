import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../playground/server/actors/look.ts';
import type { TableEvent } from '../../src/app/events.ts';
import { viewFor } from '../../src/engine/view.ts';
import { commitmentOf, packOf } from '../../src/engine/shuffle.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf } from '../support/friends.ts';
import { logOf, openParty, playAuction, playDeal, playToEnd, tableOf, type Party } from '../support/party.ts';
import { tableMessage } from '../support/pictures.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
const SEED = 'ab'.repeat(32);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

const check = (seed: string, options: Readonly<Record<string, string | number>> = {}): Promise<string> =>
  answerOf(stage, stage.person(4), '/belote check', { seed, ...options });

function seedOf(party: Party, deal: number): string {
  const dealt = logOf(party).filter(
    (each): each is Extract<TableEvent, { type: 'dealt' }> => each.type === 'dealt',
  );
  return dealt[deal]?.seed ?? '';
}

describe('`/belote check`', () => {
  it('gives the fingerprint that stood under the table, and the real hands of a deal that is over', async () => {
    const party = await openParty(stage, undefined, { rules: 'bulgarian' });
    const promised = /🔏 ([0-9a-f]{64})/.exec(textOf(tableMessage(party)))?.[1] ?? '';
    await playAuction(party);
    const held = party.people.map((_, seat) => {
      const { match } = tableOf(party) as { match: Parameters<typeof viewFor>[0] };
      return viewFor(match, seat as 0 | 1 | 2 | 3).hand;
    });
    await playDeal(party);
    const shown = await stage.discord.world.when(
      () => /Seed: `([0-9a-f]{64})`/.exec(party.people[0]!.messages().map(textOf).join('\n'))?.[1],
      { what: 'the seed of the deal' },
    );
    const text = await check(shown);
    expect(text).toContain(promised);
    expect(text).toMatch(/Deal 1 of a match of Bulgarian belot, dealt <t:\d+:f>/);
    for (const [seat, name] of ['Anna', 'Bruno', 'Chloé', 'Didier'].entries()) {
      const block = text.slice(text.indexOf(`**${name}**`)).split('\n')[1] ?? '';
      for (const card of held[seat] ?? []) expect(block).toContain(cardLabel(card, s));
    }
    await party.people[0]!.command('/belote end').acknowledged;
  });

  it('knows the last deal of a match again when the match is over, also after a restart', async () => {
    const party = await openParty(stage, [stage.person(0)], { rules: 'french', target: 1 });
    await playToEnd(party);
    await stage.bot.kill();
    stage = await stage.restart();
    const text = await check(`Seed: \`${seedOf(party, 0).toUpperCase()}\``);
    expect(text).toContain('Deal 1 of a match of French belote');
    expect(text).toContain('🤖');
  });

  it('deals a seed that nobody had by the rules and for the dealer that are asked for', async () => {
    const text = await check(SEED, { rules: 'contree', dealer: 4 });
    expect(text).toContain(s.check.unknown({ ruleSet: 'contree', dealer: 4 }));
    expect(text).toContain(commitmentOf(SEED));
    for (const card of packOf(SEED)) expect(text).toContain(cardLabel(card, s));
  });

  it('tells nothing of another server', async () => {
    const party = await openParty(stage, [stage.person(0)], { rules: 'french', target: 1 });
    await playToEnd(party);
    const { world } = stage.discord;
    const other = world.addGuild('Elsewhere');
    world.addMember(other.id, stage.person(0).id);
    const there = stage.person(0, world.addChannel(other.id, 'cards').id);
    const text = await answerOf(stage, there, '/belote check', { seed: seedOf(party, 0) });
    expect(text).toContain('No deal on this server that is over had this seed');
    expect(text).not.toContain('Anna');
  });

  it.each(['hello', '`npm run`', SEED.slice(1), `${SEED}0`])('refuses %j kindly', async (seed) => {
    expect(await check(seed)).toBe(s.refusal['not-a-seed']({}));
  });
});
