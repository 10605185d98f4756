import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Actor } from '../../playground/server/actors/actor.ts';
import type { InteractionHandle } from '../../playground/server/actors/handle.ts';
import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { button, letters, row } from './support/pieces.ts';

const minutes = 60_000;

let discord: LocalDiscord;
let api: Api;
let anna: Actor;
let bruno: Actor;

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  const [first = '', second = ''] = discord.seed.people;
  anna = discord.world.actor(first);
  bruno = discord.world.actor(second);
  await api('PUT', `/applications/${discord.applicationId}/commands`, [
    {
      name: 'belote',
      description: 'Play',
      options: [{ type: 3, name: 'match', description: 'Which', autocomplete: true }],
    },
  ]);
});

afterEach(() => discord.stop());

const answer = (handle: InteractionHandle, body: unknown, query = '') =>
  api('POST', `/interactions/${handle.id}/${handle.interaction.token}/callback${query}`, body);
const hook = (handle: InteractionHandle, method: string, suffix: string, body?: unknown) =>
  api(method, `/webhooks/${discord.applicationId}/${handle.interaction.token}${suffix}`, body);
const message = (content: string, flags = 0) => ({ type: 4, data: { content, flags } });
const table = { type: 4, data: { content: 'table', components: [row(button())] } };
const codes = async (...answers: readonly ReturnType<Api>[]) =>
  (await Promise.all(answers)).map(({ status, code }) => [status, code]);

/** A message of the bot with one button, and the interaction that made it. */
async function openTable(flags = 0) {
  const handle = anna.command('/belote');
  await answer(handle, { ...table, data: { ...table.data, flags } });
  return handle.message()!;
}

describe('an acknowledgement', () => {
  it('counts until three seconds have passed, then the interaction has failed', async () => {
    const inTime = anna.command('/belote');
    discord.clock.advance(3000);
    expect(await answer(inTime, message('in time'))).toMatchObject({ status: 204 });
    expect([inTime.response, inTime.ackedAfterMs]).toEqual(['message', 3000]);
    const late = anna.command('/belote');
    discord.clock.advance(3001);
    expect(await answer(late, message('late'))).toMatchObject({ status: 404, code: 10062 });
    expect(late.response).toBe('failed');
    await expect(late.acknowledged).rejects.toThrow('not acknowledged in time');
    expect(discord.violations).toEqual([]);
  });

  it('is taken once', async () => {
    const handle = anna.command('/belote');
    expect(await answer(handle, message('one'))).toMatchObject({ status: 204 });
    expect(await answer(handle, message('two'))).toMatchObject({ status: 400, code: 40060 });
    expect(discord.violations).toHaveLength(1);
    expect(bruno.messages().map((each) => each.content)).toEqual(['one']);
  });

  it('needs the right id and the right token', async () => {
    const handle = anna.command('/belote');
    const other = anna.command('/belote');
    const path = `/interactions/${handle.id}/${other.interaction.token}/callback`;
    expect(await api('POST', path, message('mixed'))).toMatchObject({ status: 404, code: 10062 });
    expect(await answer(handle, message('right'))).toMatchObject({ status: 204 });
  });

  it('brings the message along when asked to', async () => {
    const { body } = await answer(anna.command('/belote'), message('table'), '?with_response=true');
    expect(body).toMatchObject({
      interaction: { type: 2 },
      resource: { type: 4, message: { content: 'table' } },
    });
    expect(discord.violations).toEqual([]);
  });
});

