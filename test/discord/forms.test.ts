import { PermissionsBitField, type Interaction } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/app/ports.ts';
import { PERSON_DEFAULTS } from '../../src/app/settings.ts';
import type { Answers } from '../../src/discord/answers.ts';
import type { House } from '../../src/discord/house.ts';
import { createRouter } from '../../src/discord/router.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { encodeForm } from '../../src/present/form-id.ts';
import { manualClock } from '../support/manual-clock.ts';

/** A press on *House rules* at a table that is read as `read` says; gives what Discord heard, in order. */
function pressed(read: () => Promise<unknown>) {
  const clock = manualClock();
  const heard: string[] = [];
  const answers: Partial<Answers> = {
    acknowledge: async (_, how) => heard.push(how) > 0,
    openForm: async (_, form) => heard.push(`form ${form.title}`) > 0,
    replace: async (_, { content }: MessageBody) => void heard.push(content),
    add: async (_, { content }: MessageBody) => String(heard.push(content)),
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const preferences = { person: async () => PERSON_DEFAULTS };
  const house = { answers, clock, log, preferences, tables: { read } } as unknown as House;
  const interaction = {
    id: '1',
    applicationId: '2',
    token: 't',
    customId: encodeForm({ type: 'house', table: 't1', page: 1 }),
    locale: 'en-GB',
    guild: null,
    guildId: '3',
    channelId: '4',
    channel: null,
    member: { nick: null },
    user: { id: '5', username: 'ana', globalName: null },
    memberPermissions: new PermissionsBitField(0n),
    appPermissions: new PermissionsBitField(0n),
    isChatInputCommand: () => false,
    isMessageComponent: () => true,
    isModalSubmit: () => false,
  } as unknown as Interaction;
  return { clock, heard, done: createRouter(house, []).take(interaction) };
}

const { refusal, errors } = catalogue.en;

describe('a form', () => {
  it('that takes too long is given up while Discord still listens: the person is told in private', async () => {
    const { clock, heard, done } = pressed(() => new Promise(() => undefined));
    await clock.advance(1499);
    expect(heard).toEqual([]);
    await clock.advance(1);
    await done;
    expect(heard).toEqual(['private-message', refusal['store-unavailable']({})]);
    expect(clock.waiting()).toEqual([]);
  });

  it('whose table cannot be read is answered after all', async () => {
    const { heard, done } = pressed(() => Promise.reject(new StoreUnavailable('gone')));
    await done;
    expect(heard).toEqual(['private-message', refusal['store-unavailable']({})]);
  });

  it('that breaks is answered with a number for the log', async () => {
    const { heard, done } = pressed(() => Promise.reject(new Error('broken')));
    await done;
    expect(heard[0]).toBe('private-message');
    expect(heard[1]?.slice(0, 20)).toBe(errors.unexpected('x').slice(0, 20));
  });

  it('for a table that is not there says so, and leaves nothing waiting', async () => {
    const { clock, heard, done } = pressed(() => Promise.resolve(null));
    await done;
    expect(heard).toEqual(['private-message', refusal['table-unknown']({})]);
    expect(clock.waiting()).toEqual([]);
  });
});
