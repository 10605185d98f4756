import { turnOf } from '../engine/match.ts';
import { commitmentOf } from '../engine/shuffle.ts';
import type { BySeat } from '../engine/seats.ts';
import { viewFor } from '../engine/view.ts';
import type { DailyRefusal } from '../app/daily.ts';
import {
  DAILY_DEALS,
  DAILY_LEVEL,
  DAILY_SEAT,
  dailyRules,
  dayBefore,
  scoreOf,
  type DailyGame,
} from '../app/daily-game.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { bidValueOf } from '../present/call-rows.ts';
import type { Faces } from '../present/card-face.ts';
import {
  dailyDealOver,
  dailyIntro,
  dailyOver,
  dailyPlay,
  type DailyBoards,
  type DailyHead,
} from '../present/daily-message.ts';
import type { Press } from '../present/press.ts';
import { actionOfPress, maskOfValues } from '../present/press-action.ts';
import { asSeat, asSpectator, type SeatView } from '../present/readers.ts';
import { refusalContext, refusalText } from '../present/refusal-text.ts';
import type { SeatFace } from '../present/seat-face.ts';
import { asChosen, NO_CHOICE, type Choice } from './hand-drawing.ts';
import { isLegal } from './hand-presses.ts';
import type { House } from './house.ts';
import { computerFace } from './scene.ts';
import { sendWithFaces } from './send-with-faces.ts';
import type { Visit } from './visit.ts';

/** Buttons of the daily deals name the day and the attempt where others name their table. */
const TABLE = /^daily-(\d{4}-\d{2}-\d{2})-(\d{1,6})$/;

export function isDaily({ table }: Press): boolean {
  return TABLE.test(table);
}

/** `/belote daily`: today's deals as this person left them. */
export async function openDaily(house: House, visit: Visit): Promise<void> {
  const day = house.daily.today();
  await show(house, visit, day, await house.daily.game(day, visit.who.userId));
}

/** A press on the message of the daily deals; everything happens in that one message. */
export async function pressDaily(
  house: House,
  visit: Visit,
  press: Press,
  values: readonly string[],
): Promise<void> {
  const [, day = '', attempt = '0'] = TABLE.exec(press.table) ?? [];
  const { daily } = house;
  const { userId } = visit.who;
  const pressed = { day, userId, attempt: Number(attempt), at: press.at };
  const game = await daily.game(day, userId);
  const drawnFor = game?.attempt.attempt === pressed.attempt && game.at === press.at;
  const choose = (choice: Choice): Promise<void> =>
    drawnFor ? show(house, visit, day, game, choice) : refuse(house, visit, day, 'stale');
  const settle = async (result: Awaited<ReturnType<typeof daily.begin>>): Promise<void> =>
    result.ok ? show(house, visit, day, result.value) : refuse(house, visit, day, result.error);

  if (day !== daily.today()) return refuse(house, visit, day, 'day-is-over');
  switch (press.type) {
    case 'start':
    case 'rematch':
      return settle(await daily.begin(day, { userId, name: visit.accountName }, visit.guildId));
    case 'next-deal':
      return settle(await daily.nextDeal(pressed));
    case 'ask-play':
    case 'ask-call':
    case 'play':
    case 'call': {
      const view = game === null ? null : viewOf(game);
      const asked = view === null ? null : actionOfPress(press, view.offered);
      if (view === null || asked === null) return refuse(house, visit, day, 'not-begun');
      if (press.type === 'ask-play' && isLegal(asked, view))
        return choose({ ...NO_CHOICE, declare: press.declare, asked });
      if (press.type === 'ask-call' && isLegal(asked, view))
        return choose({ ...NO_CHOICE, value: press.value, asked });
      return settle(await daily.act(pressed, asked));
    }
    case 'unask':
      return choose({ ...NO_CHOICE, declare: press.declare, value: press.value });
    case 'declare-select':
      return choose({ ...NO_CHOICE, declare: maskOfValues(values) });
    case 'value-select':
      return choose({ ...NO_CHOICE, value: bidValueOf(values[0]) });
    case 'join':
    case 'ready':
    case 'leave':
    case 'add-computer':
    case 'cancel':
    case 'hand':
    case 'new-partners':
    case 'back':
    case 'take-seat':
    case 'score':
    case 'last-trick':
    case 'hint':
      return show(house, visit, day, game);
  }
}

