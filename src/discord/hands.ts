import { SEATS, type Seat } from '../engine/seats.ts';
import { whyNotSeated } from '../app/admission.ts';
import type { Clock, Log, PersonSettings } from '../app/ports.ts';
import type { Preferences } from '../app/preferences.ts';
import { isPerson, seatOf } from '../app/seating.ts';
import type { Table } from '../app/table.ts';
import { catalogue, languageOf } from '../i18n/catalogue.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { textMessage, type MessageBody } from '../present/body.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { Answers } from './answers.ts';
import type { CardEmojis } from './card-emojis.ts';
import { describeError, failureOf } from './failures.ts';
import { drawHand, mayAct, NO_CHOICE, STANDS_STILL, urgentPart, type Choice } from './hand-drawing.ts';
import { createKeyedTimers } from './keyed-timers.ts';
import { endOfLifeMs, type LiveHand, type LiveHands } from './live-hands.ts';
import { isDealt, type Dealt } from './scene.ts';
import { sendWithFaces } from './send-with-faces.ts';

/** Hands as private messages: drawn from the seat's view, kept fresh through the newest token. */
export type Hands = {
  /** Shows this person's hand on their live message now, whatever it showed before. */
  show(table: Table, userId: string, choice: Choice): Promise<void>;
  /**
   * Sends the hand of this person for the first time; `null` when they hold none at this table. Gives what `send`
   * gives, and rejects with what it rejects with.
   */
  first<T>(
    table: Table,
    userId: string,
    s: Sentences,
    send: (hand: MessageBody) => Promise<T>,
  ): Promise<T | null>;
  /**
   * Refreshes every open hand: at once where something changed that its owner must see to act, after a pause where
   * its owner waits and looks on. Returns at once.
   */
  refresh(table: Table): void;
  /** Forgets what was to be shown after a pause. */
  stop(): void;
  idle(): Promise<void>;
};

/** Timers are late, and the farewell needs a token that lives. */
const PARTING_MS = 5000;

type Wanted = {
  readonly table: Table;
  readonly choice: Choice;
  readonly always: boolean;
  /** The hand of somebody who left: one that they opened when they were back must not be taken from them. */
  readonly left?: LiveHand;
};
type Job = { next: Wanted | null; running: Promise<void> };

export type HandsWorld = {
  readonly live: LiveHands;
  readonly answers: Answers;
  readonly emojis: CardEmojis;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly log: Log;
  /** Between a change and its showing to those who only look on: many changes become one edit. */
  readonly editPauseMs: number;
};

