import type { Doubling, RuleSetId, TieRule } from '../engine/ruleset.ts';

export type FaceWord = 'french' | 'french-4c' | 'german' | 'traditional' | 'text';
export type SortWord = 'suits' | 'dealt';
export type AdmissionWord = 'everyone' | 'invited' | 'nobody';

/** What people choose for themselves. Titles and names of fields have at most 45 characters, options 100. */
export type SettingsSentences = {
  readonly title: string;
  readonly faces: string;
  readonly faceNames: Readonly<Record<FaceWord, string>>;
  readonly language: string;
  /** The language of the person's Discord. */
  readonly discordLanguage: string;
  readonly sort: string;
  readonly sortNames: Readonly<Record<SortWord, string>>;
  /** Above the boxes that follow. */
  readonly habits: string;
  readonly ping: string;
  readonly announce: string;
  readonly confirm: string;
  readonly saved: string;
};

/** What a server chooses for its tables; the same limits. */
export type SetupSentences = {
  readonly title: string;
  readonly rules: string;
  readonly channels: string;
  readonly everywhere: string;
  readonly language: string;
  /** The language of the Discord server. */
  readonly serverLanguage: string;
  readonly clock: string;
  /** Above the boxes that follow. */
  readonly tables: string;
  readonly pictures: string;
  readonly hints: string;
  readonly rated: string;
  /** The button to the second form, and its title. */
  readonly more: string;
  readonly level: string;
  readonly admission: string;
  readonly saved: string;
  readonly notAllowed: string;
  /** Tables are opened elsewhere; `channels` are mentions. */
  wrongChannel(channels: string): string;
};

/** A field of the form for house rules. */
export type HouseField =
  | 'target'
  | 'declarations'
  | 'contracts'
  | 'maxBid'
  | 'double'
  | 'tie'
  | 'play'
  | 'counting';
export type DeclarationChoice = 'off' | 'separate' | 'single-trump' | 'single-seat';
/** House rules that are a box: checked is what the sentence says. */
export type HouseCheck =
  | 'direction'
  | 'ruffOverPartner'
  | 'beatPlainSuit'
  | 'undertrump'
  | 'sequenceLength'
  | 'declarations.needTrick'
  | 'beloteOnFail'
  | 'tricklessBelote'
  | 'valatBlocksEnd'
  | 'hangingBlocksEnd'
  | 'eightRunWins';
export type HouseReason =
  | 'target'
  | 'max-bid'
  | 'contracts'
  | 'length-needs-one-best'
  | 'eight-needs-declarations'
  | 'compare-needs-tie'
  | 'auction';

export type HouseSentences = {
  readonly title: string;
  readonly button: string;
  readonly more: string;
  readonly fields: Readonly<Record<HouseField, string>>;
  readonly declarations: Readonly<Record<DeclarationChoice, string>>;
  readonly double: Readonly<Record<Doubling, string>>;
  readonly tie: Readonly<Record<TieRule, string>>;
  readonly checks: Readonly<Record<HouseCheck, string>>;
  readonly changed: string;
  refused(reason: string): string;
  readonly reasons: Readonly<Record<HouseReason, string>>;
};

/** Who may come, who is asked, who has to go. */
export type CompanySentences = {
  /** Names of the choices of who may join. */
  readonly admission: Readonly<Record<AdmissionWord, string>>;
  /** In the lobby; nothing is said when everybody may join. */
  readonly lobby: Readonly<Record<Exclude<AdmissionWord, 'everyone'>, string>>;
  /** Public; `mention` pings. */
  invitation(mention: string, ruleSet: RuleSetId): string;
  invited(mention: string): string;
  kicked(mention: string): string;
  readonly noBots: string;
  /** Behind the name of somebody whose last turn the clock took. */
  readonly missedTurn: string;
};

/** The question before a card or call, for those who want to be asked. */
export type AskingSentences = {
  card(card: string): string;
  call(call: string): string;
  readonly yes: string;
  readonly back: string;
};
