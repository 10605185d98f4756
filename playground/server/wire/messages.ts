import type { Attachment, Interaction, Json, Message } from '../world/model.ts';
import { messageIn, type World } from '../world/world.ts';
import { wireThread } from './channels.ts';
import { fileUrl, referenced, wireComponents } from './components.ts';
import { wireTime } from './time.ts';
import { wireUser } from './users.ts';

/** A message as Discord answers it; the one it replies to comes along unless `withReference` is false. */
export function wireMessage(world: World, message: Message, withReference = true): Json {
  const thread = world.channels.get(message.id);
  return {
    ...wireBasicMessage(world, message),
    ...(thread?.kind === 'thread' ? { thread: wireThread(world, thread) } : {}),
    ...(message.reactions.size > 0 ? { reactions: wireReactions(world, message) } : {}),
    ...(withReference && message.type === 19 ? { referenced_message: wireReferenced(world, message) } : {}),
  };
}

export function wireAttachment(
  world: World,
  channelId: string,
  attachment: Attachment,
  ephemeral: boolean,
): Json {
  const url = fileUrl(world, channelId, attachment);
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    ...(attachment.width === null ? {} : { width: attachment.width }),
    ...(attachment.height === null ? {} : { height: attachment.height }),
    ...(attachment.description === null ? {} : { description: attachment.description }),
    content_type: attachment.contentType,
    ...(ephemeral ? { ephemeral: true } : {}),
    ...(attachment.title === null ? {} : { title: attachment.title }),
  };
}

function wireBasicMessage(world: World, message: Message): Json {
  const interaction =
    message.interactionId === null ? undefined : world.interactionsById.get(message.interactionId);
  return {
    type: message.type,
    content: message.content,
    mentions: [...message.pings].flatMap((id) => world.users.get(id) ?? []).map(wireUser),
    mention_roles: [...message.pingedRoles],
    attachments: shownAttachments(message).map((each) =>
      wireAttachment(world, message.channelId, each, message.ephemeralTo !== null),
    ),
    embeds: message.embeds.map((embed) => wireEmbed(world, message, embed)),
    timestamp: wireTime(message.createdMs),
    edited_timestamp: message.editedMs === null ? null : wireTime(message.editedMs),
    flags: message.flags,
    components: wireComponents(message.components, {
      world,
      channelId: message.channelId,
      attachments: message.attachments,
    }),
    id: message.id,
    channel_id: message.channelId,
    author: wireUser(world.users.get(message.authorId) ?? unknownUser(message.authorId)),
    pinned: message.pinned,
    mention_everyone: message.pingsEveryone,
    tts: false,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.reference === null ? {} : { message_reference: wireReference(message) }),
    ...(interaction === undefined
      ? {}
      : {
          application_id: world.applicationId,
          webhook_id: world.applicationId,
          interaction_metadata: wireMetadata(world, interaction),
          ...(interaction.kind === 2 ? { interaction: wireCommandUse(world, interaction) } : {}),
        }),
  };
}

/** A file that an embed shows is not listed a second time. */
function shownAttachments(message: Message): readonly Attachment[] {
  const inEmbeds = new Set(
    message.embeds.flatMap(embedUrls).flatMap((url) => referenced(url, message.attachments)?.id ?? []),
  );
  return message.attachments.filter((each) => !inEmbeds.has(each.id));
}

/** The addresses of the pictures in an embed, as they were sent. */
export function embedUrls(embed: Json): readonly string[] {
  const { image, thumbnail, footer, author } = embed as Record<
    string,
    Record<string, unknown> | null | undefined
  >;
  return [image?.['url'], thumbnail?.['url'], footer?.['icon_url'], author?.['icon_url']].filter(
    (url) => typeof url === 'string',
  );
}

function wireEmbed(world: World, message: Message, embed: Json): Json {
  const resolve = (url: unknown): unknown => {
    if (typeof url !== 'string') return url;
    const attachment = referenced(url, message.attachments);
    return attachment === undefined ? url : fileUrl(world, message.channelId, attachment);
  };
  const entries = Object.entries(embed).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries([
    ['type', 'rich'],
    ...entries.map(([key, value]) => [key, wireEmbedPart(key, value, resolve)]),
  ]) as Json;
}

function wireEmbedPart(key: string, value: unknown, resolve: (url: unknown) => unknown): unknown {
  if (key === 'type') return 'rich';
  if (key === 'timestamp') return wireTime(Date.parse(String(value)));
  if (key === 'fields')
    return (value as Json[]).map((field) => ({ ...field, inline: field['inline'] === true }));
  if (typeof value !== 'object') return value;
  const part = value as Json;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([name, inner]) => [name, name === 'url' || name === 'icon_url' ? resolve(inner) : inner]),
  );
}

function wireReference({ reference }: Message): Json {
  return {
    type: 0,
    channel_id: reference?.channelId,
    message_id: reference?.messageId,
    guild_id: reference?.guildId,
  };
}

function wireReferenced(world: World, { reference }: Message): Json | null {
  const target = reference === null ? undefined : messageIn(world, reference.channelId, reference.messageId);
  return target === undefined ? null : wireBasicMessage(world, target);
}

/** Which interaction made a message. */
export function wireMetadata(world: World, interaction: Interaction): Json {
  const user = world.users.get(interaction.userId) ?? unknownUser(interaction.userId);
  const base = {
    id: interaction.id,
    user: wireUser(user),
    authorizing_integration_owners: { '0': interaction.guildId },
  };
  if (interaction.kind === 5) {
    const trigger = interaction.triggeredBy ?? interaction;
    return {
      ...base,
      type: 5,
      triggering_interaction_metadata: wireMetadata(world, {
        ...trigger,
        kind: trigger.kind === 5 ? 2 : trigger.kind,
      }),
    };
  }
  if (interaction.kind === 3) return { ...base, type: 3, interacted_message_id: interaction.sourceMessageId };
  return { ...base, type: 2, name: commandLine(interaction.data) };
}

/** The older form of the same, still sent for commands and still read by clients. */
function wireCommandUse(world: World, interaction: Interaction): Json {
  const user = world.users.get(interaction.userId) ?? unknownUser(interaction.userId);
  return { id: interaction.id, type: 2, name: interaction.data['name'], user: wireUser(user) };
}

/** The name of the command with those of its group and subcommand. */
function commandLine(data: Json): string {
  const [part] = (data['options'] ?? []) as readonly Json[];
  const nested = part !== undefined && (part['type'] === 1 || part['type'] === 2);
  return nested ? `${String(data['name'])} ${commandLine(part)}` : String(data['name']);
}

function wireReactions(world: World, message: Message): readonly Json[] {
  return [...message.reactions].map(([key, users]) => ({
    emoji: reactionEmoji(key),
    count: users.size,
    count_details: { burst: 0, normal: users.size },
    burst_colors: [],
    me_burst: false,
    me: users.has(world.bot.id),
  }));
}

/** `♠️` or `name:id`, as a reaction's path writes it. */
export function reactionEmoji(key: string): Json {
  const [name, id] = key.split(':');
  return { id: id ?? null, name };
}

function unknownUser(id: string): {
  id: string;
  username: string;
  globalName: null;
  bot: boolean;
  locale: string;
} {
  return { id, username: 'deleted_user', globalName: null, bot: false, locale: 'en-US' };
}
