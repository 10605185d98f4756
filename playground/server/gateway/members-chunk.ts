import { wireMember } from '../wire/users.ts';
import type { Json } from '../world/model.ts';
import type { World } from '../world/world.ts';

/** The answer to a request for members (op 8), in one chunk. */
export function membersChunk(world: World, request: Json): Json {
  const guildId = String(request['guild_id']);
  const members = [...(world.guilds.get(guildId)?.members.values() ?? [])];
  const wanted = request['user_ids'] as string | readonly string[] | undefined;
  const ids = wanted === undefined ? undefined : [wanted].flat();
  const query = ((request['query'] as string | undefined) ?? '').toLowerCase();
  const found = members.filter(({ userId }) =>
    ids === undefined ? world.users.get(userId)?.username.startsWith(query) === true : ids.includes(userId),
  );
  return {
    guild_id: guildId,
    members: found.map((member) => wireMember(world, member)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: (ids ?? []).filter((id) => !members.some((member) => member.userId === id)),
    ...(typeof request['nonce'] === 'string' ? { nonce: request['nonce'] } : {}),
  };
}
