import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Actor } from '../../playground/server/actors/actor.ts';
import { buttonsOf, optionsOf, textOf } from '../../playground/server/actors/look.ts';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { apiOf, type Api } from './support/api.ts';
import { button, option, row, select } from './support/pieces.ts';

let discord: LocalDiscord;
let api: Api;
let anna: Actor;
let bruno: Actor;

const commands = [
  {
    name: 'belote',
    description: 'Play',
    options: [
      {
        type: 1,
        name: 'start',
        description: 'Open a table',
        options: [
          {
            type: 3,
            name: 'rules',
            description: 'Which',
            required: true,
            choices: [{ name: 'Coinche', value: 'coinche' }],
          },
          { type: 4, name: 'target', description: 'Points', min_value: 500, max_value: 2000 },
          { type: 5, name: 'pictures', description: 'Pictures' },
          { type: 6, name: 'partner', description: 'With whom' },
          { type: 7, name: 'where', description: 'Channel', channel_types: [0] },
        ],
      },
      {
        type: 2,
        name: 'season',
        description: 'Season',
        options: [{ type: 1, name: 'close', description: 'Close' }],
      },
    ],
  },
  { name: 'setup', description: 'Set up', default_member_permissions: '32', contexts: [0] },
  { name: 'direct', description: 'In private', contexts: [1] },
];

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  await api('PUT', `/applications/${discord.applicationId}/commands`, commands);
  const [first = '', second = ''] = discord.seed.people;
  anna = discord.world.actor(first);
  bruno = discord.world.actor(second);
});

afterEach(async () => {
  await discord.stop();
  expect(discord.violations).toEqual([]);
});

async function answered(actor: Actor, data: object): Promise<Message> {
  const handle = actor.command('/belote start', { rules: 'coinche' });
  const path = `/interactions/${handle.id}/${handle.interaction.token}/callback`;
  expect(await api('POST', path, { type: 4, data })).toMatchObject({ status: 204 });
  return handle.message()!;
}

describe('a command', () => {
  it('carries its options as Discord would send them', () => {
    const { data } = anna.command('/belote start', {
      rules: 'Coinche',
      target: 1000,
      pictures: false,
      partner: bruno.id,
    }).interaction;
    expect(data).toMatchObject({
      name: 'belote',
      options: [
        {
          name: 'start',
          type: 1,
          options: [
            { name: 'rules', type: 3, value: 'coinche' },
            { name: 'target', type: 4, value: 1000 },
            { name: 'pictures', type: 5, value: false },
            { name: 'partner', type: 6, value: bruno.id },
          ],
        },
      ],
      resolved: { users: { [bruno.id]: { username: 'bruno3' } }, members: { [bruno.id]: { nick: null } } },
    });
    expect(anna.command('/belote season close').interaction.data).toMatchObject({
      options: [{ name: 'season', type: 2, options: [{ name: 'close', type: 1, options: [] }] }],
    });
  });

  it.each([
    ['that does not exist', '/tarot', {}, 'no-such-command'],
    ['whose subcommand does not exist', '/belote stop', {}, 'no-such-command'],
    ['without its subcommand', '/belote', {}, 'no-such-command'],
    ['that is not for servers', '/direct', {}, 'command-not-permitted'],
    ['with an unknown option', '/belote start', { rules: 'coinche', colour: 'red' }, 'no-such-option'],
    ['without a required option', '/belote start', {}, 'missing-option'],
    ['with a choice that is not offered', '/belote start', { rules: 'tarot' }, 'not-a-choice'],
    ['with a number out of bounds', '/belote start', { rules: 'coinche', target: 2001 }, 'bad-value'],
    ['with a text for a number', '/belote start', { rules: 'coinche', target: '1000' }, 'bad-value'],
    ['with a person who is no id', '/belote start', { rules: 'coinche', partner: 'Bruno' }, 'bad-value'],
    ['with a channel that does not exist', '/belote start', { rules: 'coinche', where: '1' }, 'bad-value'],
  ])('%s cannot be sent', (_what, line, options, code) => {
    expect(() => anna.command(line, options)).toThrow(expect.objectContaining({ code }));
  });

  it('for moderators is offered to moderators', () => {
    expect(() => anna.command('/setup')).toThrow(expect.objectContaining({ code: 'command-not-permitted' }));
    const moderators = discord.world.addRole(discord.seed.guildId, 'moderators', ['ManageGuild']);
    discord.world.giveRole(discord.seed.guildId, anna.id, moderators.id);
    expect(anna.command('/setup').response).toBe('none');
  });

  it('needs a channel that the person sees and may use commands in', () => {
    discord.world.denyMember(anna.channelId, anna.id, 'UseApplicationCommands');
    expect(() => anna.command('/setup')).toThrow(expect.objectContaining({ code: 'command-not-permitted' }));
    discord.world.denyMember(anna.channelId, bruno.id, 'ViewChannel');
    expect(() => bruno.command('/setup')).toThrow(expect.objectContaining({ code: 'channel-invisible' }));
    bruno.leave();
    expect(() => bruno.command('/setup')).toThrow(expect.objectContaining({ code: 'not-a-member' }));
  });
});