describe('the kind of an answer', () => {
  it('fits a command: a message or a modal, no update', async () => {
    const refused = [6, 7, 8].map((type) =>
      answer(anna.command('/belote'), { type, data: { content: 'x' } }),
    );
    expect((await Promise.all(refused)).map((each) => each.wrong)).toEqual(
      Array.from({ length: 3 }, () => ['type INTERACTION_CALLBACK_TYPE_INVALID']),
    );
    const modal = { custom_id: 'm', title: 'Season', components: [label('name')] };
    const accepted = [{ type: 5 }, { type: 9, data: modal }].map((body) =>
      answer(anna.command('/belote'), body),
    );
    expect(await codes(...accepted)).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
  });

  it('fits a button: an update or a deferred one too', async () => {
    const shown = await openTable();
    const update = bruno.click(shown, 'Play');
    expect(await answer(update, { type: 7, data: { content: 'played', components: [] } })).toMatchObject({
      status: 204,
    });
    expect([update.response, shown.content, shown.components]).toEqual(['update', 'played', []]);
    const again = await openTable();
    const deferred = bruno.click(again, 'Play');
    expect(await answer(deferred, { type: 6 })).toMatchObject({ status: 204 });
    await hook(deferred, 'PATCH', '/messages/@original', { content: 'later' });
    expect([deferred.response, again.content]).toEqual(['deferred-update', 'later']);
  });

  it('fits a modal: no second modal', async () => {
    const opened = anna.command('/belote');
    const modal = { type: 9, data: { custom_id: 'm', title: 'Season', components: [label('name')] } };
    await answer(opened, modal);
    const submitted = anna.submit(opened, { name: 'Spring' });
    expect(await answer(submitted, modal)).toMatchObject({
      wrong: ['type INTERACTION_CALLBACK_TYPE_INVALID'],
    });
    expect(await answer(submitted, message('named'))).toMatchObject({ status: 204 });
  });

  it('fits an autocompletion: choices and nothing else, at most 25', async () => {
    const choices = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `match ${at}`, value: String(at) }));
    const typing = anna.autocomplete('/belote', { match: 'm' }, 'match');
    const handle = [...discord.world.state.waiting][0]!;
    const path = `/interactions/${handle.id}/${handle.token}/callback`;
    expect(await api('POST', path, message('no'))).toMatchObject({ code: 50035 });
    expect(await api('POST', path, { type: 8, data: { choices: choices(26) } })).toMatchObject({
      code: 50035,
    });
    expect(await api('POST', path, { type: 8, data: { choices: choices(25) } })).toMatchObject({
      status: 204,
    });
    expect(await typing).toHaveLength(25);
  });

  it('takes no flag but EPHEMERAL when it is deferred', async () => {
    const defer = (flags: number) => answer(anna.command('/belote'), { type: 5, data: { flags } });
    expect(await defer(64 | 4096)).toMatchObject({ wrong: ['data.flags MESSAGE_FLAGS_INVALID'] });
    expect(await defer(64)).toMatchObject({ status: 204 });
  });

  it('is checked like any message', async () => {
    const refused = answer(anna.command('/belote'), message(letters(2001)));
    expect(await refused).toMatchObject({ code: 50035, wrong: ['data.content BASE_TYPE_BAD_LENGTH'] });
    expect(await answer(anna.command('/belote'), message(''))).toMatchObject({ code: 50006 });
    expect(await answer(anna.command('/belote'), { type: 99 })).toMatchObject({
      wrong: ['type BASE_TYPE_CHOICES'],
    });
  });
});

describe('a modal', () => {
  const open = (data: object) =>
    answer(anna.command('/belote'), { type: 9, data: { custom_id: 'm', title: 'Season', ...data } });

  it.each([
    [
      'at most five components',
      { components: 'abcdef'.split('').map((id) => label(id)) },
      { components: 'abcde'.split('').map((id) => label(id)) },
    ],
    [
      'a custom_id only once',
      { components: [label('a'), label('a')] },
      { components: [label('a'), label('b')] },
    ],
    [
      'a short title',
      { title: letters(46), components: [label('a')] },
      { title: letters(45), components: [label('a')] },
    ],
    ['a component', { components: [] }, { components: [label('a')] }],
    [
      'a sensible length',
      { components: [label('a', { min_length: 9, max_length: 8 })] },
      { components: [label('a', { min_length: 8, max_length: 8 })] },
    ],
  ])('has %s', async (_rule, broken, kept) => {
    expect(await open(broken)).toMatchObject({ status: 400, code: 50035 });
    expect(await open(kept)).toMatchObject({ status: 204 });
  });
});

