import type { Attachment, Component, Json, PartialEmoji } from '../world/model.ts';
import type { World } from '../world/world.ts';

export interface MediaContext {
  readonly world: World;
  readonly channelId: string;
  readonly attachments: readonly Attachment[];
}

/** Components as Discord gives them back: every one numbered, defaults filled in, `attachment://` resolved. */
export function wireComponents(components: readonly Component[], context: MediaContext): readonly Json[] {
  const taken = new Set(everyComponent(components).flatMap((each) => each.id ?? []));
  let last = 0;
  const numberOf = (component: Component): number => {
    if (component.id !== undefined && component.id !== null && component.id > 0) return component.id;
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const wire = (component: Component): Json => wireOne(component, numberOf(component), wire, context);
  return components.map(wire);
}

/** Every component with those inside it, in reading order. */
export function everyComponent(components: readonly Component[]): readonly Component[] {
  return components.flatMap((each) => [
    each,
    ...everyComponent(each.components ?? []),
    ...everyComponent(each.accessory === undefined ? [] : [each.accessory]),
    ...everyComponent(each.component === undefined ? [] : [each.component]),
  ]);
}

/** Where a stored file can be fetched. */
export function fileUrl(world: World, channelId: string, attachment: Attachment): string {
  return `${world.origin()}/attachments/${channelId}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;
}

function wireOne(
  component: Component,
  id: number,
  wire: (inner: Component) => Json,
  context: MediaContext,
): Json {
  const media = (url: string): Json => wireMedia(url, context);
  switch (component.type) {
    case 1:
      return { type: 1, id, components: (component.components ?? []).map(wire) };
    case 2:
      return present({
        ...component,
        id,
        disabled: component.disabled === true ? true : undefined,
        emoji: wireEmoji(component.emoji, context.world),
      });
    case 3:
      return present({
        ...selectDefaults(component, id),
        options: (component.options ?? []).map((option) =>
          present({ ...option, emoji: wireEmoji(option.emoji, context.world) }),
        ),
      });
    case 5:
    case 6:
    case 7:
    case 8:
      return present(selectDefaults(component, id));
    case 9:
      return {
        type: 9,
        id,
        components: (component.components ?? []).map(wire),
        accessory: component.accessory === undefined ? null : wire(component.accessory),
      };
    case 10:
      return { type: 10, id, content: component.content };
    case 11:
      return {
        type: 11,
        id,
        media: media(component.media?.url ?? ''),
        description: component.description ?? null,
        spoiler: component.spoiler ?? false,
      };
    case 12:
      return {
        type: 12,
        id,
        items: (component.items ?? []).map((item) => ({
          media: media(item.media.url),
          description: item.description ?? null,
          spoiler: item.spoiler ?? false,
        })),
      };
    case 13:
      return wireFileComponent(component, id, context);
    case 14:
      return { type: 14, id, spacing: component.spacing ?? 1, divider: component.divider ?? true };
    default:
      return {
        type: component.type,
        id,
        accent_color: component.accent_color ?? null,
        components: (component.components ?? []).map(wire),
        spoiler: component.spoiler ?? false,
      };
  }
}

function selectDefaults(component: Component, id: number): Record<string, unknown> {
  return {
    ...component,
    id,
    min_values: component.min_values ?? 1,
    max_values: component.max_values ?? 1,
    disabled: component.disabled === true ? true : undefined,
  };
}

function wireFileComponent(component: Component, id: number, context: MediaContext): Json {
  const url = component.file?.url ?? '';
  const attachment = referenced(url, context.attachments);
  return {
    type: 13,
    id,
    file: wireMedia(url, context),
    name: attachment?.filename ?? null,
    size: attachment?.size ?? null,
    spoiler: component.spoiler ?? false,
  };
}

function wireMedia(url: string, { world, channelId, attachments }: MediaContext): Json {
  const attachment = referenced(url, attachments);
  if (attachment === undefined) return { id: world.applicationId, url, proxy_url: url };
  const served = fileUrl(world, channelId, attachment);
  return present({
    id: attachment.id,
    url: served,
    proxy_url: served,
    width: attachment.width,
    height: attachment.height,
    content_type: attachment.contentType,
    attachment_id: attachment.id,
  });
}

/** The attachment that an `attachment://name` means. */
export function referenced(url: string, attachments: readonly Attachment[]): Attachment | undefined {
  if (!url.startsWith('attachment://')) return undefined;
  const name = url.slice('attachment://'.length);
  return attachments.find((each) => each.filename === name);
}

function wireEmoji(emoji: PartialEmoji | null | undefined, world: World): Json | undefined {
  if (emoji === null || emoji === undefined) return undefined;
  if (emoji.id === undefined || emoji.id === null) return { name: emoji.name };
  const known = world.emojis.get(emoji.id);
  return present({
    id: emoji.id,
    name: known?.name ?? emoji.name ?? '_',
    animated: known?.animated === true ? true : undefined,
  });
}

function present(record: Readonly<Record<string, unknown>>): Json {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null),
  );
}
