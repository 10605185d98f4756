import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { Sentences } from '../../src/i18n/sentences.ts';

export type Arguments = readonly unknown[];
export type Said = { readonly path: string; readonly args: Arguments; readonly text: string };

const NAME = 'MARK-ONE';
const OTHER = 'MARK-TWO';
const RULE_SETS = RULESET_IDS.map((id) => [id]);
const SIDES = [[0], [1]];
const COUNTS = [[1], [3], [7301]];
const KINDS = ['tierce', 'quarte', 'quinte', 'carre'];
const DECLARED = KINDS.map((kind) => ({ kind, points: 7301, cards: NAME }));
const SPOKEN = [
  { contract: 'H', value: null, multiplier: 1 },
  { contract: 'S', value: 7301, multiplier: 2 },
  { contract: 'NT', value: 'capot', multiplier: 4 },
  { contract: 'AT', value: null, multiplier: 1 },
];
const EXPECTED = ['C', 'D', 'H', 'S', 'NT', 'AT'].map((contract) => [{ contract, points: 7301 }]);
const PLAYED = [[{ played: 1, won: 1 }], [{ played: 3, won: 2 }], [{ played: 8402, won: 7301 }]];
const PLACE = { rank: 7301, of: 8402, rating: 1534 };
const TIMED = [
  [NAME, 'MARK-TIME'],
  [OTHER, null],
];
const CONTEXTS = [
  {},
  { led: 'H', contract: 'S' },
  { led: 'C', contract: 'D' },
  { led: 'C', contract: 'D', ruffsPartner: true },
  { led: null, contract: 'NT' },
  { permissions: [NAME, OTHER] },
  { permissions: [OTHER], where: NAME },
  { where: NAME },
];

