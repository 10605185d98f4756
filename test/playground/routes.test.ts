import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { createRouter } from '../../playground/server/rest/router.ts';
import { everyRoute } from '../../playground/server/rest/routes/every-route.ts';
import { schemaOf } from '../../playground/server/validate/schemas.ts';
import { apiOf, type Api } from './support/api.ts';

const routes = everyRoute({ remaining: () => 1000, shards: () => 1 });
/** Named by a variable: the compiler would follow an import into sources that do not compile with our settings. */
const specification: string = 'discord-api-spec';
const { pathsList } = (await import(specification)) as { pathsList: unknown };
const documented = pathsList as Readonly<Record<string, readonly string[]>>;

describe('every route', () => {
  it.each(routes.map((each) => [each.method, each.path, each] as const))(
    '%s %s is documented',
    (method, path, route) => {
      expect(documented[method.toLowerCase()]).toContain(path);
      for (const name of [route.request, route.response]) {
        if (typeof name === 'string') expect(() => schemaOf(name.replace('[]', ''))).not.toThrow();
      }
    },
  );

  it('is found by its path, a literal before a parameter', () => {
    const find = createRouter(routes);
    const found = (path: string) => find('GET', path.split('/').slice(1));
    expect(found('/users/@me')?.route.path).toBe('/users/@me');
    expect(found('/users/42')).toMatchObject({
      route: { path: '/users/{user_id}' },
      params: { user_id: '42' },
    });
    expect(found('/webhooks/1/t/messages/@original')?.params).toEqual({
      webhook_id: '1',
      webhook_token: 't',
    });
    expect(found('/channels/1/messages/pins')?.route.path).toBe('/channels/{channel_id}/messages/pins');
    expect(found('/channels/1/messages/2')?.params).toEqual({ channel_id: '1', message_id: '2' });
    expect(found('/users')).toBeUndefined();
    expect(find('PUT', ['users', '42'])).toBeUndefined();
  });
});

describe('what a bot asks about itself and its guilds', () => {
  let discord: LocalDiscord;
  let api: Api;

  beforeAll(async () => {
    discord = await startLocalDiscord({ shards: 3 });
    api = apiOf(discord);
  });

  afterAll(async () => {
    await discord.stop();
    expect(discord.violations).toEqual([]);
  });

  it.each([
    ['/gateway', (seed: LocalDiscord) => ({ url: seed.url.replace('http', 'ws') })],
    ['/gateway/bot', () => ({ shards: 3, session_start_limit: { max_concurrency: 16, remaining: 1000 } })],
    ['/applications/@me', (seed: LocalDiscord) => ({ id: seed.applicationId, bot: { bot: true } })],
    ['/oauth2/@me', () => ({ scopes: ['bot'] })],
    ['/users/@me', () => ({ bot: true })],
    ['/users/@me/guilds', (seed: LocalDiscord) => [{ id: seed.seed.guildId, owner: false }]],
  ])('GET %s', async (path, expected) => {
    expect(await api('GET', path)).toMatchObject({ status: 200, body: expected(discord) });
  });

  it('knows guild, channels, roles and members, and who is unknown', async () => {
    const guild = `/guilds/${discord.seed.guildId}`;
    expect((await api('GET', `${guild}?with_counts=true`)).body).toMatchObject({
      approximate_member_count: 6,
    });
    expect((await api('GET', `${guild}/channels`)).body).toMatchObject([{ name: 'belote', type: 0 }]);
    expect((await api('GET', `${guild}/roles`)).body).toMatchObject([
      { name: '@everyone' },
      { managed: true },
    ]);
    const [anna = ''] = discord.seed.people;
    expect((await api('GET', `${guild}/members/${anna}`)).body).toMatchObject({
      user: { global_name: 'Anna' },
    });
    discord.world.removeMember(discord.seed.guildId, anna);
    expect(await api('GET', `${guild}/members/${anna}`)).toMatchObject({ status: 404, code: 10007 });
    expect(await api('GET', `${guild}/members/123456789012345678`)).toMatchObject({
      status: 404,
      code: 10013,
    });
    expect((await api('GET', `/users/${anna}`)).body).toMatchObject({ username: 'anna2' });
  });

  it('refuses ids that are none, and bodies that are no JSON', async () => {
    expect((await api('GET', '/channels/belote')).wrong).toEqual(['channel_id NUMBER_TYPE_COERCE']);
    const answer = await fetch(`${discord.apiUrl}/v10/channels/${discord.seed.channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: '{"content":',
    });
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([400, 50109]);
    expect(discord.violations.splice(0)).toHaveLength(2);
  });
});
