import type { GoesOn } from '../engine/scoring/match-winner.ts';
import type { BidValue, Contract } from '../engine/actions.ts';
import type { Rank, Suit } from '../engine/cards.ts';
import type { DealResult } from '../engine/deal-result.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import type { BySide, Side } from '../engine/seats.ts';
import type { DeclarationKind } from '../engine/view.ts';
import type { CheckSentences } from './check.ts';
import type { CommandSentences } from './commands.ts';
import type { DailySentences } from './daily.ts';
import type {
  AskingSentences,
  CompanySentences,
  HouseSentences,
  SettingsSentences,
  SetupSentences,
} from './forms.ts';
import type { ForgettingSentences } from './forgetting.ts';
import type { HistorySentences } from './history.ts';
import type { HintSentences } from './hint.ts';
import type { ProfileSentences } from './profile.ts';
import type { RefusalSentences } from './refusals.ts';
import type { RulesSentences } from './rules.ts';
import type { ScoreSentences, StandingsSentences } from './scores.ts';
import type { SeasonSentences } from './seasons.ts';
import type { TipSentences } from './tips.ts';

/**
 * Everything that the program says, by the room in which it is said. A language is a value of this type, so a
 * missing sentence does not compile. Suits, contracts, kinds and numbers arrive as codes, because a language may
 * inflect them; names and cards arrive as finished text and stand as they are.
 */
export type Sentences = {
  readonly words: Words;
  readonly lobby: LobbySentences;
  readonly table: TableSentences;
  readonly hand: HandSentences;
  readonly hint: HintSentences;
  readonly result: ResultSentences;
  readonly standings: StandingsSentences;
  readonly daily: DailySentences;
  readonly profile: ProfileSentences;
  readonly seasons: SeasonSentences;
  readonly history: HistorySentences;
  readonly check: CheckSentences;
  readonly score: ScoreSentences;
  readonly ping: PingSentences;
  readonly picture: PictureSentences;
  readonly rules: RulesSentences;
  readonly tips: TipSentences;
  readonly help: HelpSentences;
  readonly settings: SettingsSentences;
  readonly setup: SetupSentences;
  readonly house: HouseSentences;
  readonly forgetting: ForgettingSentences;
  readonly company: CompanySentences;
  readonly asking: AskingSentences;
  readonly refusal: RefusalSentences;
  readonly errors: ErrorSentences;
  readonly commands: CommandSentences;
};

export type LevelWord = 'easy' | 'normal' | 'hard';
type Multiplier = 1 | 2 | 4;

export type Words = {
  readonly suit: Readonly<Record<Suit, string>>;
  readonly contract: Readonly<Record<Contract, string>>;
  /** Contracts in at most three letters, for buttons and tables. */
  readonly contractShort: Readonly<Record<Contract, string>>;
  readonly rank: Readonly<Record<Rank, string>>;
  readonly side: BySide<string>;
  readonly declaration: Readonly<Record<DeclarationKind, string>>;
  readonly level: Readonly<Record<LevelWord, string>>;
  readonly ruleSet: Readonly<Record<RuleSetId, string>>;
  /** What somebody is called whom the program was told to forget. */
  readonly gone: string;
  /** A bid's value: "90", "capot". */
  bidValue(value: BidValue): string;
  /** "Ana & Cy". */
  pair(first: string, second: string): string;
  /** "Ana: pass", "Language: English". */
  labelled(label: string, text: string): string;
  list(items: readonly string[]): string;
  duration(ms: number): string;
  /** A whole number in the way of the language. */
  number(value: number): string;
};

export type LobbySentences = {
  title(ruleSet: RuleSetId): string;
  host(name: string): string;
  settings(about: { target: number; clockMs: number; level: LevelWord; hints: boolean }): string;
  readonly houseRules: string;
  side(side: Side): string;
  readonly freeSeat: string;
  readonly ready: string;
  readonly notReady: string;
  readonly howToStart: string;
  /** Under `howToStart`, in the lobby of a rematch. */
  readonly whoeverIsNotReady: string;
  join(side: Side): string;
  readonly leave: string;
  readonly toggleReady: string;
  readonly addComputer: string;
  readonly start: string;
  readonly cancel: string;
  /** `thread` is a mention of the thread. */
  started(thread: string | null): string;
  readonly cancelled: string;
  readonly expired: string;
  readonly ended: string;
  finished(winner: Side, total: BySide<number>): string;
};

/** A call as it was made: of the contract, of a value in a points auction. */
export type SpokenCall =
  | { readonly type: 'pass' | 'take' | 'double' | 'redouble' }
  | { readonly type: 'name'; readonly suit: Suit }
  | { readonly type: 'bid'; readonly contract: Contract; readonly value: BidValue | null };

/** A contract with who holds it. */
export type SpokenContract = {
  readonly contract: Contract;
  readonly value: BidValue | null;
  readonly multiplier: Multiplier;
};

