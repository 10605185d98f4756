import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { letters } from './support/pieces.ts';

type Piece = Readonly<Record<string, unknown>>;

const command = (overrides: Piece = {}): Piece => ({
  name: 'belote',
  description: 'Play Belote',
  ...overrides,
});
const option = (overrides: Piece = {}): Piece => ({
  type: 3,
  name: 'rules',
  description: 'Which',
  ...overrides,
});
const sub = (overrides: Piece = {}): Piece => ({ type: 1, name: 'start', description: 'Open', ...overrides });
const choice = (name: string, value: string = name): Piece => ({ name, value });
const sized = (descriptions: number): Piece =>
  command({
    options: Array.from({ length: 4 }, (_, at) =>
      sub({
        name: `s${at}`,
        description: letters(100),
        options: Array.from({ length: 19 }, (_, inner) =>
          option({ name: `o${inner}`, description: letters(descriptions) }),
        ),
      }),
    ),
  });

const rules: readonly (readonly [rule: string, broken: Piece, where: string, kept: Piece])[] = [
  ['a name in lower case', command({ name: 'Belote' }), '0.name APPLICATION_COMMAND_INVALID_NAME', command()],
  [
    'a name without spaces',
    command({ name: 'belote start' }),
    '0.name APPLICATION_COMMAND_INVALID_NAME',
    command({ name: 'белот' }),
  ],
  [
    'localised names in lower case',
    command({ name_localizations: { fr: 'Belote' } }),
    '0.name_localizations.fr APPLICATION_COMMAND_INVALID_NAME',
    command({ name_localizations: { fr: 'belote' } }),
  ],
  [
    'languages that Discord has',
    command({ name_localizations: { en: 'belote' } }),
    '0.name_localizations.en ENUM_TYPE_COERCE',
    command({ name_localizations: { bg: 'белот' } }),
  ],
  ['a description', { name: 'belote' }, '0.description BASE_TYPE_REQUIRED', command()],
  [
    'a description of at most 100 letters',
    command({ description: letters(101) }),
    '0.description BASE_TYPE_BAD_LENGTH',
    command({ description: letters(100) }),
  ],
  [
    'subcommands or options, not both',
    command({ options: [sub(), option()] }),
    '0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    command({ options: [sub({ options: [option()] })] }),
  ],
  [
    'required options first',
    command({ options: [option(), option({ name: 'target', required: true })] }),
    '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    command({ options: [option({ required: true }), option({ name: 'target' })] }),
  ],
  [
    'an option name only once',
    command({ options: [option(), option()] }),
    '0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
    command({ options: [option(), option({ name: 'target' })] }),
  ],
  [
    'a choice only once',
    command({ options: [option({ choices: [choice('coinche'), choice('coinche', 'c')] })] }),
    '0.options.0.choices.1 APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
    command({ options: [option({ choices: [choice('coinche'), choice('classic')] })] }),
  ],
  [
    'at most 25 choices',
    command({ options: [option({ choices: Array.from({ length: 26 }, (_, at) => choice(`c${at}`)) })] }),
    '0.options.0.choices BASE_TYPE_BAD_LENGTH',
    command({ options: [option({ choices: Array.from({ length: 25 }, (_, at) => choice(`c${at}`)) })] }),
  ],
  [
    'choices or autocompletion, not both',
    command({ options: [option({ autocomplete: true, choices: [choice('coinche')] })] }),
    '0.options.0.choices APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
    command({ options: [option({ autocomplete: true })] }),
  ],
  [
    'no minimum above the maximum',
    command({ options: [option({ type: 4, min_value: 5, max_value: 4 })] }),
    '0.options.0 APPLICATION_COMMAND_OPTION_MIN_MAX',
    command({ options: [option({ type: 4, min_value: 4, max_value: 4 })] }),
  ],
  ['at most 8000 letters in all', sized(100), '0 APPLICATION_COMMAND_TOO_LARGE', sized(90)],
];

describe('a registered command', () => {
  let discord: LocalDiscord;
  let api: Api;
  let path: string;

  beforeAll(async () => {
    discord = await startLocalDiscord();
    api = apiOf(discord);
    path = `/applications/${discord.applicationId}/commands`;
  });

  afterAll(() => discord.stop());

  it.each(rules)('has %s', async (_rule, broken, where, kept) => {
    const refused = await api('PUT', path, [broken]);
    expect([refused.code, refused.wrong]).toEqual([50035, [where]]);
    expect(discord.violations.splice(0)).toHaveLength(1);
    expect(await api('PUT', path, [kept])).toMatchObject({ status: 200 });
    expect(discord.violations).toEqual([]);
  });

  it('counts of every text the longest localisation', async () => {
    const long = { description_localizations: { fr: letters(100) }, description: letters(10) };
    const options = Array.from({ length: 25 }, (_, at) => option({ name: `option${at}`, ...long }));
    const groups = Array.from({ length: 4 }, (_, at) => sub({ name: `s${at}`, options }));
    expect((await api('PUT', path, [command({ options: groups })])).wrong).toEqual([
      '0 APPLICATION_COMMAND_TOO_LARGE',
    ]);
    expect(discord.violations.splice(0)).toHaveLength(1);
  });

  it('has its name to itself', async () => {
    const refused = await api('PUT', path, [command(), command()]);
    expect(refused.wrong).toEqual(['1 APPLICATION_COMMANDS_DUPLICATE_NAME']);
    expect(discord.violations.splice(0)).toHaveLength(1);
    expect(await api('PUT', path, [command(), command({ name: 'belote-admin' })])).toMatchObject({
      status: 200,
    });
  });

  it('keeps its id when it is registered again, and its version only while nothing changes', async () => {
    const put = async (description: string) =>
      (await api('PUT', path, [command({ description })])).body as unknown as readonly [Piece];
    const [first] = await put('one');
    const [again] = await put('one');
    const [changed] = await put('two');
    expect(again).toEqual(first);
    expect(changed['id']).toBe(first['id']);
    expect(changed['version']).not.toBe(first['version']);
  });

  it('can be listed, changed and deleted, with permissions as a text', async () => {
    const guild = `/applications/${discord.applicationId}/guilds/${discord.seed.guildId}/commands`;
    const made = await api(
      'POST',
      guild,
      command({ name: 'setup', default_member_permissions: '32', contexts: [0] }),
    );
    expect(made).toMatchObject({
      status: 201,
      body: { default_member_permissions: '32', guild_id: discord.seed.guildId },
    });
    const one = `${guild}/${String(made.body['id'])}`;
    expect((await api('PATCH', one, { description: 'Set up' })).body).toMatchObject({
      description: 'Set up',
    });
    expect((await api('GET', one)).body).toMatchObject({ name: 'setup', contexts: [0] });
    expect(await api('DELETE', one)).toMatchObject({ status: 204 });
    expect(await api('GET', one)).toMatchObject({ status: 404, code: 10063 });
    expect((await api('GET', guild)).body).toEqual([]);
    expect(discord.violations).toEqual([]);
  });
});
