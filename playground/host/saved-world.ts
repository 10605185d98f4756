import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LocalDiscord, Seed } from '../server/local-discord.ts';
import { savedWorld, type SavedWorld } from '../server/world/world.ts';
import type { Company } from './company.ts';

/** What lies in the folder beside the bot's database. */
export type Saved = {
  /** Another shape of it is not read. */
  readonly shape: 1;
  readonly aheadMs: number;
  readonly seed: Seed;
  readonly company: Company;
  readonly world: SavedWorld;
};

const FILE = 'world.bin';

/** The world that was saved in this folder; `null` when there is none that can be read. */
export function readSaved(folder: string): Saved | null {
  try {
    const saved = deserialize(readFileSync(join(folder, FILE))) as Saved;
    return saved.shape === 1 ? saved : null;
  } catch {
    return null;
  }
}

/** Replaces what was saved at once or not at all. */
export function writeSaved(folder: string, discord: LocalDiscord, company: Company, aheadMs: number): void {
  const saved: Saved = {
    shape: 1,
    aheadMs,
    seed: discord.seed,
    company,
    world: savedWorld(discord.world.state),
  };
  mkdirSync(folder, { recursive: true });
  const fresh = join(folder, `${FILE}.new`);
  writeFileSync(fresh, serialize(saved));
  renameSync(fresh, join(folder, FILE));
}
