import { commitmentOf } from '../engine/shuffle.ts';
import { deadlineOf, dueOf, type Pace } from '../app/due.ts';
import { whyNoRating } from '../app/match-result.ts';
import { isRematch } from '../app/rematch.ts';
import { isPerson } from '../app/seating.ts';
import type { Closed, Playing, Table } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { messageBody, type MessageBody } from '../present/body.ts';
import type { Faces } from '../present/card-face.ts';
import { dealResultMessage } from '../present/deal-result-message.ts';
import { lobbyMessage, type LobbyState } from '../present/lobby-message.ts';
import { matchResultMessage, type EndedMatch } from '../present/match-result-message.ts';
import { storedName } from '../present/names.ts';
import { pingMessage, type Ping } from '../present/ping-message.ts';
import { tableMessage } from '../present/table-message.ts';
import { fullFaces, seatFaces, spectatorView, type Dealt } from './scene.ts';

/** The lobby in the channel; later what became of it. */
export function lobbyBody(table: Table, threadId: string | null, s: Sentences): MessageBody {
  const { options } = table;
  const host = table.seats.find((each) => isPerson(each) && each.userId === table.hostId);
  return lobbyMessage(
    {
      tableId: table.id,
      at: 0,
      rules: options.rules,
      // The target stands beside the name of the rules anyway.
      houseDiffers: Object.keys(options.house).some((key) => key !== 'target'),
      clockMs: options.clockMs,
      level: options.level,
      hints: options.hints,
      admission: options.admission,
      hostName: isPerson(host) ? storedName(host.name, s) : '',
      seats: seatFaces(table, s),
      threadId,
      isRematch: table.phase === 'lobby' && isRematch(table),
      state: lobbyState(table),
    },
    s,
  );
}

function lobbyState(table: Table): LobbyState {
  switch (table.phase) {
    case 'lobby':
      return { kind: 'open' };
    case 'playing':
      return { kind: 'started' };
    case 'closed':
      return closedState(table);
  }
}

function closedState({ outcome, match }: Closed): LobbyState {
  if (outcome.kind !== 'won') return { kind: outcome.kind };
  return { kind: 'finished', winner: outcome.winner, total: match?.total ?? [0, 0] };
}

/** The running deal, for everybody; one that is not `live` is over and has no buttons. */
export function tableBody(table: Dealt, live: boolean, faces: Faces, pace: Pace, s: Sentences): MessageBody {
  return tableMessage(
    {
      tableId: table.id,
      at: table.at,
      view: spectatorView(table),
      seats: fullFaces(table, s),
      deadlineMs: table.phase === 'playing' ? endOfWaitMs(table, pace) : null,
      commitment: seedFacts(table, table.seeds.length - 1).commitment,
      live,
      faces,
    },
    s,
  );
}

/** When the turn is taken from the person in turn, or a table that everybody is away from is closed. */
function endOfWaitMs(table: Playing, pace: Pace): number | null {
  const due = dueOf(table, pace);
  return due?.kind === 'expire' ? due.atMs : deadlineOf(table);
}

/** The result of the `deal`-th deal, with the seed that is no secret any more. */
export function dealResultBody(table: Dealt, deal: number, pace: Pace, s: Sentences): MessageBody {
  const live = table.phase === 'playing' && deal === table.seeds.length - 1;
  const due = live ? dueOf(table, pace) : null;
  return dealResultMessage(
    {
      tableId: table.id,
      at: table.at,
      deal,
      view: spectatorView(table),
      seats: fullFaces(table, s),
      seed: seedFacts(table, deal).seed,
      nextDealAtMs: due?.kind === 'next-deal' ? due.atMs : null,
      live,
    },
    s,
  );
}

/** How the match ended, with what can be played next. */
export function matchResultBody(table: Closed & Dealt, s: Sentences): MessageBody {
  return matchResultMessage(
    {
      ...endedMatch(table, s),
      tableId: table.id,
      at: table.at,
      // Whoever left cannot press them, and nobody else sat there.
      live: table.seats.some(isPerson),
    },
    s,
  );
}

/** What there is to tell of a match that is over. */
export function endedMatch(table: Closed & Dealt, s: Sentences): EndedMatch {
  const { outcome } = table;
  return {
    view: spectatorView(table),
    seats: fullFaces(table, s),
    outcome:
      outcome.kind === 'won' ? outcome : { kind: 'ended', by: outcome.kind === 'ended' ? outcome.by : null },
    noRating: whyNoRating(table),
    seed: seedFacts(table, table.seeds.length - 1).seed,
  };
}

/** The mention of the person in turn, or the reminder that half of their time is gone. */
export function pingBody(
  table: Dealt,
  kind: Ping['kind'],
  to: Pick<Ping, 'userId' | 'ping' | 'handAlive'>,
  s: Sentences,
): MessageBody {
  const deadlineMs = table.phase === 'playing' ? deadlineOf(table) : null;
  return pingMessage({ ...to, deadlineMs, kind }, s);
}

/** Calls somebody to the table. */
export function invitationBody({ options }: Table, userId: string, s: Sentences): MessageBody {
  return messageBody({
    content: s.company.invitation(`<@${userId}>`, options.rules.id),
    pings: userId,
  });
}

/** The seed of a deal, which may be a secret still, and its fingerprint, which never is. */
export function seedFacts(table: Dealt, deal: number): { seed: string; commitment: string } {
  const seed = table.seeds[deal];
  if (seed === undefined) throw new Error(`deal ${deal} was never dealt`);
  return { seed, commitment: commitmentOf(seed) };
}