describe('a component', () => {
  const components = [
    row(
      button(),
      button({ custom_id: 'pass', label: 'Pass', disabled: true }),
      button({ custom_id: 'twin', label: 'Twin' }),
      button({ custom_id: 'twin2', label: 'Twin' }),
    ),
    row(select({ min_values: 1, max_values: 2, options: [option('H'), option('S'), option('D')] })),
  ];

  it.each([
    ['is disabled', 'pass', 'disabled'],
    ['is not there', 'Double', 'no-such-component'],
    ['could be one of two', 'Twin', 'ambiguous-component'],
  ])('that %s cannot be clicked', async (_what, wanted, code) => {
    const shown = await answered(anna, { content: 'bid', components });
    expect(() => bruno.click(shown, wanted)).toThrow(expect.objectContaining({ code }));
    expect(bruno.click(shown, 'twin').interaction.data).toEqual({
      component_type: 2,
      custom_id: 'twin',
      id: 4,
    });
  });

  it.each([
    ['nothing', [], 'bad-value'],
    ['too much', ['H', 'S', 'D'], 'bad-value'],
    ['one thing twice', ['H', 'H'], 'bad-value'],
    ['what is not offered', ['C'], 'not-a-choice'],
  ])('that is a menu does not let choose %s', async (_what, values, code) => {
    const shown = await answered(anna, { content: 'bid', components });
    expect(() => bruno.select(shown, 'bid', values)).toThrow(expect.objectContaining({ code }));
    expect(bruno.select(shown, 'bid', ['S', 'H']).interaction.data).toMatchObject({ values: ['S', 'H'] });
  });

  it('is out of reach in a locked thread, except for who manages threads', async () => {
    const { body } = await api('POST', `/channels/${anna.channelId}/threads`, { name: 'Table', type: 11 });
    const threadId = String(body['id']);
    const shown = await answered(anna.in(threadId), { content: 'table', components: [row(button())] });
    discord.world.changeThread(threadId, { locked: true });
    expect(() => anna.click(shown, 'Play')).toThrow(expect.objectContaining({ code: 'locked-thread' }));
    expect(discord.world.actor(discord.seed.ownerId).click(shown, 'Play').response).toBe('none');
    discord.world.changeThread(threadId, { locked: false });
    expect(anna.click(shown, 'Play').response).toBe('none');
  });

  it('is gone with its message', async () => {
    const shown = await answered(anna, { content: 'table', components: [row(button())] });
    discord.world.deleteMessage(shown);
    expect(() => anna.click(shown, 'Play')).toThrow(expect.objectContaining({ code: 'message-invisible' }));
  });
});

