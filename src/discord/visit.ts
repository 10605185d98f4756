import type { Who } from '../app/events.ts';
import type { PersonSettings } from '../app/ports.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { Ticket } from './answers.ts';

/** Who came with a click or command, from where, and in which language they are answered. */
export type Visit = {
  readonly ticket: Ticket;
  /**
   * The interaction from which the private message of this visit came: an earlier one where a private message was
   * pressed. `null` where Discord does not say.
   */
  readonly origin: string | null;
  readonly who: Who;
  /** What the account is called wherever it is; `who` has the name of this server, which is nothing for other servers. */
  readonly accountName: string;
  readonly guildId: string;
  /** The channel or thread in which it happened. */
  readonly channelId: string;
  /** The channel above, when `channelId` is a thread. */
  readonly parentId: string | null;
  /** Whether the server still has this channel, as far as we know. */
  hasChannel(channelId: string): boolean;
  /** May manage messages: ends other people's tables. */
  readonly isModerator: boolean;
  /** May manage the server: sets it up. */
  readonly managesServer: boolean;
  /** What the bot may do here, as a bit set. */
  readonly botPermissions: bigint;
  /** What the bot may do in another channel of the server; `null` when we know too little of it. */
  botPermissionsIn(channelId: string): bigint | null;
  /** The language of the person's Discord. */
  readonly locale: string;
  readonly own: PersonSettings;
  readonly s: Sentences;
};
