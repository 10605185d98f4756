import { performance } from 'node:perf_hooks';
import { CONTRACTS, type Contract } from '../../src/engine/actions.ts';
import { apply, legal, newMatch, startDeal, type Match } from '../../src/engine/match.ts';
import { FRENCH_RANKS } from '../../src/render/ranks.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { viewFor } from '../../src/engine/view.ts';
import { FACE_SETS } from '../../src/render/faces.ts';
import { createPictures, type Pictures } from '../../src/render/pictures.ts';
import { sceneOf, type SceneWords, type TableScene } from '../../src/render/table-scene.ts';

/** Each shows another position; more would not fit into the cache. */
const SCENES = 400;
const WARM_UP = 20;

const WORDS: SceneWords = {
  sides: ['A', 'B'],
  letters: FRENCH_RANKS,
  dealer: 'D',
  belote: 'Belote',
  kinds: { tierce: 'Tierce', quarte: 'Quarte', quinte: 'Quinte', carre: 'Carré' },
  contracts: Object.fromEntries(CONTRACTS.map((each) => [each, each])) as Record<Contract, string>,
  caption: 'Deal 1',
  banner: '',
  call: ({ type }) => type,
  value: String,
  number: String,
  target: (points) => `to ${points}`,
  hanging: (points) => `${points} hanging`,
};

type Drawn = { readonly ms: number; readonly bytes: number };

/** Pictures of tables: time and size when they are drawn, and how much faster one comes that was drawn before. */
export async function benchPictures(): Promise<readonly string[]> {
  const pictures = await createPictures();
  const scenes = Array.from({ length: SCENES + WARM_UP }, (_, index) => sceneAt(index));
  await drawAll(pictures, scenes.slice(SCENES));
  const fresh = await drawAll(pictures, scenes.slice(0, SCENES));
  const cached = await drawAll(pictures, scenes.slice(0, SCENES));
  const times = (drawn: readonly Drawn[]): readonly number[] => drawn.map(({ ms }) => ms);
  const ratio = quantile(times(fresh), 0.5) / quantile(times(cached), 0.5);
  return [
    `drawn    ${spread(times(fresh), (ms) => `${ms.toFixed(2)} ms`)}`,
    `cached   ${spread(times(cached), (ms) => `${ms.toFixed(3)} ms`)}, ${ratio.toFixed(0)} times faster`,
    `size     ${spread(
      fresh.map(({ bytes }) => bytes),
      (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    )}`,
  ];
}

async function drawAll(pictures: Pictures, scenes: readonly TableScene[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const scene of scenes) {
    const started = performance.now();
    const { bytes } = await pictures.drawTable(scene);
    drawn.push({ ms: performance.now() - started, bytes: bytes.length });
  }
  return drawn;
}

function spread(values: readonly number[], write: (value: number) => string): string {
  return `p50 ${write(quantile(values, 0.5))}, p99 ${write(quantile(values, 0.99))}`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function sceneAt(index: number): TableScene {
  const faces = FACE_SETS[index % FACE_SETS.length] ?? 'french';
  const view = viewFor(matchAfter(index, 2 + (index % 34)), null);
  return sceneOf(view, { names: ['Ana', 'Željko Horvat', 'Ивайло', `Zoé ${index}`], faces, words: WORDS });
}

/** A coinche match after so many moves: whoever speaks first bids, the others pass, then cards in turn. */
function matchAfter(index: number, moves: number): Match {
  const seed = index.toString(16).padStart(64, '0');
  const started = startDeal(newMatch(ruleSetOf('coinche')), 0, packOf(seed));
  if (!started.ok) throw new Error(started.error);
  let match = started.value;
  for (let count = 0; count < moves; count += 1) match = moved(match, index + count);
  return match;
}

function moved(match: Match, number: number): Match {
  const moves = legal(match);
  const bid = moves.find(({ type }) => type === 'bid');
  const wanted = match.deal?.phase === 'auction' && match.deal.calls.length === 0 ? bid : undefined;
  const move =
    wanted ?? moves.find(({ type }) => type === 'pass') ?? moves[number % Math.max(1, moves.length)];
  if (move === undefined) return match;
  const after = apply(match, move);
  return after.ok ? after.value : match;
}
