import { PermissionFlagsBits } from 'discord-api-types/v10';

/** What the bot needs where a table is opened, with the names that Discord's client shows (PLATFORM, "Limits"). */
const NEEDED: readonly (readonly [bigint, string])[] = [
  [PermissionFlagsBits.ViewChannel, 'View Channel'],
  [PermissionFlagsBits.SendMessages, 'Send Messages'],
  [PermissionFlagsBits.EmbedLinks, 'Embed Links'],
  [PermissionFlagsBits.CreatePublicThreads, 'Create Public Threads'],
  [PermissionFlagsBits.SendMessagesInThreads, 'Send Messages in Threads'],
];

/** What a table goes without: it is text then. */
const PICTURES = [PermissionFlagsBits.AttachFiles, 'Attach Files'] as const;

/** The permission that is missing to show pictures, `null` when there is none. */
export function missingForPictures(granted: bigint): string | null {
  const [bit, name] = PICTURES;
  return (granted & (bit | PermissionFlagsBits.Administrator)) === 0n ? name : null;
}

/** Names of the permissions that are missing to open a table, none when all is well. */
export function missingPermissions(granted: bigint): readonly string[] {
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return [];
  return NEEDED.filter(([bit]) => (granted & bit) === 0n).map(([, name]) => name);
}

/** The permission number for an invitation link: all of the above, and Manage Threads to lock finished tables. */
export const INVITE_PERMISSIONS: bigint = [...NEEDED, PICTURES].reduce(
  (all, [bit]) => all | bit,
  PermissionFlagsBits.ManageThreads,
);
