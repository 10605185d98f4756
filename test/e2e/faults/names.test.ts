import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../playground/server/actors/look.ts';
import { expectClean } from '../../support/clean.ts';
import { answerOf } from '../../support/friends.ts';
import { brief, nextTurn, openParty, playDeal, playOn } from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const NAMES = [
  '@everyone **bold** __x__',
  '<@1> <@&2> <#3> @here',
  '\u202Eolleh\u202C `code` ||spoiler||',
  '[a](http://x.y) \\ > # ~~no~~ 12',
  '```\n-# <:e:1> <t:0:R> <id:guide>',
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    discord: { people: NAMES.map((each) => each.slice(0, 32)) },
    settings: { BELOTE_PING_AFTER_MS: '0' },
  });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

describe('display names', () => {
  it('with markdown, mentions and turned text go through a whole match: nobody is pinged but who is in turn [fault 26]', async () => {
    const party = await openParty(stage, undefined, { target: 1 });
    await playDeal(party);
    await stage.discord.settle();
    const messages = [party.threadId, party.channelId].flatMap((each) => stage.discord.world.messages(each));
    for (const message of messages) {
      expect(message.pingsEveryone).toBe(false);
      expect(message.pingedRoles.size).toBe(0);
      expect(message.pings.size).toBeLessThan(2);
      expect(textOf(message)).not.toMatch(/@everyone|@here|\u202E/);
    }
    const standings = await answerOf(stage, stage.person(0), '/belote standings');
    expect(standings).toMatch(/```[^`]*@everyone[^`]*```/);
  });

  it('are pinged one at a time and only in turn [fault 20] [fault 26]', async () => {
    const party = await openParty(stage);
    let last = -1;
    for (let turn = 0; turn < 4; turn += 1) {
      const { actor, at } = await nextTurn(party, last);
      await stage.discord.world.when(
        () => stage.discord.world.messages(party.threadId).some((each) => each.pings.has(actor.id)),
        { what: 'a mention of who is in turn' },
      );
      last = at;
      await playOn(party, 1, brief);
    }
    await stage.discord.settle();
    const left = stage.discord.world.messages(party.threadId).filter((each) => each.pings.size > 0);
    expect(left.length).toBeLessThan(2);
  });

  it('with a nickname of this server are called by it [fault 26]', async () => {
    const { world, seed } = stage.discord;
    const member = world.guild(seed.guildId).members.get(stage.person(1).id);
    if (member === undefined) throw new Error('nobody');
    member.nick = 'Bruno *the* brave';
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    const table = world.messages(party.threadId).find((each) => each.embeds.length > 0);
    expect(table && textOf(table)).toContain('Bruno \\*the\\* brave');
  });
});