describe('an ephemeral message', () => {
  it('is seen and used by its person alone', async () => {
    const hand = await answered(anna, { content: 'hand', flags: 64, components: [row(button())] });
    expect([anna.messages(), bruno.messages()]).toEqual([[hand], []]);
    expect(() => bruno.click(hand, 'Play')).toThrow(expect.objectContaining({ code: 'message-invisible' }));
    expect(anna.click(hand, 'Play').interaction.sourceMessageId).toBe(hand.id);
  });

  it('is gone after a reload or a dismissal, and an edit does not bring it back', async () => {
    const [first, second] = [
      await answered(anna, { content: 'first', flags: 64, components: [row(button())] }),
      await answered(anna, { content: 'second', flags: 64 }),
    ];
    anna.dismiss(second);
    expect(anna.ephemerals()).toEqual([first]);
    anna.reload();
    expect(anna.ephemerals()).toEqual([]);
    expect(() => anna.click(first, 'Play')).toThrow(expect.objectContaining({ code: 'message-invisible' }));
    const interaction = [...discord.world.state.interactions.values()][0]!;
    const path = `/webhooks/${discord.applicationId}/${interaction.token}/messages/@original`;
    expect(await api('PATCH', path, { content: 'new' })).toMatchObject({ status: 200 });
    expect(anna.sees(first)).toBe(false);
  });

  it('cannot be dismissed when it is none', async () => {
    const shown = await answered(anna, { content: 'table' });
    expect(() => anna.dismiss(shown)).toThrow(expect.objectContaining({ code: 'not-ephemeral' }));
  });
});

describe('reading a message', () => {
  it('gives its words, its buttons and its options', async () => {
    const shown = await answered(anna, {
      content: 'Bruno bids',
      embeds: [{ title: 'Deal 3', fields: [{ name: 'Trump', value: 'hearts' }] }],
      components: [row(button({ emoji: { name: '♠️' } })), row(select({ placeholder: 'Your bid' }))],
    });
    expect(textOf(shown).split('\n')).toEqual([
      'Bruno bids',
      'Deal 3',
      'Trump',
      'hearts',
      'Play',
      'Your bid',
      'hearts',
      'spades',
    ]);
    expect(buttonsOf(shown)).toEqual([
      { customId: 'play', label: 'Play', emoji: '♠️', disabled: false, style: 1 },
    ]);
    expect(optionsOf(shown, 'bid').map((each) => each.value)).toEqual(['hearts', 'spades']);
  });
});

describe('a mention', () => {
  const pinged = async (body: object) => {
    const { body: made } = await api('POST', `/channels/${anna.channelId}/messages`, body);
    const message = discord.world.message(anna.channelId, String(made['id']))!;
    return [...message.pings, ...message.pingedRoles, ...(message.pingsEveryone ? ['everyone'] : [])];
  };

  it('notifies when it is allowed or nothing is said about it, and only then', async () => {
    const content = `<@${anna.id}> and <@${bruno.id}>`;
    expect(await pinged({ content })).toEqual([anna.id, bruno.id]);
    expect(await pinged({ content, allowed_mentions: { parse: [] } })).toEqual([]);
    expect(await pinged({ content, allowed_mentions: { parse: [], users: [bruno.id] } })).toEqual([bruno.id]);
    expect(await pinged({ content: 'hi', allowed_mentions: { parse: [], users: [bruno.id] } })).toEqual([]);
  });

  it('of everyone needs the permission', async () => {
    expect(await pinged({ content: '@everyone' })).toEqual([]);
    discord.world.allowBot(anna.channelId, 'MentionEveryone');
    expect(await pinged({ content: '@everyone' })).toEqual(['everyone']);
    expect(await pinged({ content: '@everyone', allowed_mentions: { parse: ['users'] } })).toEqual([]);
  });

  it('in an ephemeral message notifies nobody', async () => {
    const hand = await answered(anna, { content: `<@${bruno.id}>`, flags: 64 });
    expect(hand.pings.size).toBe(0);
  });
});

describe('what was sent', () => {
  it('is listed word for word with its reader', async () => {
    await answered(anna, { content: 'J♥ 9♥', flags: 64, components: [row(button({ label: 'J♥' }))] });
    await answered(anna, { content: 'table' });
    expect(discord.sentTexts().map(({ text, key, reader }) => [key, text, reader])).toEqual([
      ['content', 'J♥ 9♥', anna.id],
      ['components.0.components.0.label', 'J♥', anna.id],
      ['components.0.components.0.custom_id', 'play', anna.id],
      ['content', 'table', null],
    ]);
  });
});
