import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedRequest } from '../../playground/server/rest/log.ts';
import { buttonAt, logOf, openParty, turnAt, type Party, type Turn } from '../../test/support/party.ts';
import { whimsical, type Strategy } from '../../test/support/play.ts';
import { openStage } from '../../test/support/stage.ts';

/** Every pause of the bot and every thought of the people is so many times shorter than at a real table. */
const FASTER = 10;
const BOT_PAUSES = {
  BELOTE_EDIT_PAUSE_MS: 1000,
  BELOTE_PING_AFTER_MS: 5000,
  BELOTE_DEAL_PAUSE_MS: 20_000,
};
/** People play after so many milliseconds on average, now and then much later. */
const THOUGHT_MS = 3000;
/** Discord lets a bot edit about five messages in five seconds in one channel. */
const WINDOW_MS = 5000;
const TARGET = 250;

/** What was sent to play one match of four people. */
type Traffic = {
  readonly deals: number;
  readonly tricks: number;
  readonly edits: number;
  readonly uploads: number;
  readonly pings: number;
  readonly handEdits: number;
  readonly channelBytes: number;
  readonly pictureBytes: number;
  readonly handBytes: number;
  readonly busiest: number;
};

/**
 * What a match of four people sends over the real path, counted by the local Discord: once as text and once with
 * pictures. The pauses are the defaults, scaled; so are the thoughts of the people, which are the same both times.
 */
export async function benchTraffic(): Promise<readonly string[]> {
  const text = await trafficOf('0');
  const pictures = await trafficOf('1');
  const perDeal = ({ channelBytes, deals }: Traffic): number => channelBytes / deals;
  return [
    `text      ${summary(text)}`,
    `pictures  ${summary(pictures)}`,
    `pictures: ×${(perDeal(pictures) / perDeal(text)).toFixed(1)} bytes in the thread for a deal, ×${(pictures.edits / pictures.tricks / (text.edits / text.tricks)).toFixed(2)} edits for a trick`,
  ];
}

async function trafficOf(pictures: '0' | '1'): Promise<Traffic> {
  const scaled = Object.entries(BOT_PAUSES).map(([name, ms]) => [name, String(ms / FASTER)] as const);
  const settings = { ...Object.fromEntries(scaled), BELOTE_PICTURES: pictures };
  const stage = await openStage({ discord: { checksAnswers: false }, settings });
  try {
    const party = await openParty(stage, undefined, { rules: 'classic-501', target: TARGET });
    const from = stage.discord.log.length;
    await playThoughtfully(party);
    await stage.discord.settle({ quietMs: 200 });
    return counted(party, stage.discord.log.slice(from));
  } finally {
    await stage.close();
  }
}

/** Everybody thinks before each move; the next deal comes by itself. */
async function playThoughtfully(party: Party): Promise<void> {
  const play = whimsical(1);
  const thought = thoughts(1);
  for (let last = -1, turn = await next(party, last); turn !== 'over'; turn = await next(party, last)) {
    await pause(thought() / FASTER);
    last = await move(turn, play);
  }
}

async function move(turn: Turn, play: Strategy): Promise<number> {
  await turn.actor.click(turn.message, play(turn.offers).customId).acknowledged;
  return turn.at;
}

function next(party: Party, last: number): Promise<Turn | 'over'> {
  const [first] = party.people;
  if (first === undefined) throw new Error('nobody plays');
  const over = (): 'over' | undefined =>
    buttonAt(party, first, 'rematch') === undefined ? undefined : 'over';
  return party.stage.discord.world.when(() => turnAt(party, last) ?? over(), {
    timeoutMs: 60_000,
    what: 'a turn or the end',
  });
}

/** Times to think in milliseconds, exponentially distributed above a moment to click, the same every time. */
function thoughts(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 800 - (THOUGHT_MS - 800) * Math.log((state + 1) / 2 ** 32);
  };
}

function counted(party: Party, log: readonly LoggedRequest[]): Traffic {
  const inThread = log.filter(({ path }) => path.startsWith(`/channels/${party.threadId}/`));
  const edits = inThread.filter(({ method, status }) => method === 'PATCH' && status === 200);
  const hands = log.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'));
  const events = logOf(party);
  return {
    deals: events.filter(({ type }) => type === 'dealt').length,
    tricks: events.filter((each) => each.type === 'moved' && each.move.type === 'play').length / 4,
    edits: edits.length,
    uploads: inThread.filter(({ files }) => files.length > 0).length,
    pings: inThread.filter(isPing).length,
    handEdits: hands.length,
    channelBytes: sum(inThread.map(bytesOf)),
    pictureBytes: sum(inThread.flatMap(({ files }) => files.map(({ size }) => size))),
    handBytes: sum(hands.map(bytesOf)),
    busiest: busiest(edits.map(({ atMs }) => atMs)),
  };
}

function isPing({ method, body }: LoggedRequest): boolean {
  const { allowed_mentions } = body as { allowed_mentions?: { users?: readonly string[] } };
  return method === 'POST' && (allowed_mentions?.users?.length ?? 0) > 0;
}

function bytesOf({ body, files }: LoggedRequest): number {
  return Buffer.byteLength(JSON.stringify(body)) + sum(files.map(({ size }) => size));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

/** The most edits in any five seconds of a real table. */
function busiest(times: readonly number[]): number {
  const within = (from: number): number =>
    times.filter((each) => each >= from && each < from + WINDOW_MS / FASTER).length;
  return Math.max(0, ...times.map(within));
}

function summary(traffic: Traffic): string {
  const { deals, tricks, edits, uploads, pings, handEdits, channelBytes, pictureBytes, handBytes } = traffic;
  const perTrick = (count: number): string => (count / tricks).toFixed(2);
  const perDeal = (bytes: number): string => `${(bytes / deals / 1000).toFixed(0)} kB`;
  return [
    `${deals} deals, ${tricks} tricks; for a trick ${perTrick(edits)} edits (${perTrick(uploads)} with a picture), ${perTrick(pings)} pings, ${perTrick(handEdits)} hands`,
    `for a deal ${perDeal(channelBytes)} in the thread (${perDeal(pictureBytes)} of pictures), ${perDeal(handBytes)} of hands`,
    `at most ${traffic.busiest} edits in 5 s`,
  ].join('; ');
}
