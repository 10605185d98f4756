import type { Channel } from './model.ts';
import { may } from './permissions.ts';
import type { World } from './world.ts';

/** Who is notified by a message. */
export interface Pings {
  readonly users: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  readonly everyone: boolean;
}

export const noPings: Pings = { users: new Set(), roles: new Set(), everyone: false };

/** The `allowed_mentions` of a request; left out, everything in the text counts. */
export interface AllowedMentions {
  readonly parse?: readonly (string | null)[] | null;
  readonly users?: readonly (string | null)[] | null;
  readonly roles?: readonly (string | null)[] | null;
  readonly replied_user?: boolean | null;
}

/** The mentions in the text that `allowed` lets through, of people and roles that exist. */
export function pingsOf(
  world: World,
  channel: Channel,
  authorId: string,
  text: string,
  allowed: AllowedMentions | null | undefined,
): Pings {
  const guild = world.guilds.get(channel.guildId);
  if (guild === undefined) return noPings;
  const parse =
    allowed === null || allowed === undefined ? ['users', 'roles', 'everyone'] : (allowed.parse ?? []);
  const named = (list: readonly (string | null)[] | null | undefined, id: string): boolean =>
    list?.includes(id) === true;
  const users = mentioned(text, /<@!?(\d+)>/g).filter(
    (id) => guild.members.has(id) && (parse.includes('users') || named(allowed?.users, id)),
  );
  const mayAll = may(world, channel, authorId, 'MentionEveryone');
  const roles = mentioned(text, /<@&(\d+)>/g).filter((id) => {
    const role = guild.roles.get(id);
    return (
      role !== undefined &&
      (role.mentionable || mayAll) &&
      (parse.includes('roles') || named(allowed?.roles, id))
    );
  });
  return {
    users: new Set(users),
    roles: new Set(roles),
    everyone: mayAll && parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

function mentioned(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}
