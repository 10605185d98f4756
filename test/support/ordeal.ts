import type { Message } from '../../playground/server/world/model.ts';
import type { Press } from '../../src/present/press.ts';
import {
  buttonAt,
  eager,
  openHandAt,
  openParty,
  playDeal,
  pressAt,
  turnAt,
  type Party,
  type Turn,
} from './party.ts';
import type { Offer } from './play.ts';
import type { Stage } from './stage.ts';

/** A click on a card or call, with what its person saw of it. */
export type Click = {
  readonly party: Party;
  readonly press: Press;
  /** The hand went on to a later state without a word of refusal: for its person the click was accepted. */
  seen: boolean;
};

export type Ordeal = {
  readonly stage: Stage;
  /** Every table that was opened; at the end all matches are over. */
  readonly parties: readonly Party[];
  readonly clicks: readonly Click[];
  /** How often the bot was killed, by the moment that was chosen for it. */
  readonly kills: Readonly<Record<Moment, number>>;
};

/** When the bot dies: with the click, after some requests, with an answer that is lost, a moment later, between clicks. */
const MOMENTS = ['at once', 'after a request', 'in an answer', 'a moment later', 'in peace'] as const;
type Moment = (typeof MOMENTS)[number];

export type OrdealPlan = {
  readonly kills: number;
  readonly seed: number;
  /** Options of the tables, all played side by side by the same four people. */
  readonly tables: readonly Readonly<Record<string, string | number>>[];
};

