import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { png, text } from './support/pieces.ts';

const v2 = 1 << 15;

let discord: LocalDiscord;
let api: Api;
let path: string;

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  path = `/channels/${discord.seed.channelId}/messages`;
});

afterEach(() => discord.stop());

const send = async (body: object, files?: Parameters<Api>[3]) => (await api('POST', path, body, files)).body;
const edit = (message: Readonly<Record<string, unknown>>, body: object, files?: Parameters<Api>[3]) =>
  api('PATCH', `${path}/${String(message['id'])}`, body, files);
const files = (answer: { readonly body: Readonly<Record<string, unknown>> }) =>
  (answer.body['attachments'] as readonly { readonly filename: string; readonly id: string }[]).map(
    (each) => each.filename,
  );

describe('an edit', () => {
  it('leaves alone what it does not name, and marks the time', async () => {
    const message = await send({ content: 'deal 1', embeds: [{ title: 'score' }] });
    discord.clock.advance(1000);
    const { body } = await edit(message, { content: 'deal 2' });
    expect(body).toMatchObject({ content: 'deal 2', embeds: [{ title: 'score' }] });
    expect([message['edited_timestamp'], body['edited_timestamp']]).toEqual([
      null,
      '2026-01-15T18:00:01.000000+00:00',
    ]);
    expect((await edit(message, { embeds: [] })).body).toMatchObject({ content: 'deal 2', embeds: [] });
  });

  it('cannot leave a message empty', async () => {
    const message = await send({ content: 'deal 1' });
    expect(await edit(message, { content: '' })).toMatchObject({ status: 400, code: 50006 });
  });

  it('keeps exactly the attachments it lists, or all when it lists none', async () => {
    const picture = (name: string) => ({ name, bytes: png });
    const message = await send({ content: 'a' }, [picture('one.png'), picture('two.png')]);
    const [, second] = message['attachments'] as readonly { readonly id: string }[];
    expect(files(await edit(message, { content: 'b' }))).toEqual(['one.png', 'two.png']);
    expect(files(await edit(message, { attachments: [{ id: second!.id }] }))).toEqual(['two.png']);
    expect(files(await edit(message, { attachments: [{ id: '0' }] }, [picture('three.png')]))).toEqual([
      'three.png',
    ]);
    expect(files(await edit(message, { attachments: [] }))).toEqual([]);
    expect(discord.violations).toEqual([]);
  });

  it('repeats the flag of a layout message, which it cannot lose', async () => {
    const message = await send({ flags: v2, components: [text('deal 1')] });
    expect((await edit(message, { components: [text('deal 2')] })).wrong).toEqual([
      'flags MESSAGE_FLAGS_INVALID',
    ]);
    expect(await edit(message, { flags: v2, components: [text('deal 2')] })).toMatchObject({ status: 200 });
    expect((await edit(message, { flags: v2, content: 'text' })).wrong).toEqual([
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ]);
  });

  it('turns a text into a layout only without its text', async () => {
    const message = await send({ content: 'deal 1' });
    const layout = { flags: v2, components: [text('deal 2')] };
    expect((await edit(message, layout)).code).toBe(50035);
    expect(await edit(message, { ...layout, content: null })).toMatchObject({ status: 200 });
  });

  it('of what somebody else wrote is refused', async () => {
    const { id } = discord.world.actor(discord.seed.people[0]!).say('mine');
    expect(await edit({ id }, { content: 'yours' })).toMatchObject({ status: 403, code: 50005 });
  });
});

describe('a deleted message', () => {
  it('is unknown, with its files', async () => {
    const message = await send({ content: 'a' }, [{ name: 'one.png', bytes: png }]);
    const [file] = message['attachments'] as readonly { readonly url: string }[];
    const one = `${path}/${String(message['id'])}`;
    expect(await api('DELETE', one)).toMatchObject({ status: 204 });
    for (const method of ['GET', 'DELETE'])
      expect(await api(method, one)).toMatchObject({ status: 404, code: 10008 });
    expect(await edit(message, { content: 'x' })).toMatchObject({ status: 404, code: 10008 });
    expect((await fetch(file!.url)).status).toBe(404);
    expect(discord.violations).toEqual([]);
  });

  it('may go with many others at once, if they are young', async () => {
    const ids = [];
    for (const content of 'abc') ids.push(String((await send({ content }))['id']));
    const bulk = (messages: readonly string[]) => api('POST', `${path}/bulk-delete`, { messages });
    expect(await bulk(ids.slice(0, 1))).toMatchObject({ status: 400, code: 50016 });
    expect(await bulk(ids.slice(0, 2))).toMatchObject({ status: 204 });
    expect(discord.world.messages(discord.seed.channelId)).toHaveLength(1);
    discord.clock.advance(15 * 24 * 3_600_000);
    expect(await bulk([ids[2]!, ids[1]!])).toMatchObject({ status: 400, code: 50034 });
  });
});

describe('reading messages', () => {
  it('gives the newest first, from where one asks', async () => {
    const ids: string[] = [];
    for (const content of 'abcde') ids.push(String((await send({ content }))['id']));
    const read = async (query: string) =>
      ((await api('GET', `${path}?${query}`)).body as unknown as readonly { readonly content: string }[])
        .map((each) => each.content)
        .join('');
    expect(await read('limit=2')).toBe('ed');
    expect(await read(`before=${ids[2]}`)).toBe('ba');
    expect(await read(`after=${ids[2]}&limit=1`)).toBe('d');
    expect(await read(`around=${ids[2]}&limit=3`)).toBe('dcb');
    expect(await api('GET', `${path}?limit=101`)).toMatchObject({ status: 400, code: 50035 });
  });

  it('gives a reply with what it answers, and pins', async () => {
    const first = await send({ content: 'question' });
    const reply = await send({ content: 'answer', message_reference: { message_id: first['id'] } });
    expect(reply).toMatchObject({ type: 19, referenced_message: { content: 'question' } });
    expect(await api('PUT', `${path}/pins/${String(first['id'])}`)).toMatchObject({ status: 204 });
    expect((await api('GET', `${path}/pins`)).body).toMatchObject({
      items: [{ message: { content: 'question' } }],
    });
    const reaction = `${path}/${String(first['id'])}/reactions/${encodeURIComponent('♠️')}/@me`;
    expect(await api('PUT', reaction)).toMatchObject({ status: 204 });
    expect((await api('GET', `${path}/${String(first['id'])}`)).body['reactions']).toMatchObject([
      { count: 1, me: true },
    ]);
    expect(await api('DELETE', reaction)).toMatchObject({ status: 204 });
    expect(discord.violations).toEqual([]);
  });
});
