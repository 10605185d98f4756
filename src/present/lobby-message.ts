import type { RuleSet } from '../engine/ruleset.ts';
import { SIDES, type BySeat, type BySide, type Side } from '../engine/seats.ts';
import type { AdmissionWord } from '../i18n/forms.ts';
import type { LevelWord, Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody, type Row } from './body.ts';
import { buttonRows } from './buttons.ts';
import { escapeName } from './names.ts';
import { seatName, seatsOfSide, SIDE_MARKS, type SeatFace } from './seat-face.ts';

export type Lobby = {
  readonly tableId: string;
  readonly at: number;
  readonly rules: RuleSet;
  /** Whether the rules differ from those of the rule set. */
  readonly houseDiffers: boolean;
  readonly clockMs: number;
  readonly level: LevelWord;
  readonly hints: boolean;
  readonly admission: AdmissionWord;
  /** User text. */
  readonly hostName: string;
  readonly seats: BySeat<SeatFace | null>;
  readonly threadId: string | null;
  /** Whether it follows a match, whose players it has sat down without asking them. */
  readonly isRematch: boolean;
  readonly state: LobbyState;
};

/** `started`, `finished` and `ended` belong to a match; `cancelled` and `expired` closed the lobby. */
export type LobbyState =
  | { readonly kind: 'open' | 'started' | 'cancelled' | 'expired' | 'ended' }
  | { readonly kind: 'finished'; readonly winner: Side; readonly total: BySide<number> };

const COLOUR = 0x2b7a4b;
/** Two buttons fit side by side on a phone, and no client breaks the row. */
const PER_ROW = 2;

/** The message from which a table starts; buttons only while people may still join. */
export function lobbyMessage(lobby: Lobby, s: Sentences): MessageBody {
  return messageBody({
    embed: {
      title: s.lobby.title(lobby.rules.id),
      description: [
        lines(
          settingsLine(lobby, s),
          lobby.houseDiffers ? s.lobby.houseRules : null,
          admissionLine(lobby, s),
          s.lobby.host(escapeName(lobby.hostName)),
        ),
        lines(...SIDES.map((side) => sideLines(lobby, side, s))),
        stateLine(lobby, s),
      ].join('\n\n'),
      color: COLOUR,
    },
    rows: lobby.state.kind === 'open' ? lobbyRows(lobby, s) : [],
  });
}

function settingsLine({ rules, clockMs, level, hints }: Lobby, s: Sentences): string {
  return s.lobby.settings({ target: rules.target, clockMs, level, hints });
}

/** Only an open lobby says who may join. */
function admissionLine({ admission, state }: Lobby, s: Sentences): string | null {
  return state.kind !== 'open' || admission === 'everyone' ? null : s.company.lobby[admission];
}

function sideLines(lobby: Lobby, side: Side, s: Sentences): string {
  const seats = seatsOfSide(side).map((seat) => `- ${occupant(lobby, lobby.seats[seat], s)}`);
  return [`${SIDE_MARKS[side]} **${s.lobby.side(side)}**`, ...seats].join('\n');
}

function occupant(lobby: Lobby, face: SeatFace | null, s: Sentences): string {
  if (face === null) return `*${s.lobby.freeSeat}*`;
  if (face.kind === 'computer' || lobby.state.kind !== 'open') return seatName(face);
  return face.ready === true
    ? `${seatName(face)} ✅ ${s.lobby.ready}`
    : `${seatName(face)} (${s.lobby.notReady})`;
}

function stateLine(lobby: Lobby, s: Sentences): string {
  const { state } = lobby;
  switch (state.kind) {
    case 'open':
      return lines(s.lobby.howToStart, lobby.isRematch ? s.lobby.whoeverIsNotReady : null);
    case 'started':
      return s.lobby.started(lobby.threadId === null ? null : `<#${lobby.threadId}>`);
    case 'cancelled':
      return s.lobby.cancelled;
    case 'expired':
      return s.lobby.expired;
    case 'ended':
      return s.lobby.ended;
    case 'finished':
      return s.lobby.finished(state.winner, state.total);
  }
}

function lobbyRows(lobby: Lobby, s: Sentences): readonly Row[] {
  const origin = { table: lobby.tableId, at: lobby.at, seat: null };
  const join = (lobby.admission === 'nobody' ? [] : SIDES).map((side) => ({
    press: { type: 'join', side } as const,
    label: s.lobby.join(side),
    look: 'primary' as const,
    disabled: isFull(lobby, side),
  }));
  return [
    ...buttonRows(origin, join),
    ...buttonRows(
      origin,
      [
        { press: { type: 'ready', shown: readyOnes(lobby) }, label: s.lobby.toggleReady, look: 'success' },
        { press: { type: 'leave' }, label: s.lobby.leave },
        { press: { type: 'start' }, label: s.lobby.start, look: 'success' },
        { press: { type: 'add-computer' }, label: s.lobby.addComputer },
        { form: { type: 'house', table: lobby.tableId, page: 1 }, label: s.house.button },
        { press: { type: 'cancel' }, label: s.lobby.cancel, look: 'danger' },
      ],
      PER_ROW,
    ),
  ];
}

/** User ids of those who are ready. */
function readyOnes({ seats }: Lobby): readonly string[] {
  return seats.flatMap((each) => (each?.ready === true && each.userId !== undefined ? [each.userId] : []));
}

/** A person may take a computer's seat, so only persons fill a side. */
function isFull(lobby: Lobby, side: Side): boolean {
  return seatsOfSide(side).every((seat) => lobby.seats[seat]?.kind === 'person');
}
