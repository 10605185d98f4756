import { DISCORD_LANGUAGE } from '../../../src/present/settings-form.ts';
import type { SceneLook } from '../../protocol.ts';
import type { Actor } from '../../server/actors/actor.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { guildPermissions, permissionBits } from '../../server/world/permissions.ts';

/** Has everybody see the bot in this language and with these faces: by the forms that people fill in. */
export async function dress(discord: LocalDiscord, { language, faces }: SceneLook): Promise<void> {
  const { world, seed } = discord;
  if (language !== null) {
    const locale = language === 'en' ? 'en-US' : language;
    for (const id of world.guild(seed.guildId).members.keys()) {
      const user = world.state.users.get(id);
      if (user !== undefined && !user.bot) user.locale = locale;
    }
    world.state.changes.publish('guild-changed', { guildId: seed.guildId });
    const owner = world.actor(seed.ownerId, seed.channelId);
    await fillIn(discord, owner, '/belote setup', { language: [language] });
  }
  if (faces === null) return;
  for (const id of seed.people) {
    const friend = world.actor(id, seed.channelId);
    await fillIn(discord, friend, '/belote settings', { faces: [faces], language: [DISCORD_LANGUAGE] });
  }
}

/** Somebody who may set the server up: a moderator, where there is one besides the owner. */
export function managerOf({ world, seed }: LocalDiscord): string {
  const guild = world.guild(seed.guildId);
  const managers = [...guild.members.keys()].filter((id) => manages(guild, id) && id !== world.state.bot.id);
  return managers.find((id) => id !== seed.ownerId) ?? seed.ownerId;
}

/** Somebody who sits at no table, where there is anybody besides the four friends. */
export function onlookerOf({ world, seed }: LocalDiscord): string {
  const guild = world.guild(seed.guildId);
  const others = [...guild.members.keys()].filter((id) => id !== world.state.bot.id && !manages(guild, id));
  return others.find((id) => !seed.people.includes(id)) ?? seed.people[0] ?? '';
}

function manages(guild: Parameters<typeof guildPermissions>[0], id: string): boolean {
  return (guildPermissions(guild, id) & permissionBits.ManageGuild) !== 0n;
}

/** Hands a form in and puts its answer away, as one who has read it. */
async function fillIn(
  { world }: LocalDiscord,
  actor: Actor,
  line: string,
  values: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const form = await actor.command(line).acknowledged;
  const handed = await actor.submit(form, values).acknowledged;
  const answer = await world.when(
    () => {
      const message = handed.message();
      return message !== undefined && message.flags % 256 < 128 ? message : undefined;
    },
    { what: `an answer to ${line}`, timeoutMs: 10_000 },
  );
  actor.dismiss(answer);
}
