/** Which shards of this process are cut off; several make one answer to the question whether clicks arrive. */
export type ShardWatch = { up(shard: number): void; down(shard: number): void };

/** Tells `unreachable` with the first shard that goes down and `reachable` only when all are up (FAULTS 30, 33). */
export function createShardWatch(tell: { reachable(): void; unreachable(): void }): ShardWatch {
  const down = new Set<number>();
  return {
    up(shard) {
      down.delete(shard);
      if (down.size === 0) tell.reachable();
    },
    down(shard) {
      const isNews = down.size === 0;
      down.add(shard);
      if (isNews) tell.unreachable();
    },
  };
}