export function createHands(world: HandsWorld): Hands {
  const { live, answers, emojis, preferences, clock, log } = world;
  const jobs = new Map<string, Job>();
  const onlookers = createKeyedTimers(clock);
  const partings = createKeyedTimers(clock);

  /** One request in flight per hand; the newest state wins, and a wanted note is not lost to a mere refresh. */
  function want(userId: string, wanted: Wanted): Promise<void> {
    const key = keyOf(wanted.table, userId);
    onlookers.cancel(key);
    const job = jobs.get(key);
    if (job !== undefined) {
      job.next = wanted.always || job.next === null ? wanted : { ...job.next, table: wanted.table };
      return job.running;
    }
    const started: Job = { next: wanted, running: Promise.resolve() };
    jobs.set(key, started);
    started.running = work(key, started, userId);
    return started.running;
  }

  /** Forgets the job in the same breath in which it finds nothing more to do, so that nothing wanted is lost. */
  async function work(key: string, job: Job, userId: string): Promise<void> {
    while (job.next !== null) {
      const wanted = job.next;
      job.next = null;
      await push(wanted, userId);
    }
    jobs.delete(key);
  }

  async function push({ table, choice, always, left }: Wanted, userId: string): Promise<void> {
    const hand = live.of(table.id, userId);
    const seat = seatOf(table.seats, userId);
    if (hand === null || !isDealt(table)) return;
    if (seat === null)
      return left?.ticket.id === hand.ticket.id ? bidFarewell(table, userId, hand) : undefined;
    const shown = urgentPart(table, seat);
    if (!always && shown === hand.shown) return;
    live.shows(table.id, userId, hand, shown);
    if (choice.standsStill !== true) partLater(userId, table, seat, hand);
    try {
      const own = await preferences.person(userId);
      const s = sentencesFor(own, hand);
      await sendWithFaces(emojis, userId, s, (faces) => {
        const body = drawHand(table, seat, choice, { s, faces, own });
        return answers.replace(hand.ticket, body, hand.messageId);
      });
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'token-dead' || failure === 'message-gone') live.close(table.id, userId, hand);
      else live.shows(table.id, userId, hand, '');
      log.warn('hand-not-refreshed', { table: table.id, ...describeError(error) });
    }
  }

  /** Whoever left has no hand any more: it must not lie there as if it could still be played. */
  async function bidFarewell(table: Dealt, userId: string, hand: LiveHand): Promise<void> {
    live.close(table.id, userId, hand);
    try {
      const s = sentencesFor(await preferences.person(userId), hand);
      const body = textMessage(refusalText(whyNotSeated(table, userId), {}, s));
      await answers.replace(hand.ticket, body, hand.messageId);
    } catch (error) {
      log.warn('hand-not-taken-away', { table: table.id, ...describeError(error) });
    }
  }

  /** Somebody who waits sees the table move on, but no more often than the table itself is edited. */
  function wantLater(userId: string, table: Table): void {
    const key = keyOf(table, userId);
    const dueMs = onlookers.dueMs(key) ?? clock.nowMs() + world.editPauseMs;
    onlookers.set(key, dueMs, () => {
      const hand = live.of(table.id, userId);
      if (hand === null) return;
      live.shows(table.id, userId, hand, '');
      void want(userId, { table, choice: NO_CHOICE, always: false });
    });
  }

  /** With the end of its token a hand stops following: it must not go on saying whom it waits for. */
  function partLater(userId: string, table: Dealt, seat: Seat, hand: LiveHand): void {
    const key = keyOf(table, userId);
    if (table.phase === 'closed') return partings.cancel(key);
    partings.set(key, endOfLifeMs(hand) - PARTING_MS, () => {
      if (!mayAct(table, seat)) void want(userId, { table, choice: STANDS_STILL, always: true });
    });
  }

  /** What somebody in turn has chosen on their hand is not taken away by what need not concern them. */
  function refreshOf(table: Table, userId: string, seat: Seat): void {
    const hand = live.of(table.id, userId);
    if (hand === null || !isDealt(table)) return;
    if (urgentPart(table, seat) !== hand.shown) {
      void want(userId, { table, choice: NO_CHOICE, always: false });
    } else if (!mayAct(table, seat)) wantLater(userId, table);
  }

  return {
    show: (table, userId, choice) => want(userId, { table, choice, always: true }),
    async first(table, userId, s, send) {
      const seat = seatOf(table.seats, userId);
      if (seat === null || !isDealt(table)) return null;
      const own = await preferences.person(userId);
      return sendWithFaces(emojis, userId, s, (faces) =>
        send(drawHand(table, seat, NO_CHOICE, { s, faces, own })),
      );
    },
    refresh(table) {
      for (const seat of SEATS) {
        const person = table.seats[seat];
        if (isPerson(person)) refreshOf(table, person.userId, seat);
      }
      for (const userId of goneFrom(table)) {
        const left = live.of(table.id, userId);
        if (left !== null) void want(userId, { table, choice: NO_CHOICE, always: true, left });
      }
    },
    stop() {
      onlookers.clear();
      partings.clear();
    },
    async idle() {
      while (jobs.size > 0) await Promise.all([...jobs.values()].map((each) => each.running));
    },
  };
}

/** Who left or had to leave, and did not come back. */
function goneFrom(table: Table): readonly string[] {
  const leavers = isDealt(table) ? table.leavers.map(({ userId }) => userId) : [];
  return [...leavers, ...table.kicked].filter((userId) => seatOf(table.seats, userId) === null);
}

/** Like faces and order of cards, the language is the one that its owner wants now. */
function sentencesFor({ language }: PersonSettings, { locale }: LiveHand): Sentences {
  return catalogue[languageOf(language ?? locale)];
}

function keyOf({ id }: Table, userId: string): string {
  return `${id} ${userId}`;
}