/** Four people play at several tables while the bot is killed and started again; then they play to the end in peace. */
export async function undergo(first: Stage, plan: OrdealPlan): Promise<Ordeal> {
  const random = mulberry(plan.seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const kills: Record<Moment, number> = {
    'at once': 0,
    'after a request': 0,
    'in an answer': 0,
    'a moment later': 0,
    'in peace': 0,
  };
  const clicks: Click[] = [];
  /** Clicks since the last look, with how to know from the hand that they were accepted. */
  let watched: { readonly made: Click; isSeen(): boolean }[] = [];
  const parties: Party[] = [];
  const running = new Map<number, Party>();
  let stage = first;

  async function open(index: number): Promise<void> {
    const party = await openParty(stage, undefined, plan.tables[index]);
    running.set(index, party);
    parties.push(party);
  }

  /** One click of whoever is in turn at some table, or the next deal; a match that is over makes room for another. */
  async function click(): Promise<Click | null> {
    const index = Math.floor(random() * plan.tables.length);
    const known = running.get(index);
    if (known === undefined) throw new Error('no table');
    const party = { ...known, stage };
    const next = await nextStep(party);
    if (next === 'over') await open(index);
    else if (next === 'deal') await pressAt(party, pick(party.people), 'next-deal').catch(() => null);
    else return clicked(party, next);
    return null;
  }

  function clicked(party: Party, turn: Turn): Click {
    const offer = random() < 0.3 ? pick(turn.offers) : eager(turn.offers);
    const before = appearance(turn.message);
    const handle = turn.actor.click(turn.message, offer.customId);
    const made: Click = { party, press: offer.press, seen: false };
    clicks.push(made);
    const isSeen = (): boolean => appearance(turn.message) !== before && isPast(turn.message, turn.at);
    watched.push({ made, isSeen });
    handle.acknowledged.catch(() => null);
    return made;
  }

  /** Looks at every hand that was clicked: what it shows now is what its person has seen. */
  function look(): void {
    for (const { made, isSeen } of watched) if (isSeen()) made.seen = true;
  }

  async function settled(made: Click | null): Promise<void> {
    if (made === null) return;
    const of = watched.find((each) => each.made === made);
    await stage.discord.world
      .when(() => of?.isSeen(), { timeoutMs: 1500, what: 'the hand goes on' })
      .catch(() => null);
    look();
    watched = [];
  }

  async function die(moment: Moment): Promise<void> {
    const { discord, bot } = stage;
    const routes = [/\/callback/, /^\/webhooks/, /^\/channels/];
    const fault =
      moment === 'in an answer' && discord.faults.next({ route: pick(routes) }, { reset: 'after-commit' });
    const length = discord.log.length;
    const made = moment === 'in peace' ? null : await click();
    if (moment === 'after a request')
      await until(() => discord.log.length > length + Math.floor(random() * 6));
    if (fault !== false) await until(() => fault.hits() > 0);
    if (moment === 'a moment later') await until(() => random() < 0.02);
    await bot.kill();
    look();
    discord.faults.clear();
    if (made !== null && random() < 0.3) clickInVain(made);
    look();
    watched = [];
    kills[moment] += 1;
    stage = await stage.restart();
  }

  /** People do not know that the bot is dead. */
  function clickInVain({ party }: Click): void {
    const turn = turnAt(party);
    if (turn !== undefined) clicked(party, turn);
  }

  for (const index of plan.tables.keys()) await open(index);
  for (let kill = 0; kill < plan.kills; kill += 1) {
    for (let peace = Math.floor(random() * 4); peace > 0; peace -= 1) await settled(await click());
    await die(MOMENTS[kill % MOMENTS.length] as Moment);
  }
  const survivors = parties.map((each) => ({ ...each, stage }));
  for (const party of survivors)
    await finish(party, ({ press }) => clicks.push({ party, press, seen: false }));
  await stage.discord.settle({ quietMs: 60 });
  return { stage, parties: survivors, clicks, kills };
}

type Step = Turn | 'deal' | 'over';

/** What can be done at this table; hands that are behind are opened anew. */
async function nextStep(party: Party): Promise<Step> {
  const { world } = party.stage.discord;
  const step = (): Step | undefined => turnAt(party) ?? endOf(party);
  const seen = await world.when(step, { timeoutMs: 300 }).catch(() => null);
  if (seen !== null) return seen;
  for (const actor of party.people) await openHandAt(party, actor).catch(() => null);
  return world.when(step, { timeoutMs: 10_000, what: `something to do at ${party.tableId}` });
}

function endOf(party: Party): 'deal' | 'over' | undefined {
  const [first] = party.people;
  if (first === undefined) return undefined;
  if (buttonAt(party, first, 'rematch') !== undefined) return 'over';
  return buttonAt(party, first, 'next-deal') === undefined ? undefined : 'deal';
}

/** Plays the match to its end without any trouble, and tells of every click. */
async function finish(party: Party, tell: (offer: Offer) => void): Promise<void> {
  const [first] = party.people;
  if (first === undefined) throw new Error('nobody is there');
  if (buttonAt(party, first, 'rematch') !== undefined) return;
  for (const actor of party.people) await openHandAt(party, actor);
  for (;;) {
    await playDeal(party, (offers) => {
      const chosen = eager(offers);
      tell(chosen);
      return chosen;
    });
    if (buttonAt(party, first, 'rematch') !== undefined) return;
    await pressAt(party, first, 'next-deal');
    await party.stage.discord.world.when(() => turnAt(party), { what: 'the next deal' });
  }
}

function appearance({ content, components }: Message): string {
  return JSON.stringify([content, components]);
}

/** The hand shows a state behind version `at`, and no note of something that was refused. */
function isPast({ content, components }: Message, at: number): boolean {
  const versions = [...JSON.stringify(components).matchAll(/"custom_id":"1:[^:]+:([0-9a-z]+):/g)];
  return !content.startsWith('> ') && versions.every(([, code]) => Number.parseInt(code ?? '', 36) > at);
}

/** Polls, because requests are no changes of the world; gives up soon: there may be nothing to wait for. */
async function until(holds: () => boolean): Promise<void> {
  const endMs = performance.now() + 400;
  while (!holds() && performance.now() < endMs) await new Promise((resolve) => setImmediate(resolve));
}

function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