/** Arguments for every sentence that takes some: a newly written one needs a line here, and a test says so. */
const SAMPLES: Readonly<Record<string, readonly Arguments[]>> = {
  'words.bidValue': [[7301], ['capot']],
  'words.pair': [[NAME, OTHER]],
  'words.labelled': [[NAME, OTHER]],
  'words.list': [[[NAME]], [[NAME, OTHER]], [[NAME, OTHER, 'MARK-THREE']]],
  'words.duration': [[90_000], [60_000], [300_000], [1000]],
  'words.number': [[7], [7301]],
  'lobby.title': RULE_SETS,
  'lobby.host': [[NAME]],
  'lobby.settings': ['easy', 'normal', 'hard'].flatMap((level) =>
    [0, 90_000].map((clockMs) => [{ target: 7301, clockMs, level, hints: clockMs > 0 }]),
  ),
  'lobby.side': SIDES,
  'lobby.join': SIDES,
  'lobby.started': [[NAME], [null]],
  'lobby.finished': [
    [0, [7301, 8402]],
    [1, [7301, 8402]],
  ],
  'table.title': [[{ deal: 7301, ruleSet: 'bela' }], [{ deal: 1, ruleSet: 'french' }]],
  'table.cardsLeft': COUNTS,
  'table.turnToBid': TIMED,
  'table.turnToPlay': TIMED,
  'table.everybodyAway': [['<t:1796000000:R>']],
  'table.earlierCalls': COUNTS,
  'table.call': [
    ...['pass', 'take', 'double', 'redouble'].map((type) => [{ type }]),
    [{ type: 'name', suit: 'H' }],
    ...SPOKEN.map(({ contract, value }) => [{ type: 'bid', contract, value }]),
  ],
  'table.standingBid': SPOKEN.map((about) => [about, NAME]),
  'table.contract': SPOKEN.map((about) => [about, NAME]),
  'table.turnedUp': [[NAME]],
  'table.trick': COUNTS,
  'table.tookTrick': [[NAME, 7301, OTHER]],
  'table.tricksTaken': [[[7301, 8402]]],
  'table.announces': [...KINDS.map((kind) => [NAME, [kind]]), [NAME, ['tierce', 'carre']]],
  'table.shows': DECLARED.map((about) => [OTHER, about]),
  'table.belote': ['C', 'D', 'H', 'S'].map((suit) => [NAME, suit]),
  'table.score': [[[7301, 8402], 9503]],
  'table.hanging': COUNTS,
  'table.fingerprint': [[NAME]],
  'table.takeSeat': [
    [1, 0],
    [2, 1],
  ],
  'hand.title': [
    [0, NAME],
    [1, NAME],
  ],
  'hand.faceDown': COUNTS,
  'hand.trump': ['C', 'D', 'H', 'S', 'NT', 'AT'].map((contract) => [contract]),
  'hand.turnedUp': [[NAME]],
  'hand.onTheTable': ['C', 'D', 'H', 'S'].map((suit) => [suit, NAME]),
  'hand.waitingFor': [[NAME]],
  'hand.name': ['C', 'D', 'H', 'S'].map((suit) => [suit]),
  'hand.bid': SPOKEN.map(({ contract, value }) => [contract, value]),
  'hand.announceOption': DECLARED.map((about) => [about]),
  'hand.announcing': [
    [1, 7301],
    [2, 7301],
  ],
  'hint.advice': [[NAME]],
  'hint.adviceAnnouncing': [[NAME]],
  'hint.worthMore': COUNTS.map(([points]) => [{ points, than: NAME }]),
  'hint.worthMoreBecause': ['C', 'D', 'H', 'S'].flatMap((suit) =>
    [true, false].map((certain) => [
      { points: 7301, than: NAME },
      { name: OTHER, suit, certain },
    ]),
  ),
  'hint.goodHand': EXPECTED,
  'hint.weakHand': EXPECTED,
  'result.dealTitle': COUNTS,
  'result.outcome': ['made', 'failed', 'tied'].flatMap((outcome) =>
    SPOKEN.map((about) => [outcome, { ...about, side: 1, name: NAME }]),
  ),
  'result.capot': SIDES,
  'result.hanging': COUNTS,
  'result.nextDeal': [[NAME]],
  'result.seed': [[NAME]],
  'result.matchTitle': SIDES,
  'result.matchEndedBy': [[NAME]],
  'result.won': [
    [NAME, 0, [8402, 7301]],
    [NAME, 1, [7301, 8402]],
    [NAME, 1, [8402, 7301]],
  ],
  'result.wonByEight': [[NAME]],
  'score.score': [[[7301, 8402], 9503]],
  'score.earlierDeals': COUNTS,
  'score.lastTrick': COUNTS,
  'score.trickTo': [[NAME]],
  'standings.season': [[7301]],
  'standings.title': [[NAME]],
  'standings.forRuleSet': RULE_SETS,
  'standings.page': [[7301, 8402]],
  'daily.title': [[NAME]],
  'daily.intro': RULE_SETS.flatMap(([each]) => [[7301, each]]),
  'daily.progress': [[7301, 8402, '+9503']],
  'daily.over': [['+7301']],
  'daily.place': [[7301, 8402]],
  'daily.seeds': RULE_SETS.flatMap(([each]) => [[NAME, each]]),
  'profile.title': [[NAME]],
  'profile.nothingYet': [[NAME]],
  'profile.matches': PLAYED,
  'profile.points': [[7301, 8402]],
  'profile.capots': COUNTS,
  'profile.contracts': [[{ made: 7301, played: 8402 }]],
  'profile.partner': PLAYED.map(([about]) => [NAME, about]),
  'profile.season': [[PLACE]],
  'profile.seasonUnder': RULE_SETS.map(([ruleSet]) => [ruleSet, PLACE]),
  'profile.achieved': [[7301, 8402]],
  'seasons.started': [[NAME]],
  'seasons.startedBehind': [[NAME, OTHER]],
  'seasons.closed': [[NAME]],
  'seasons.renamed': [[NAME, OTHER]],
  'seasons.noSuch': [[0], [7301]],
  'seasons.since': [[NAME]],
  'seasons.span': [[NAME, OTHER]],
  'seasons.matches': COUNTS,
  'seasons.leader': [[NAME]],
  'seasons.earlier': COUNTS,
  'check.known': [
    [{ deal: 7301, ruleSet: 'bela', when: NAME }],
    [{ deal: 1, ruleSet: 'french', when: NAME }],
  ],
  'check.unknown': RULE_SETS.map(([ruleSet]) => [{ ruleSet, dealer: 7301 }]),
  'check.rest': [[NAME]],
  'history.matchesOf': [[NAME]],
  'history.where': [[{ deal: 7301, deals: 8402, step: 9503, steps: 9604 }]],
  'history.pointsSoFar': [[[7301, 8402]]],
  'ping.turn': TIMED,
  'ping.reminder': TIMED,
  'picture.deal': COUNTS,
  'picture.target': COUNTS,
  'picture.hanging': COUNTS,
  'rules.title': RULE_SETS,
  'rules.aim': [[7301], [1]],
  'rules.contracts': [[['C', 'D', 'H', 'S']], [['C', 'D', 'H', 'S', 'NT', 'AT']]],
  'help.command': [[NAME, OTHER]],
  'tips.title': RULE_SETS,
  'setup.wrongChannel': [[NAME]],
  'house.refused': [[NAME]],
  'forgetting.stillAt': [[[NAME]], [[NAME, OTHER]]],
  'company.invitation': RULE_SETS.map(([ruleSet]) => [NAME, ruleSet]),
  'company.invited': [[NAME]],
  'company.kicked': [[NAME]],
  'asking.card': [[NAME]],
  'asking.call': [[NAME]],
  'errors.unexpected': [[NAME]],
  'errors.noAnnouncements': RULE_SETS,
  'errors.tableOpened': [[NAME]],
  'errors.withoutPictures': [[NAME]],
  'errors.whichTable': [[[NAME]], [[NAME, OTHER]]],
};

/** The same for families of sentences that take the same arguments. */
const FAMILIES: Readonly<Record<string, readonly Arguments[]>> = {
  refusal: CONTEXTS.map((context) => [context]),
  'rules.auction': [[7310], [8410]],
  'rules.capot': [[7301], [8402]],
  'rules.scoring': [[true], [false]],
};

/** Every sentence of a catalogue, those with parameters once for each sample of their arguments. */
export function everythingSaid(s: Sentences): readonly Said[] {
  return saidBelow(s, '');
}

/** Sentences with parameters for which no sample is written here. */
export function withoutSample(): readonly string[] {
  return functionsBelow(catalogue.en, '').filter((path) => samplesOf(path).length === 0);
}

/** Samples for sentences that are not there any more. */
export function withoutSentence(): readonly string[] {
  const paths = new Set(functionsBelow(catalogue.en, ''));
  return Object.keys(SAMPLES).filter((path) => !paths.has(path));
}

function saidBelow(value: unknown, path: string): readonly Said[] {
  if (typeof value === 'string') return [{ path, args: [], text: value }];
  if (typeof value === 'function') {
    return samplesOf(path).map((args) => ({ path, args, text: String(value(...args)) }));
  }
  return entriesOf(value).flatMap(([key, each]) => saidBelow(each, below(path, key)));
}

function functionsBelow(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function') return [path];
  return entriesOf(value).flatMap(([key, each]) => functionsBelow(each, below(path, key)));
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function samplesOf(path: string): readonly Arguments[] {
  const family = Object.keys(FAMILIES).find((each) => path.startsWith(`${each}.`));
  return SAMPLES[path] ?? (family === undefined ? [] : (FAMILIES[family] ?? []));
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