/** The reason on top of what holds now; alone when the day is over. */
async function refuse(house: House, visit: Visit, day: string, refusal: DailyRefusal): Promise<void> {
  const { s, who, ticket } = visit;
  if (refusal === 'day-is-over') return house.answers.replace(ticket, textMessage(s.daily.dayIsOver));
  const game = await house.daily.game(day, who.userId);
  if (game === null || refusal === 'not-begun') return show(house, visit, day, game);
  const note = refusalText(refusal, refusalContext(viewOf(game)), s);
  return show(house, visit, day, game, { ...NO_CHOICE, note });
}

async function show(
  house: House,
  visit: Visit,
  day: string,
  game: DailyGame | null,
  choice: Choice = NO_CHOICE,
): Promise<void> {
  const draw = await drawingOf(house, visit, day, game, choice);
  await sendWithFaces(house.emojis, visit.who.userId, visit.s, (faces) =>
    house.answers.replace(visit.ticket, draw(faces)),
  );
}

/** The message, but for the card faces that are in it. */
async function drawingOf(
  house: House,
  visit: Visit,
  day: string,
  game: DailyGame | null,
  choice: Choice,
): Promise<(faces: Faces) => MessageBody> {
  const { s, own } = visit;
  const ofDay = { day, ruleSet: dailyRules(day), deals: DAILY_DEALS };
  if (game === null) {
    const boards = await boardsOf(house, visit, day);
    return () => dailyIntro(tableIdOf(day, 1), ofDay, boards, s);
  }
  const { attempt, match, at } = game;
  const points = scoreOf(match);
  const head: DailyHead = { ...ofDay, deal: attempt.deals.length, points, counts: attempt.attempt === 1 };
  const place = { tableId: tableIdOf(day, attempt.attempt), at, seats: facesOf(visit) };
  const view = asSpectator(viewFor(match, null));
  const last = { ...place, view, deal: match.results.length - 1 };
  if (game.over) {
    const boards = await boardsOf(house, visit, day);
    return () => dailyOver(head, last, boards, s);
  }
  if (turnOf(match) === null) return () => dailyDealOver(head, last, s);
  const hand = { ...place, view: viewOf(game) };
  const table = { view, commitment: commitmentOf(game.seed) };
  return (faces) => dailyPlay(head, { ...hand, ...asChosen(hand.view, choice, { s, faces, own }) }, table, s);
}

async function boardsOf({ daily }: House, { who, guildId }: Visit, day: string): Promise<DailyBoards> {
  const everywhere = await daily.scores(day);
  const before = dayBefore(day);
  const wasPlayed = (await daily.scores(before)).length > 0;
  return {
    readerId: who.userId,
    here: everywhere.filter((each) => each.guildId === guildId),
    everywhere,
    before: { day: before, ruleSet: dailyRules(before), seeds: wasPlayed ? await daily.seedsOf(before) : [] },
  };
}

function viewOf({ match }: DailyGame): SeatView {
  return asSeat(viewFor(match, DAILY_SEAT));
}

function facesOf({ who }: Visit): BySeat<SeatFace> {
  const own: SeatFace = { kind: 'person', name: who.name, away: false };
  return [own, computerFace(1, DAILY_LEVEL), computerFace(2, DAILY_LEVEL), computerFace(3, DAILY_LEVEL)];
}

function tableIdOf(day: string, attempt: number): string {
  return `daily-${day}-${attempt}`;
}