describe('the token of an interaction', () => {
  it('lives for 15 minutes', async () => {
    const handle = anna.command('/belote');
    await answer(handle, message('hand', 64));
    discord.clock.advance(15 * minutes);
    expect(await hook(handle, 'PATCH', '/messages/@original', { content: 'new hand' })).toMatchObject({
      status: 200,
    });
    discord.clock.advance(1);
    expect(
      await codes(
        hook(handle, 'PATCH', '/messages/@original', { content: 'x' }),
        hook(handle, 'POST', '', { content: 'x' }),
        hook(handle, 'GET', '/messages/@original'),
      ),
    ).toEqual([
      [401, 50027],
      [401, 50027],
      [401, 50027],
    ]);
    expect([discord.invalidRequests(), discord.violations]).toEqual([3, []]);
  });

  it('is of use only after the acknowledgement', async () => {
    const handle = anna.command('/belote');
    expect(await hook(handle, 'POST', '', { content: 'early' })).toMatchObject({ status: 404, code: 10015 });
    await answer(handle, message('answer'));
    expect(await hook(handle, 'POST', '', { content: 'more' })).toMatchObject({ status: 200 });
  });

  it("does not reach another's ephemeral message", async () => {
    const hers = anna.command('/belote');
    await answer(hers, message('her hand', 64));
    const his = bruno.command('/belote');
    await answer(his, message('his hand', 64));
    const path = `/messages/${hers.message()!.id}`;
    expect(await hook(his, 'PATCH', path, { content: 'x' })).toMatchObject({ status: 404, code: 10008 });
    expect(await hook(hers, 'PATCH', path, { content: 'new' })).toMatchObject({ status: 200 });
    expect(await api('GET', `/channels/${anna.channelId}${path}`)).toMatchObject({
      status: 404,
      code: 10008,
    });
    expect(await api('PATCH', `/channels/${anna.channelId}${path}`, { content: 'x' })).toMatchObject({
      code: 10008,
    });
  });

  it('edits, reads and deletes what it made', async () => {
    const handle = anna.command('/belote');
    await answer(handle, message('answer'));
    const more = await hook(handle, 'POST', '', { content: 'more', flags: 64 });
    const path = `/messages/${String(more.body['id'])}`;
    expect((await hook(handle, 'PATCH', path, { content: 'most' })).body).toMatchObject({ content: 'most' });
    expect((await hook(handle, 'GET', '/messages/@original')).body).toMatchObject({
      content: 'answer',
      type: 20,
    });
    expect(await hook(handle, 'DELETE', path)).toMatchObject({ status: 204 });
    expect(await hook(handle, 'DELETE', path)).toMatchObject({ status: 404, code: 10008 });
    expect(await hook(handle, 'DELETE', '/messages/@original')).toMatchObject({ status: 204 });
    expect(discord.world.messages(anna.channelId)).toEqual([]);
    expect(discord.violations).toEqual([]);
  });
});

describe('an answer that was deferred', () => {
  it('is filled by the first follow-up, as public or private as it was deferred', async () => {
    const handle = anna.command('/belote');
    await answer(handle, { type: 5 });
    expect(handle.message()?.flags).toBe(128);
    await hook(handle, 'POST', '', { content: 'my hand', flags: 64 });
    expect(handle.message()).toMatchObject({ content: 'my hand', ephemeralTo: null });
    expect(bruno.messages().map((each) => each.content)).toEqual(['my hand']);
    await hook(handle, 'POST', '', { content: 'really mine', flags: 64 });
    expect(handle.followups()).toMatchObject([{ content: 'really mine', ephemeralTo: anna.id }]);
    expect(bruno.messages()).toHaveLength(1);
  });

  it('stays ephemeral', async () => {
    const handle = anna.command('/belote');
    await answer(handle, { type: 5, data: { flags: 64 } });
    await hook(handle, 'PATCH', '/messages/@original', { content: 'hand' });
    expect(handle.message()).toMatchObject({ content: 'hand', flags: 64, ephemeralTo: anna.id });
  });
});

describe('a button of an ephemeral message', () => {
  it('still works when the first token is dead, and brings a fresh one', async () => {
    const hand = await openTable(64);
    discord.clock.advance(40 * minutes);
    const click = anna.click(hand, 'Play');
    await answer(click, { type: 6 });
    expect(await hook(click, 'PATCH', '/messages/@original', { content: 'fresh' })).toMatchObject({
      status: 200,
    });
    expect(hand.content).toBe('fresh');
  });
});

function label(id: string, overrides: object = {}) {
  return { type: 18, label: 'Name', component: { type: 4, style: 1, custom_id: id, ...overrides } };
}
