import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { button, png, row } from './support/pieces.ts';

const uri = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const padded = (size: number) => new Uint8Array(Buffer.concat([png, Buffer.alloc(size - png.length)]));

describe('an emoji of the application', () => {
  let discord: LocalDiscord;
  let api: Api;
  let path: string;

  beforeAll(async () => {
    discord = await startLocalDiscord();
    api = apiOf(discord);
    path = `/applications/${discord.applicationId}/emojis`;
  });

  afterAll(() => discord.stop());

  it.each([
    ['a picture', { image: uri(new TextEncoder().encode('no picture')) }, 'image IMAGE_INVALID'],
    ['a data URI', { image: Buffer.from(png).toString('base64') }, 'image IMAGE_INVALID'],
    ['at most 256 KiB', { image: uri(padded(256 * 1024 + 1)) }, 'image BINARY_TYPE_MAX_SIZE'],
    ['a name of letters, digits and underscores', { name: 'jack-of-hearts' }, 'name STRING_TYPE_REGEX'],
    ['a name of two letters at least', { name: 'J' }, 'name STRING_TYPE_REGEX'],
    ['a name of 32 letters at most', { name: 'J'.repeat(33) }, 'name STRING_TYPE_REGEX'],
  ])('is %s', async (_rule, broken, where) => {
    const refused = await api('POST', path, { name: 'JH', image: uri(png), ...broken });
    expect([refused.status, refused.wrong]).toEqual([400, [where]]);
    const accepted = await api('POST', path, { name: 'JH', image: uri(padded(256 * 1024)) });
    expect(accepted).toMatchObject({ status: 201, body: { name: 'JH', animated: false } });
    expect(await api('DELETE', `${path}/${String(accepted.body['id'])}`)).toMatchObject({ status: 204 });
    discord.violations.splice(0);
  });

  it('has its name to itself, can be renamed, listed and fetched, and then stands on a button', async () => {
    const { body } = await api('POST', path, { name: 'JS', image: uri(png) });
    const id = String(body['id']);
    expect((await api('POST', path, { name: 'JS', image: uri(png) })).wrong).toEqual([
      'name APPLICATION_EMOJI_NAME_ALREADY_TAKEN',
    ]);
    discord.violations.splice(0);
    expect((await api('PATCH', `${path}/${id}`, { name: 'jack' })).body).toMatchObject({ name: 'jack' });
    expect((await api('GET', path)).body).toMatchObject({ items: [{ id, name: 'jack' }] });
    expect((await fetch(`${discord.url}/emojis/${id}.png`)).headers.get('content-type')).toBe('image/png');
    const answer = await api('POST', `/channels/${discord.seed.channelId}/messages`, {
      content: `<:jack:${id}>`,
      components: [row(button({ label: undefined, emoji: { id } }))],
    });
    expect(answer.body['components']).toMatchObject([{ components: [{ emoji: { id, name: 'jack' } }] }]);
    await api('DELETE', `${path}/${id}`);
    expect(await api('GET', `${path}/${id}`)).toMatchObject({ status: 404, code: 10014 });
    expect(discord.violations).toEqual([]);
  });
});
