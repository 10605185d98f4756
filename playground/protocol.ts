import type { APIMessage, APIUser } from 'discord-api-types/v10';
import type { CommandChoice, CommandPart } from './server/validate/command-rules.ts';
import type { Component, Modal } from './server/world/model.ts';

/** What the page and the local Discord's process say to each other. A pane is the screen of one person. */

export type PersonRole = 'member' | 'moderator' | 'stranger';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly role: PersonRole;
  readonly locale: string;
  /** False after being kicked. */
  readonly inServer: boolean;
};

export type ChannelLook = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread';
  readonly parentId: string | null;
  readonly archived: boolean;
  readonly locked: boolean;
  /** Whether this person may write and press here. */
  readonly writable: boolean;
  readonly pressable: boolean;
};

export type Named = { readonly id: string; readonly name: string };

/** All that surrounds the messages: the server as this person sees it. */
export type Place = {
  readonly guildName: string;
  readonly me: Person;
  readonly bot: Named;
  readonly channels: readonly ChannelLook[];
  readonly members: readonly (Named & { readonly bot: boolean })[];
  /** Everybody who can be mentioned, those who left included. */
  readonly names: Readonly<Record<string, string>>;
  readonly roles: readonly Named[];
  readonly commands: readonly CommandPart[];
};

/** A message as Discord sends it, with what only its reader's client knows. */
export type MessageLook = Omit<APIMessage, 'components' | 'type' | 'flags' | 'interaction_metadata'> & {
  readonly type: number;
  readonly flags: number;
  /** What somebody did that this message answers; a name when it was a command. */
  readonly interaction_metadata?: { readonly type: number; readonly user: APIUser; readonly name?: string };
  readonly components: readonly Component[];
  readonly ephemeral: boolean;
  readonly pingsMe: boolean;
};

export type Values = Readonly<Record<string, string | boolean | readonly string[]>>;
export type Options = Readonly<Record<string, string | number | boolean>>;

export type PaneAct =
  | { readonly do: 'open'; readonly channelId: string }
  | { readonly do: 'click'; readonly messageId: string; readonly customId: string }
  | {
      readonly do: 'select';
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly do: 'submit'; readonly interactionId: string; readonly values: Values }
  | { readonly do: 'command'; readonly line: string; readonly options: Options }
  | {
      readonly do: 'autocomplete';
      readonly line: string;
      readonly options: Options;
      readonly focused: string;
    }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'dismiss'; readonly messageId: string }
  | { readonly do: 'reload' };

export type OpenedModal = {
  readonly interactionId: string;
  readonly modal: Modal;
};

export type PaneAnswer =
  | {
      readonly ok: true;
      readonly modal?: OpenedModal;
      readonly choices?: readonly CommandChoice[];
    }
  | { readonly ok: false; readonly reason: string };

export type PaneNews =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'messages'; readonly channelId: string; readonly messages: readonly MessageLook[] }
  | { readonly type: 'message'; readonly message: MessageLook }
  | { readonly type: 'gone'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'unread'; readonly channelId: string; readonly pingsMe: boolean }
  | { readonly type: 'time'; readonly nowMs: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: PaneAnswer };

export const FAULTS = [
  'restart-bot',
  'drop-gateway',
  'invalidate-session',
  'too-many-requests',
  'server-errors',
  'lost-answers',
  'slow',
  'archive-thread',
  'lock-thread',
  'delete-thread',
  'delete-message',
  'deny-writing',
  'allow-writing',
  'kick-member',
  'invite-member',
  'remove-bot',
  'invite-bot',
] as const;
export type FaultName = (typeof FAULTS)[number];

export const SCENES = [
  'empty',
  'lobby',
  'coinche-auction',
  'bulgarian-auction',
  'french-turned-card',
  'bela-auction',
  'hand-and-trick',
  'trick',
  'deal-result',
  'match-result',
  'score',
  'standings',
  'daily',
  'daily-result',
  'profile',
  'seasons',
  'history',
  'replay',
  'rules',
  'help',
  'settings',
  'setup',
] as const;
export type SceneName = (typeof SCENES)[number];

/** The languages in which a scene can be set, and the faces of its cards. */
export const SCENE_LANGUAGES = ['en', 'fr', 'de', 'bg', 'hr'] as const;
export const SCENE_FACES = ['french', 'french-4c', 'german', 'traditional', 'text'] as const;

/** How everybody sees a scene; `null`: as they have it. */
export type SceneLook = {
  readonly language: (typeof SCENE_LANGUAGES)[number] | null;
  readonly faces: (typeof SCENE_FACES)[number] | null;
};

export type ControlAct =
  | { readonly do: 'fault'; readonly fault: FaultName; readonly personId: string; readonly channelId: string }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'locale'; readonly personId: string; readonly locale: string }
  | { readonly do: 'scene'; readonly scene: SceneName; readonly look: SceneLook }
  | { readonly do: 'requests'; readonly watch: boolean };

/** What a scene has set up: look at this channel as this person. */
export type SceneSet = {
  readonly channelId: string;
  readonly personId: string;
  /** A command that is then used on that screen, because it opens a form there. */
  readonly line?: string;
};

export type ControlAnswer =
  | { readonly ok: true; readonly say?: string; readonly scene?: SceneSet }
  | { readonly ok: false; readonly reason: string };

export type RequestLook = {
  readonly number: number;
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: number | null;
  readonly realMs: number;
  readonly body: string;
  readonly answer: string;
  readonly findings: readonly string[];
};

export type BotState = 'starting' | 'ready' | 'stopped';

export type ControlNews =
  | {
      readonly type: 'state';
      readonly people: readonly Person[];
      readonly bot: BotState;
      readonly connected: boolean;
      readonly nowMs: number;
      /** How far both clocks are ahead of the machine's. */
      readonly aheadMs: number;
      readonly violations: number;
    }
  | { readonly type: 'requests'; readonly requests: readonly RequestLook[] }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ControlAnswer };

export type Asked<Act> = { readonly id: number; readonly act: Act };