export type TableSentences = {
  title(about: { deal: number; ruleSet: RuleSetId }): string;
  readonly dealer: string;
  readonly away: string;
  cardsLeft(count: number): string;
  readonly clockwise: string;
  readonly counterClockwise: string;
  /** `until` is a timestamp that Discord counts down, `null` without a clock. */
  turnToBid(name: string, until: string | null): string;
  turnToPlay(name: string, until: string | null): string;
  /** `until` is a timestamp that Discord counts down. */
  everybodyAway(until: string): string;
  readonly dealOver: string;
  readonly matchOver: string;
  readonly auction: string;
  readonly nothingSaid: string;
  /** How many earlier calls are left out of the list. */
  earlierCalls(count: number): string;
  call(call: SpokenCall): string;
  standingBid(about: SpokenContract, name: string): string;
  contract(about: SpokenContract, name: string): string;
  turnedUp(card: string): string;
  trick(number: number): string;
  readonly noCardYet: string;
  /** The trick that was taken last; `cards` is finished text. */
  tookTrick(name: string, number: number, cards: string): string;
  tricksTaken(tricks: BySide<number>): string;
  announces(name: string, kinds: readonly DeclarationKind[]): string;
  /** Declarations that count; `cards` is finished text. */
  shows(name: string, about: { kind: DeclarationKind; points: number; cards: string }): string;
  belote(name: string, suit: Suit): string;
  score(total: BySide<number>, target: number): string;
  hanging(points: number): string;
  /** `hex` is finished text. */
  fingerprint(hex: string): string;
  readonly myHand: string;
  readonly showScore: string;
  readonly lastTrick: string;
  readonly imBack: string;
  takeSeat(seatNumber: number, side: Side): string;
};

export type HandSentences = {
  title(side: Side, partner: string): string;
  /** Cards that lie face down in front of their owner. */
  faceDown(count: number): string;
  readonly noCards: string;
  trump(contract: Contract): string;
  turnedUp(card: string): string;
  readonly youLead: string;
  /** `suit` was led; `cards` is finished text. */
  onTheTable(suit: Suit, cards: string): string;
  readonly yourCard: string;
  readonly yourCall: string;
  readonly onlyOneCard: string;
  waitingFor(name: string): string;
  /** In place of whom it waits for; names the button. */
  readonly away: string;
  /** The hand is not kept fresh any more; names its button. */
  readonly standsStill: string;
  readonly mayDouble: string;
  readonly dealOver: string;
  readonly matchOver: string;
  readonly refresh: string;
  readonly pass: string;
  readonly double: string;
  readonly redouble: string;
  readonly take: string;
  name(suit: Suit): string;
  bid(contract: Contract, value: BidValue | null): string;
  /** `value` is the one whose buttons are shown. */
  readonly chooseValue: string;
  readonly announceMenu: string;
  announceOption(about: { kind: DeclarationKind; points: number; cards: string }): string;
  announcing(count: number, points: number): string;
  readonly announcingNothing: string;
};

/** A finished deal that was not passed out. */
type PlayedOutcome = Exclude<DealResult['outcome'], 'passed-out'>;

export type NoRatingWord = 'undecided' | 'not-counted' | 'computers' | 'left';

export type ResultSentences = {
  dealTitle(deal: number): string;
  readonly passedOut: string;
  outcome(outcome: PlayedOutcome, about: SpokenContract & { side: Side; name: string }): string;
  capot(side: Side): string;
  hanging(points: number): string;
  /** Why the match goes on though a side has reached the target. */
  readonly goesOn: Readonly<Record<GoesOn, string>>;
  nextDeal(until: string): string;
  readonly nextDealButton: string;
  /** Rows of the table, at most 14 columns each. */
  readonly rows: {
    readonly tricks: string;
    readonly cards: string;
    readonly declarations: string;
    readonly belote: string;
    readonly capot: string;
    readonly contract: string;
    readonly writes: string;
    readonly hanging: string;
    readonly total: string;
  };
  seed(seed: string): string;
  readonly howToCheck: string;
  matchTitle(winner: Side): string;
  readonly matchEnded: string;
  readonly matchEndedByNobody: string;
  matchEndedBy(mention: string): string;
  won(names: string, winner: Side, total: BySide<number>): string;
  /** The side announced all eight cards of a suit, which wins at once whatever the score. */
  wonByEight(names: string): string;
  /** What a match does not do to the season, and why. */
  readonly noRating: Readonly<Record<NoRatingWord, string>>;
  readonly rematch: string;
  readonly newPartners: string;
};

export type PingSentences = {
  /** `mention` pings; `until` is a timestamp that Discord counts down. */
  turn(mention: string, until: string | null): string;
  reminder(mention: string, until: string | null): string;
  readonly openHandIsReady: string;
  readonly reopenHand: string;
};

/** What is written inside pictures, where there is little room. */
export type PictureSentences = {
  /** Beside a name: opens the auction or leads to the trick. */
  readonly begins: string;
  /** At most some 16 letters. */
  deal(number: number): string;
  /** The points at which a match can end; at most some 10 letters. */
  target(points: number): string;
  /** At most some 14 letters. */
  hanging(points: number): string;
  /** What the chart of a match shows. */
  readonly chart: string;
};

export type HelpSentences = {
  readonly title: string;
  /** Paragraphs in order, each a finished text with markdown. */
  readonly paragraphs: readonly string[];
  readonly commandsHead: string;
  /** Whose works the program shows. */
  readonly licences: string;
  command(name: string, description: string): string;
};

export type ErrorSentences = {
  /** `id` lets the person who runs the bot find the log line. */
  unexpected(id: string): string;
  readonly channelGone: string;
  readonly tooManyThreads: string;
  /** Channels of this kind have no threads. */
  readonly noThreads: string;
  /** Announcements were asked for where the rule set has none. */
  noAnnouncements(ruleSet: RuleSetId): string;
  /** A lobby was opened; `thread` is a mention. */
  tableOpened(thread: string): string;
  /** Tables here are text only for want of this permission, as Discord's client names it. */
  withoutPictures(permission: string): string;
  readonly left: string;
  readonly tableReposted: string;
  readonly tableEnded: string;
  /** The command may mean each of these; `threads` are mentions. */
  whichTable(threads: readonly string[]): string;
};
