/** A JSON object whose shape the schemas of Discord have checked or will check. */
export type Json = Readonly<Record<string, unknown>>;

export interface User {
  readonly id: string;
  readonly username: string;
  globalName: string | null;
  readonly bot: boolean;
  locale: string;
}

export interface Role {
  readonly id: string;
  name: string;
  permissions: bigint;
  readonly position: number;
  readonly mentionable: boolean;
  /** The role that came with the bot. */
  readonly ofBot: boolean;
}

export interface Member {
  readonly userId: string;
  nick: string | null;
  readonly roleIds: Set<string>;
  readonly joinedMs: number;
}

/** `type` 0 is for a role, 1 for a member. */
export interface Overwrite {
  readonly id: string;
  readonly type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

export interface Guild {
  readonly id: string;
  name: string;
  ownerId: string;
  locale: string;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly channelIds: Set<string>;
  /** False during an outage of this guild. */
  available: boolean;
}

export interface TextChannel {
  readonly kind: 'text';
  readonly id: string;
  readonly guildId: string;
  name: string;
  topic: string | null;
  readonly position: number;
  readonly overwrites: Map<string, Overwrite>;
  lastMessageId: string | null;
  readonly renamedMs: number[];
}

export interface Thread {
  readonly kind: 'thread';
  readonly id: string;
  readonly guildId: string;
  readonly parentId: string;
  readonly ownerId: string;
  name: string;
  readonly isPrivate: boolean;
  invitable: boolean;
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  rateLimitPerUser: number;
  archiveChangedMs: number;
  /** The last message or unarchiving; edits and clicks do not count. */
  lastActivityMs: number;
  readonly createdMs: number;
  messageCount: number;
  lastMessageId: string | null;
  /** Who joined, and when. */
  readonly memberSince: Map<string, number>;
  readonly renamedMs: number[];
}

export type Channel = TextChannel | Thread;

export interface Emoji {
  readonly id: string;
  name: string;
  readonly animated: boolean;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly title: string | null;
  readonly size: number;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Uint8Array;
}

export interface PartialEmoji {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly default?: boolean | null;
  readonly emoji?: PartialEmoji | null;
}

/** Any component of a message or a modal, as it travels; which fields it has depends on `type`. */
export interface Component {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: PartialEmoji | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly disabled?: boolean | null;
  readonly placeholder?: string | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly required?: boolean | null;
  readonly value?: string | null;
  readonly default?: boolean | null;
  readonly options?: readonly SelectOption[];
  readonly channel_types?: readonly number[] | null;
  readonly default_values?: readonly { readonly id: string; readonly type: string }[] | null;
  readonly content?: string;
  readonly description?: string | null;
  readonly spoiler?: boolean | null;
  readonly divider?: boolean | null;
  readonly spacing?: number | null;
  readonly accent_color?: number | null;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly {
    readonly media: { readonly url: string };
    readonly description?: string | null;
    readonly spoiler?: boolean | null;
  }[];
  readonly accessory?: Component;
  readonly component?: Component;
  readonly components?: readonly Component[];
}

export interface MessageReference {
  readonly messageId: string;
  readonly channelId: string;
  readonly guildId: string;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly guildId: string;
  readonly authorId: string;
  /** 0 an ordinary one, 6 pin note, 18 thread created, 19 reply, 20 answer to a command, 21 thread starter. */
  readonly type: number;
  readonly createdMs: number;
  content: string;
  embeds: readonly Json[];
  components: readonly Component[];
  attachments: readonly Attachment[];
  flags: number;
  editedMs: number | null;
  pinned: boolean;
  readonly nonce: string | number | null;
  readonly reference: MessageReference | null;
  /** Who was notified when the message was made. */
  readonly pings: ReadonlySet<string>;
  readonly pingedRoles: ReadonlySet<string>;
  readonly pingsEveryone: boolean;
  /** The only reader of an ephemeral message. */
  readonly ephemeralTo: string | null;
  /** The reader of an ephemeral message has dismissed it or reloaded the client. */
  gone: boolean;
  /** The interaction that this message answers. */
  readonly interactionId: string | null;
  readonly reactions: Map<string, Set<string>>;
}

export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export const interactionKind = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export type InteractionKind = (typeof interactionKind)[keyof typeof interactionKind];

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly userId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly data: Json;
  readonly createdMs: number;
  readonly createdRealMs: number;
  /** The message whose component was used, or from whose component the modal came. */
  readonly sourceMessageId: string | null;
  readonly triggeredBy: Interaction | null;
  ackedMs: number | null;
  ackedRealMs: number | null;
  callbackType: number | null;
  /** Three seconds passed without an acknowledgement. */
  failed: boolean;
  /** A fault swallowed the answer to a callback: a repetition is the client's right. */
  answerLost: boolean;
  originalId: string | null;
  readonly followupIds: string[];
  modal: Modal | null;
  choices: readonly Json[] | null;
}

export interface Command {
  readonly id: string;
  readonly version: string;
  readonly guildId: string | null;
  readonly definition: Json;
}
