const discordEpochMs = 1_420_070_400_000n;

/** Snowflakes that follow the given clock, strictly increasing even when it stands still. */
export function snowflakes(nowMs: () => number): () => string {
  let last = 0n;
  return () => {
    const first = (BigInt(Math.floor(nowMs())) - discordEpochMs) << 22n;
    last = first > last ? first : last + 1n;
    return last.toString();
  };
}

/** When the thing with this snowflake was made, in milliseconds since the Unix epoch. */
export function createdMsOf(id: string): number {
  return Number((BigInt(id) >> 22n) + discordEpochMs);
}

/** The shard that a guild's events go to. */
export function shardOf(guildId: string, shardCount: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(shardCount));
}
