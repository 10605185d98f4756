import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { button, letters, option, png, row, select, text } from './support/pieces.ts';

const v2 = 1 << 15;
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => row(button({ custom_id: `b${at}` })));
const texts = (count: number) => Array.from({ length: count }, (_, at) => text(`line ${at}`));
const embed = (overrides: object) => ({ embeds: [overrides] });

/** Each rule with a request that breaks it, where it is refused, and the nearest request that keeps it. */
const rules: readonly (readonly [rule: string, broken: object, where: string, kept: object])[] = [
  [
    'at most 2000 letters',
    { content: letters(2001) },
    'content BASE_TYPE_MAX_LENGTH',
    { content: letters(2000) },
  ],
  ['at most five rows', { components: rows(6) }, 'components BASE_TYPE_BAD_LENGTH', { components: rows(5) }],
  [
    'at most five buttons in a row',
    { components: [row(...'abcdef'.split('').map((id) => button({ custom_id: id })))] },
    'components.0.components BASE_TYPE_BAD_LENGTH',
    { components: [row(...'abcde'.split('').map((id) => button({ custom_id: id })))] },
  ],
  [
    'a custom_id only once, disabled or not',
    { components: [row(button(), button({ disabled: true }))] },
    'components COMPONENT_CUSTOM_ID_DUPLICATED',
    { components: [row(button(), button({ custom_id: 'other', disabled: true }))] },
  ],
  [
    'a component id only once',
    { components: [row(button({ id: 7 }), button({ id: 7, custom_id: 'other' }))] },
    'components COMPONENT_ID_DUPLICATED',
    { components: [row(button({ id: 7 }), button({ id: 8, custom_id: 'other' }))] },
  ],
  [
    'a menu alone in its row',
    { components: [row(select(), button())] },
    'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    { components: [row(select()), row(button())] },
  ],
  [
    'values of a menu only once',
    { components: [row(select({ options: [option('hearts'), option('hearts')] }))] },
    'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    { components: [row(select())] },
  ],
  [
    'at most 25 options',
    { components: [row(select({ options: Array.from({ length: 26 }, (_, at) => option(`o${at}`)) }))] },
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
    { components: [row(select({ options: Array.from({ length: 25 }, (_, at) => option(`o${at}`)) }))] },
  ],
  [
    'no minimum above the maximum',
    { components: [row(select({ min_values: 2, max_values: 1 }))] },
    'components.0.components.0.min_values BASE_TYPE_MIN_MAX',
    { components: [row(select({ min_values: 2, max_values: 2 }))] },
  ],
  [
    'a face on every button',
    { components: [row(button({ label: undefined }))] },
    'components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    { components: [row(button({ label: undefined, emoji: { name: '♠️' } }))] },
  ],
  [
    'at most 80 letters on a button',
    { components: [row(button({ label: letters(81) }))] },
    'components.0.components.0.label BASE_TYPE_BAD_LENGTH',
    { components: [row(button({ label: letters(80) }))] },
  ],
  [
    'a custom_id on every button that is no link',
    { components: [row(button({ custom_id: undefined }))] },
    'components.0.components.0.custom_id BASE_TYPE_REQUIRED',
    { components: [row(button({ custom_id: undefined, style: 5, url: 'https://example.com' }))] },
  ],
  [
    'at most 100 letters in a custom_id',
    { components: [row(button({ custom_id: letters(101) }))] },
    'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
    { components: [row(button({ custom_id: letters(100) }))] },
  ],
  [
    'no custom_id on a link',
    { components: [row(button({ style: 5, url: 'https://example.com' }))] },
    'components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_AND_URL',
    { components: [row(button({ style: 5, url: 'https://example.com', custom_id: undefined }))] },
  ],
  [
    'an address on every link',
    { components: [row(button({ style: 5, custom_id: undefined }))] },
    'components.0.components.0.url BASE_TYPE_REQUIRED',
    { components: [row(button({ style: 5, custom_id: undefined, url: 'https://example.com' }))] },
  ],
  [
    'emojis that exist',
    { components: [row(button({ emoji: { name: 'J' } }))] },
    'components.0.components.0.emoji.name COMPONENT_INVALID_EMOJI',
    { components: [row(button({ emoji: { name: '🃏' } }))] },
  ],
  [
    'custom emojis that exist',
    { components: [row(button({ emoji: { id: '123456789012345678', name: 'jack' } }))] },
    'components.0.components.0.emoji.id COMPONENT_INVALID_EMOJI',
    { components: [row(button({ emoji: { name: '♥' } }))] },
  ],
  [
    'no content beside layout components',
    { content: 'table', flags: v2, components: [text('table')] },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    { flags: v2, components: [text('table')] },
  ],
  [
    'no embeds beside layout components',
    { embeds: [{ title: 'table' }], flags: v2, components: [text('table')] },
    'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    { flags: v2, components: [text('table')] },
  ],
  [
    'no layout components without the flag',
    { components: [text('table')] },
    'components.0.type BASE_TYPE_CHOICES',
    { components: [text('table')], flags: v2 },
  ],
  [
    'at most 40 components, nested ones included',
    { flags: v2, components: [{ type: 17, components: texts(40) }] },
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    { flags: v2, components: [{ type: 17, components: texts(39) }] },
  ],
  [
    'at most 4000 letters in all displayed texts',
    { flags: v2, components: [text(letters(2000)), text(letters(2001))] },
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    { flags: v2, components: [text(letters(2000)), text(letters(2000))] },
  ],
  [
    'no attachment that was not sent, in a layout',
    { flags: v2, components: [{ type: 12, items: [{ media: { url: 'attachment://table.png' } }] }] },
    'components UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    { flags: v2, components: [{ type: 12, items: [{ media: { url: 'https://example.com/table.png' } }] }] },
  ],
  [
    'no attachment that was not sent, in an embed',
    embed({ image: { url: 'attachment://table.png' } }),
    'embeds.0 UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    embed({ image: { url: 'https://example.com/table.png' } }),
  ],
  [
    'at most 6000 letters in all embeds',
    { embeds: [{ description: letters(4000) }, { description: letters(2001) }] },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
    { embeds: [{ description: letters(4000) }, { description: letters(2000) }] },
  ],
  [
    'something in every embed',
    embed({}),
    'embeds.0.description BASE_TYPE_REQUIRED',
    embed({ title: 'score' }),
  ],
  [
    'a name in every field',
    embed({ fields: [{ name: '', value: '162' }] }),
    'embeds.0.fields.0.name BASE_TYPE_REQUIRED',
    embed({ fields: [{ name: 'points', value: '162' }] }),
  ],
  [
    'a value in every field',
    embed({ fields: [{ name: 'points', value: ' ' }] }),
    'embeds.0.fields.0.value BASE_TYPE_REQUIRED',
    embed({ fields: [{ name: 'points', value: '\u200b' }] }),
  ],
  [
    'at most 25 fields',
    embed({ fields: Array.from({ length: 26 }, () => ({ name: 'a', value: 'b' })) }),
    'embeds.0.fields BASE_TYPE_BAD_LENGTH',
    embed({ fields: Array.from({ length: 25 }, () => ({ name: 'a', value: 'b' })) }),
  ],
  [
    'one way of allowing mentions of people',
    { content: 'hi', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
    'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    { content: 'hi', allowed_mentions: { parse: [], users: ['123456789012345678'] } },
  ],
  [
    'no ephemeral message in a channel',
    { content: 'hand', flags: 64 },
    'flags MESSAGE_FLAGS_INVALID',
    { content: 'hand', flags: 4096 },
  ],
  [
    'replies to messages that exist',
    { content: 'late', message_reference: { message_id: '123456789012345678' } },
    'message_reference REPLIES_UNKNOWN_MESSAGE',
    { content: 'late', message_reference: { message_id: '123456789012345678', fail_if_not_exists: false } },
  ],
  [
    'attachments that were sent',
    { content: 'a', attachments: [{ id: '4', filename: 'table.png' }] },
    'attachments.0.id ATTACHMENT_NOT_FOUND',
    { content: 'a', attachments: [] },
  ],
];

describe('a message in a channel', () => {
  let discord: LocalDiscord;
  let api: Api;
  let path: string;

  beforeAll(async () => {
    discord = await startLocalDiscord();
    api = apiOf(discord);
    path = `/channels/${discord.seed.channelId}/messages`;
  });

  afterAll(() => discord.stop());

  it.each(rules)('has %s', async (_rule, broken, where, kept) => {
    const refused = await api('POST', path, broken);
    expect({ status: refused.status, code: refused.code, wrong: refused.wrong }).toEqual({
      status: 400,
      code: 50035,
      wrong: [where],
    });
    expect(discord.violations.splice(0)).toHaveLength(1);
    const accepted = await api('POST', path, kept);
    expect([accepted.status, accepted.wrong]).toEqual([200, []]);
    expect(discord.violations).toEqual([]);
  });

  it.each([[{}], [{ content: '' }], [{ content: ' \n ' }], [{ embeds: [], components: [] }]])(
    'is not empty: %j is refused with 50006',
    async (body) => {
      expect(await api('POST', path, body)).toMatchObject({ status: 400, code: 50006 });
      expect(discord.violations.splice(0)).toHaveLength(1);
      expect(await api('POST', path, { content: '.' })).toMatchObject({ status: 200 });
    },
  );

  it('may be an attachment alone, with its alternative text', async () => {
    const answer = await api('POST', path, { attachments: [{ id: '0', description: 'four cards' }] }, [
      { name: 'table.png', bytes: png },
    ]);
    expect(answer.body['attachments']).toMatchObject([
      { filename: 'table.png', description: 'four cards', content_type: 'image/png', width: 1, height: 1 },
    ]);
  });

  it('does not list a picture a second time that an embed shows', async () => {
    const body = { embeds: [{ image: { url: 'attachment://table.png' } }] };
    const answer = await api('POST', path, body, [{ name: 'table.png', bytes: png }]);
    const [shown] = answer.body['embeds'] as { image: { url: string } }[];
    expect(answer.body['attachments']).toEqual([]);
    expect((await fetch(shown!.image.url)).headers.get('content-type')).toBe('image/png');
  });

  it('shows a file in a layout only where a component does', async () => {
    const gallery = { type: 12, items: [{ media: { url: 'attachment://table.png' } }] };
    const file = [{ name: 'table.png', bytes: png }];
    await api('POST', path, { flags: v2, components: [gallery] }, file);
    expect(discord.violations).toEqual([]);
    await api('POST', path, { flags: v2, components: [text('no picture')] }, file);
    expect(discord.violations.splice(0).map((each) => each.finding)).toEqual([
      'a file that no component shows is invisible: table.png',
    ]);
  });

  it('is noted when it names a custom emoji that does not exist, or a key that Discord does not know', async () => {
    await api('POST', path, { content: 'hand <:KH:123456789012345678>' });
    await api('POST', path, { content: 'hand', ephemeral: true });
    expect(discord.violations.splice(0).map((each) => each.finding)).toEqual([
      'a custom emoji that does not exist shows as its name: 123456789012345678',
      'Discord knows no such key: .ephemeral',
    ]);
  });

  it('is made once when a request with the same nonce is repeated, if that is asked for', async () => {
    const send = (nonce: string, enforce: boolean) =>
      api('POST', path, { content: 'deal', nonce, enforce_nonce: enforce }).then(({ body }) => body['id']);
    expect(await send('1', true)).toBe(await send('1', true));
    expect(await send('2', true)).not.toBe(await send('3', true));
    expect(await send('4', false)).not.toBe(await send('4', false));
  });

  it('has an id of 17 to 19 digits that tells the time of the world', async () => {
    const { body } = await api('POST', path, { content: 'when' });
    expect(body['id']).toMatch(/^\d{17,19}$/);
    expect(Number((BigInt(String(body['id'])) >> 22n) + 1_420_070_400_000n)).toBe(discord.clock.nowMs());
  });
});
