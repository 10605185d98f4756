import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Actor } from '../../playground/server/actors/actor.ts';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import type { Change } from '../../playground/server/world/changes.ts';
import { concernsPerson } from '../../playground/server/world/visibility.ts';
import { apiOf, type Api } from './support/api.ts';

let discord: LocalDiscord;
let api: Api;
let anna: Actor;
let bruno: Actor;
let changes: Change[];

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  await api('PUT', `/applications/${discord.applicationId}/commands`, [
    { name: 'hand', description: 'Your hand' },
  ]);
  const [first = '', second = ''] = discord.seed.people;
  anna = discord.world.actor(first);
  bruno = discord.world.actor(second);
  changes = [];
  discord.world.changes.subscribe((change) => changes.push(change));
});

afterEach(async () => {
  await discord.stop();
  expect(discord.violations).toEqual([]);
});

const seenBy = (actor: Actor) =>
  changes
    .filter((change) => concernsPerson(discord.world.state, actor.id, change))
    .map((change) => change.kind);
const ofMessages = (kinds: readonly string[]) => kinds.filter((kind) => kind.startsWith('message'));

async function hand(actor: Actor) {
  const handle = actor.command('/hand');
  await api('POST', `/interactions/${handle.id}/${handle.interaction.token}/callback`, {
    type: 4,
    data: { content: 'hand', flags: 64 },
  });
  return handle.message()!;
}

describe('the feed of changes', () => {
  it('tells everybody of a public message, and one person of an ephemeral one', async () => {
    bruno.say('hello');
    expect([ofMessages(seenBy(anna)), ofMessages(seenBy(bruno))]).toEqual([
      ['message-created'],
      ['message-created'],
    ]);
    anna.dismiss(await hand(anna));
    expect(ofMessages(seenBy(anna))).toEqual(['message-created', 'message-created', 'message-hidden']);
    expect(ofMessages(seenBy(bruno))).toEqual(['message-created']);
  });

  it('tells of an interaction only the person who acts', async () => {
    await hand(anna);
    expect(seenBy(anna)).toEqual(['interaction-created', 'message-created', 'interaction-acknowledged']);
    expect(seenBy(bruno)).toEqual([]);
  });

  it('is numbered in order, and stops for who unsubscribes', () => {
    const heard: number[] = [];
    const stop = discord.world.changes.subscribe((change) => heard.push(change.sequence));
    anna.say('one');
    stop();
    anna.say('two');
    const numbers = changes.map((each) => each.sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(1);
    expect(heard).toEqual([changes[0]?.sequence]);
  });
});

describe('what a person sees', () => {
  it('is nothing of a channel that is hidden, for this person alone', () => {
    const message = anna.say('hello');
    discord.world.denyMember(anna.channelId, bruno.id, 'ViewChannel');
    expect([anna.sees(message), bruno.sees(message), bruno.channels()]).toEqual([true, false, []]);
    anna.say('still here');
    expect(ofMessages(seenBy(bruno))).toEqual([]);
  });

  it('is nothing of a private thread before joining it', async () => {
    const { body } = await api('POST', `/channels/${anna.channelId}/threads`, { name: 'Table' });
    const thread = String(body['id']);
    await api('PUT', `/channels/${thread}/thread-members/${anna.id}`);
    const message = anna.in(thread).say('secret');
    expect([anna.sees(message), bruno.sees(message)]).toEqual([true, false]);
    expect(() => bruno.in(thread).say('me too')).toThrow(
      expect.objectContaining({ code: 'channel-invisible' }),
    );
    expect(discord.world.actor(discord.seed.ownerId).sees(message)).toBe(true);
  });

  it('is nothing any more after leaving, or during an outage', () => {
    const message = anna.say('hello');
    bruno.leave();
    expect([anna.sees(message), bruno.sees(message)]).toEqual([true, false]);
    discord.world.setAvailable(discord.seed.guildId, false);
    expect(() => anna.say('anybody?')).toThrow(expect.objectContaining({ code: 'channel-invisible' }));
  });
});
