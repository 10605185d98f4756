import { DiscordAPIError, HTTPError, REST } from '@discordjs/rest';
import { DiscordAPIError as RequiredError, Routes } from 'discord.js';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError, failureOf, type Failure } from '../../src/discord/failures.ts';
import { loginFailure } from '../../src/discord/login-failure.ts';

const TOKEN = 'aW50ZXJhY3Rpb246MTU3NjczNjE5.very-secret_token';
const URL = `https://discord.com/api/v10/webhooks/1576736236888915968/${TOKEN}/messages/@original`;
const HAND = { content: 'Your hand: A♠ T♠ K♠', components: [] };

function answered(code: number, status: number, Kind: typeof DiscordAPIError = DiscordAPIError): Error {
  const body = { code, message: 'Discord says no' };
  return new Kind(body, code, status, 'PATCH', URL, { files: [], body: HAND });
}

describe('failureOf', () => {
  it.each<[string, number, number, Failure]>([
    ['Unknown Message', 10008, 404, 'message-gone'],
    ['Unknown Channel', 10003, 404, 'channel-gone'],
    ['Unknown Guild', 10004, 404, 'channel-gone'],
    ['Thread is archived', 50083, 400, 'archived'],
    ['Thread is locked', 160005, 403, 'locked'],
    ['Missing Access', 50001, 403, 'forbidden'],
    ['Missing Permissions', 50013, 403, 'forbidden'],
    ['too many active threads', 160006, 400, 'too-many-threads'],
    ['a thread exists already', 160004, 400, 'thread-exists'],
    ['no threads in the chat of a voice channel', 50024, 400, 'no-threads'],
    ['no messages in a forum', 50008, 400, 'no-threads'],
    ['too many edits of an old message', 30046, 400, 'edits-used-up'],
    ['Unknown Webhook', 10015, 404, 'token-dead'],
    ['Unknown interaction', 10062, 404, 'token-dead'],
    ['Invalid Webhook Token', 50027, 401, 'token-dead'],
    ['already acknowledged', 40060, 400, 'already-acknowledged'],
    ['Invalid Form Body', 50035, 400, 'refused'],
    ['an unknown code', 999_999, 400, 'refused'],
    ['an unknown code with 503', 0, 503, 'unavailable'],
    ['an unknown code with 429', 0, 429, 'unavailable'],
  ])('sorts %s (%d)', (_, code, status, failure) => {
    expect(failureOf(answered(code, status))).toBe(failure);
  });

  it("knows an answer whichever copy of the client's classes threw it [fault 21]", () => {
    expect(RequiredError).not.toBe(DiscordAPIError);
    expect(failureOf(answered(10008, 404, RequiredError as never))).toBe('message-gone');
  });

  it('takes answers of 5xx for an outage', () => {
    expect(failureOf(new HTTPError(503, 'Service Unavailable', 'GET', URL, {}))).toBe('unavailable');
  });

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'UND_ERR_SOCKET',
    'UND_ERR_CONNECT_TIMEOUT',
  ])('takes %s for an outage, also as the cause of another error', (code) => {
    const error = Object.assign(new Error('no line'), { code });
    expect(failureOf(error)).toBe('unavailable');
    expect(failureOf(new TypeError('fetch failed', { cause: error }))).toBe('unavailable');
  });

  it('leaves our own mistakes alone', () => {
    expect(failureOf(new TypeError('x is not a function'))).toBeNull();
    expect(failureOf('a string')).toBeNull();
    expect(failureOf(null)).toBeNull();
  });

  describe('with a real client', () => {
    let server: Server;
    let rest: REST;
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (request.method === 'DELETE') request.socket.destroy();
        else
          response
            .writeHead(404, { 'content-type': 'application/json' })
            .end('{"code":10008,"message":"Unknown Message"}');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      rest = new REST({ api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, retries: 0 });
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it.each([
      [
        'a refusal',
        () => rest.patch(Routes.channelMessage('1', '2'), { body: HAND, auth: false }),
        'message-gone',
      ],
      ['a broken line', () => rest.delete(Routes.channelMessage('1', '2'), { auth: false }), 'unavailable'],
    ])('sorts %s', async (_, request, failure) => {
      const error: unknown = await request().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(failureOf(error)).toBe(failure);
    });
  });
});

describe('describeError', () => {
  const secrets = [TOKEN, 'A♠', '/webhooks/'];

  it.each<[string, unknown]>([
    ['an answer', answered(50027, 401)],
    ['an outage', new HTTPError(503, 'Service Unavailable', 'PATCH', URL, { body: HAND })],
    ['an error that names the address', new Error(`cannot parse ${URL}`)],
    ['a broken line', Object.assign(new Error(`connect ${URL}`), { code: 'ECONNRESET' })],
    ['no error at all', HAND],
    ['a string', TOKEN],
  ])('of %s holds no token and no card', (_, error) => {
    const text = JSON.stringify(describeError(error));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text.length).toBeGreaterThan(10);
  });

  it('names code and place, so that the fault can be found', () => {
    expect(describeError(answered(10008, 404))).toMatchObject({ code: 10008, status: 404, method: 'PATCH' });
    expect(describeError(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toMatchObject({
      code: 'ECONNRESET',
    });
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      place: [expect.stringContaining('failures.test.ts'), expect.anything(), expect.anything()],
    });
  });
});

describe('loginFailure', () => {
  it.each<[string, unknown, RegExp]>([
    ['a token that Discord refuses', answered(0, 401), /refuses this token: put the token/],
    ['a token that is none', Object.assign(new Error('no'), { code: 'TokenInvalid' }), /refuses this token/],
    [
      'no line',
      Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
      /cannot be reached: check the network/,
    ],
    [
      'something else',
      new Error('Used disallowed intents'),
      /did not let the bot in: Used disallowed intents/,
    ],
  ])('says what to do about %s', (_, error, sentence) => {
    expect(loginFailure(error)).toMatch(sentence);
  });
});
