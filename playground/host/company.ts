import type { Person, PersonRole } from '../protocol.ts';
import type { LocalDiscord } from '../server/local-discord.ts';

/** Those whom one can be in the playground: four friends, a moderator, and somebody who sits at no table. */
export type Company = readonly { readonly id: string; readonly role: PersonRole }[];

/** The four friends that every local Discord begins with, and two more. */
export function gather(discord: LocalDiscord): Company {
  const { world, seed } = discord;
  const moderator = world.addPerson('Mona', { guildId: seed.guildId });
  const role = world.addRole(seed.guildId, 'Moderator', [
    'ManageGuild',
    'ManageChannels',
    'ManageThreads',
    'ManageMessages',
    'KickMembers',
  ]);
  world.giveRole(seed.guildId, moderator.id, role.id);
  const stranger = world.addPerson('Sami', { guildId: seed.guildId });
  return [
    ...seed.people.map((id) => ({ id, role: 'member' as const })),
    { id: moderator.id, role: 'moderator' },
    { id: stranger.id, role: 'stranger' },
  ];
}

/** How they stand now. */
export function peopleOf(discord: LocalDiscord, company: Company): readonly Person[] {
  const guild = discord.world.guild(discord.seed.guildId);
  return company.flatMap(({ id, role }) => {
    const user = discord.world.state.users.get(id);
    if (user === undefined) return [];
    const { globalName, username, locale } = user;
    return [{ id, role, locale, name: globalName ?? username, inServer: guild.members.has(id) }];
  });
}
