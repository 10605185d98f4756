import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { RULESET_IDS } from '../src/engine/ruleset.ts';
import { isRuleSetId, ruleSetOf } from '../src/engine/rulesets/registry.ts';
import { LEVELS } from '../src/players/levels.ts';
import { argumentsOf, refuse, wholeNumber } from './arguments.ts';
import { playFixed, playMatch, type Contest } from './arena/contest.ts';
import { BASELINES, isContestant } from './arena/contestants.ts';
import { estimateOf, quantile, share, shown } from './arena/statistics.ts';

const USAGE = `npm run arena -- [options]: sets two players against each other

Every pack is played twice, the sides exchanged. Options, with what they are without being named:
  --a hard --b normal   ${[...LEVELS, ...BASELINES].join(', ')}
  --rules coinche       ${RULESET_IDS.join(', ')}
  --deals 2000          packs, each of them played twice
  --seed 1              the same seed gives the same cards and the same play
  --mode both           fixed: both sides play the contract that four sound bidders named
                        own: whole matches with each side's own bidding, as many as hold about that many deals
  --workers             processes at a time, else one for each core`;

type Options = {
  readonly contest: Contest;
  readonly deals: number;
  readonly modes: readonly ('fixed' | 'own')[];
  readonly workers: number;
  readonly slice: number | null;
};

/** What one process found. */
type Part = {
  readonly margins: number[];
  readonly matches: boolean[][];
  readonly ownMargins: number[];
  readonly ownScores: number[];
  readonly bids: { readonly a: boolean[]; readonly b: boolean[] };
  readonly clocked: { readonly a: number[]; readonly b: number[] };
};

const options = optionsFrom(process.argv.slice(2));
if (options.slice === null) await conduct(options);
else process.send?.(partOf(options, options.slice));

function optionsFrom(args: readonly string[]): Options {
  const { values } = argumentsOf(
    {
      args: [...args],
      options: {
        a: { type: 'string', default: 'hard' },
        b: { type: 'string', default: 'normal' },
        rules: { type: 'string', default: 'coinche' },
        deals: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        mode: { type: 'string', default: 'both' },
        workers: { type: 'string' },
        slice: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    },
    USAGE,
  );
  const { a, b, rules, mode } = values;
  if (!isContestant(a) || !isContestant(b)) return refuse(`no such player: ${a} or ${b}`);
  if (!isRuleSetId(rules)) return refuse(`no such rule set: ${rules}; there are ${RULESET_IDS.join(', ')}`);
  if (mode !== 'fixed' && mode !== 'own' && mode !== 'both') return refuse('mode is fixed, own or both');
  return {
    contest: { rules: ruleSetOf(rules), a, b, seed: wholeNumber('seed', values.seed) },
    deals: wholeNumber('deals', values.deals, 1),
    modes: mode === 'both' ? ['fixed', 'own'] : [mode],
    workers:
      values.workers === undefined ? availableParallelism() : wholeNumber('workers', values.workers, 1),
    slice: values.slice === undefined ? null : Number(values.slice),
  };
}

async function conduct(options: Options): Promise<void> {
  const parts = await Promise.all(
    Array.from({ length: options.workers }, (_, slice) => partFrom(slice, options)),
  );
  process.stdout.write(`${linesOf(options, parts).join('\n')}\n`);
}

/** Runs one slice in a process of its own, so that its processor time is its own. */
function partFrom(slice: number, { workers }: Options): Promise<Part> {
  return new Promise((resolve, reject) => {
    const script = process.argv[1] ?? '';
    const args = [...process.argv.slice(2), '--slice', String(slice), '--workers', String(workers)];
    const child = fork(script, args);
    child.on('message', (part) => resolve(part as Part));
    child.on('error', reject);
    child.on('exit', (code) => code === 0 || reject(new Error(`a part of the arena ended with ${code}`)));
  });
}

function partOf({ contest, deals, modes, workers }: Options, slice: number): Part {
  const part: Part = {
    margins: [],
    matches: [],
    ownMargins: [],
    ownScores: [],
    bids: { a: [], b: [] },
    clocked: { a: [], b: [] },
  };
  if (modes.includes('fixed')) {
    for (let index = slice; index < deals; index += workers) {
      const deal = playFixed(contest, index, part.clocked);
      if (deal !== null) part.margins.push(deal.margin);
    }
  }
  if (modes.includes('own')) {
    for (let index = slice; part.ownScores.length < deals / workers; index += workers) {
      const { won, deals: played } = playMatch(contest, index, part.clocked);
      part.matches.push([...won]);
      for (const { margin, score, bidder, made } of played) {
        part.ownMargins.push(margin);
        part.ownScores.push(score);
        if (bidder !== null) part.bids[bidder].push(made);
      }
    }
  }
  return part;
}

function linesOf({ contest, deals, modes }: Options, parts: readonly Part[]): readonly string[] {
  const { a, b, rules, seed } = contest;
  const all = <T>(pick: (part: Part) => readonly T[]): readonly T[] => parts.flatMap(pick);
  const lines = [`${a} against ${b}, ${rules.id}, seed ${seed}, ${deals} deals, each played twice`];
  if (modes.includes('fixed')) {
    const margins = all(({ margins }) => margins);
    lines.push(
      `fixed contracts: card points ahead per deal ${shown(estimateOf(margins))}; deals won ${share(estimateOf(margins.map(asWon)))}`,
    );
  }
  if (modes.includes('own')) {
    const matches = all(({ matches }) => matches);
    const bids = (who: 'a' | 'b'): string => share(estimateOf(all((part) => part.bids[who]).map(Number)));
    lines.push(
      `own bidding: ${matches.length * 2} matches, won ${share(estimateOf(matches.map((pair) => pair.filter(Boolean).length / 2)))}`,
      `  per deal: score ahead ${shown(estimateOf(all(({ ownScores }) => ownScores)))}, card points ahead ${shown(estimateOf(all(({ ownMargins }) => ownMargins)))}`,
      `  contracts made: ${a} ${bids('a')}, ${b} ${bids('b')}`,
    );
  }
  for (const [who, name] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const times = all(({ clocked }) => clocked[who]);
    lines.push(
      `processor time per decision, ${name}: mean ${estimateOf(times).mean.toFixed(2)} ms, p50 ${quantile(times, 0.5).toFixed(2)}, p99 ${quantile(times, 0.99).toFixed(1)}`,
    );
  }
  return lines;
}

function asWon(margin: number): number {
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}
