import { ComponentType } from 'discord-api-types/v10';
import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import type { MessageBody, Row } from '../../src/present/body.ts';

/** What Discord would refuse about a message, or show as something else; empty when it would take it, as a new one and as an edit. */
export function messageFaults(body: MessageBody): readonly string[] {
  const embedText = body.embeds.map((embed) =>
    [embed.title ?? '', embed.description ?? '', embed.footer?.text ?? ''].join(''),
  );
  const ids = customIds(body);
  return [
    ...check(MessageCreateRequestSchema.safeParse(body).success, 'refused as a new message'),
    ...check(MessageEditRequestPartialSchema.safeParse(body).success, 'refused as an edit'),
    ...check(body.content.length <= 2000, 'content over 2000'),
    ...check(embedText.join('').length <= 6000, 'embeds over 6000'),
    ...[body.content, ...body.embeds.map((embed) => embed.description ?? '')].flatMap((text) =>
      check(!/^\d+\. /m.test(text), 'a line that would be an item of a list'),
    ),
    ...check(body.content !== '' || body.embeds.length > 0, 'empty message'),
    ...body.embeds.flatMap((embed) => [
      ...check((embed.title ?? '').length <= 256, 'title over 256'),
      ...check((embed.description ?? '').length <= 4096, 'description over 4096'),
      ...check((embed.footer?.text ?? '').length <= 2048, 'footer over 2048'),
    ]),
    ...check(body.components.length <= 5, 'more than 5 rows'),
    ...body.components.flatMap(rowFaults),
    ...check(new Set(ids).size === ids.length, 'a custom_id twice'),
    ...ids.flatMap((id) => check(id.length >= 1 && id.length <= 100, 'custom_id over 100')),
  ];
}

/** The custom_ids of all buttons and menus, disabled ones too. */
export function customIds(body: MessageBody): readonly string[] {
  return body.components.flatMap((row) =>
    row.components.flatMap((each) => ('custom_id' in each ? [each.custom_id] : [])),
  );
}

function rowFaults({ components }: Row): readonly string[] {
  const menus = components.filter((each) => each.type === ComponentType.StringSelect);
  const buttons = components.filter((each) => each.type === ComponentType.Button);
  return [
    ...check(components.length > 0, 'an empty row'),
    ...check(menus.length === 0 || components.length === 1, 'a menu beside something else'),
    ...check(buttons.length <= 5, 'more than 5 buttons in a row'),
    ...buttons.flatMap((button) => {
      const label = 'label' in button ? (button.label ?? '') : '';
      return check(label.length >= 1 && label.length <= 80, `label of ${label.length}`);
    }),
    ...menus.flatMap((menu) => [
      ...check(menu.options.length >= 1 && menu.options.length <= 25, 'options not 1 to 25'),
      ...check(
        new Set(menu.options.map(({ value }) => value)).size === menu.options.length,
        'an option twice',
      ),
      ...check((menu.min_values ?? 1) <= (menu.max_values ?? 1), 'min over max'),
      ...check((menu.max_values ?? 1) <= menu.options.length, 'max over the options'),
      ...menu.options.flatMap(({ label }) => check(label.length >= 1 && label.length <= 100, 'option label')),
      ...check(
        menu.options.filter((each) => each.default === true).length <= (menu.max_values ?? 1),
        'more defaults than max',
      ),
    ]),
  ];
}

function check(holds: boolean, fault: string): readonly string[] {
  return holds ? [] : [fault];
}
