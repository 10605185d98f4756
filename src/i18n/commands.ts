/** What Discord lists: a name in lower case without spaces, and a description of at most 100 characters. */
export type Described = { readonly name: string; readonly description: string };
type WithOptions<Option extends string> = Described & {
  readonly options: Readonly<Record<Option, Described>>;
};

export const SEASON_ACTS = ['start', 'close', 'rename', 'list'] as const;
export type SeasonAct = (typeof SEASON_ACTS)[number];

/** Names and descriptions of `/belote` and its subcommands, as Discord shows them in this language. */
export type CommandSentences = {
  readonly belote: Described;
  readonly start: WithOptions<
    'rules' | 'target' | 'announcements' | 'admission' | 'level' | 'clock' | 'house'
  >;
  /** Names of choices that are no words of the game. */
  readonly choices: {
    readonly on: string;
    readonly off: string;
    readonly noClock: string;
    readonly yes: string;
    /** What `/belote season` does. */
    readonly season: Readonly<Record<SeasonAct, string>>;
  };
  readonly hand: Described;
  readonly hint: Described;
  readonly table: Described;
  readonly lastTrick: Described;
  readonly score: Described;
  readonly rules: WithOptions<'rules'>;
  readonly tips: WithOptions<'rules'>;
  readonly invite: WithOptions<'person'>;
  readonly kick: WithOptions<'person'>;
  readonly leave: Described;
  readonly end: Described;
  readonly standings: WithOptions<'rules' | 'season' | 'page'>;
  readonly daily: Described;
  readonly profile: WithOptions<'person'>;
  readonly season: WithOptions<'what' | 'name' | 'season'>;
  readonly history: WithOptions<'person'>;
  readonly check: WithOptions<'seed' | 'rules' | 'dealer'>;
  readonly settings: Described;
  readonly setup: Described;
  readonly forgetMe: Described;
  readonly help: Described;
};
