import { describe, expect, it } from 'vitest';
import { playAgain } from '../../src/discord/rematches.ts';
import { openRoom, who, type Room } from '../support/card-room.ts';

async function finished(room: Room): Promise<string> {
  const id = await room.begin();
  await room.must(id, { type: 'end', userId: 'ana', moderator: false });
  return id;
}

/** The lobby that was opened last. */
async function lobbyOf(room: Room): Promise<string> {
  const [lobby] = await room.store.openTables('guild');
  if (lobby === undefined) throw new Error('no lobby is open');
  return lobby;
}

describe('*Rematch*', () => {
  it('is agreed to by partners who left its lobby and came back in the other order', async () => {
    const room = openRoom();
    const id = await finished(room);
    const again = (userId: string) => playAgain(room, who(userId), id, 'rematch');
    expect(await again('bob')).toBeNull();
    const lobby = await lobbyOf(room);
    for (const userId of ['ana', 'cleo']) await room.must(lobby, { type: 'leave', userId });
    for (const userId of ['cleo', 'ana', 'dan']) expect(await again(userId)).toBeNull();
    expect((await room.table(lobby)).phase).toBe('playing');
  });

  it('does not agree to other partners', async () => {
    const room = openRoom();
    const id = await finished(room);
    expect(await playAgain(room, who('ana'), id, 'new-partners')).toBeNull();
    expect(await playAgain(room, who('bob'), id, 'rematch')).toBe('seated-otherwise');
  });

  it('that comes twice from the one who makes the match start is quiet the second time', async () => {
    const room = openRoom();
    const id = await finished(room);
    for (const userId of ['ana', 'bob', 'cleo', 'dan', 'dan'])
      expect(await playAgain(room, who(userId), id, 'rematch')).toBeNull();
    await room.must(await lobbyOf(room), { type: 'leave', userId: 'dan' });
    expect(await playAgain(room, who('dan'), id, 'rematch')).toBe('not-in-lobby');
  });
});
