import { SCENE_FACES, SCENE_LANGUAGES, type SceneLook, type SceneName } from '../../playground/protocol.ts';

/** A scene as the gallery shows it. */
export type Exhibit = {
  readonly scene: SceneName;
  readonly title: string;
  /** How many of the newest messages belong to it; a form is shown alone. */
  readonly messages: number;
};

/** What the gallery shows in every language, in the order of an evening. */
export const EXHIBITS: readonly Exhibit[] = [
  { scene: 'lobby', title: 'The lobby', messages: 1 },
  { scene: 'french-turned-card', title: 'The auction about a turned-up card', messages: 2 },
  { scene: 'bulgarian-auction', title: 'The auction on the ladder of contracts', messages: 2 },
  { scene: 'coinche-auction', title: 'The auction by points', messages: 2 },
  { scene: 'bela-auction', title: 'Naming trumps once', messages: 2 },
  { scene: 'hand-and-trick', title: 'A hand in turn, below the trick', messages: 2 },
  { scene: 'trick', title: 'A trick, for everybody', messages: 1 },
  { scene: 'deal-result', title: 'The result of a deal', messages: 1 },
  { scene: 'match-result', title: 'The result of a match', messages: 1 },
  { scene: 'score', title: 'The score so far', messages: 1 },
  { scene: 'standings', title: 'The standings', messages: 1 },
  { scene: 'daily', title: 'The daily deals', messages: 1 },
  { scene: 'daily-result', title: 'The board of the day', messages: 1 },
  { scene: 'profile', title: 'A profile', messages: 1 },
  { scene: 'seasons', title: 'The seasons', messages: 1 },
  { scene: 'history', title: 'The history of matches', messages: 1 },
  { scene: 'replay', title: 'A replay', messages: 1 },
  { scene: 'rules', title: 'The rules of a table', messages: 1 },
  { scene: 'help', title: 'The help', messages: 1 },
  { scene: 'settings', title: 'Settings of a person', messages: 1 },
  { scene: 'setup', title: 'Setup of a server', messages: 1 },
];

/** The hand that is shown in every set of faces. */
export const HAND: Exhibit = { scene: 'hand-and-trick', title: 'A hand in every set of faces', messages: 1 };

export const WIDTHS = { narrow: 375, wide: 1100 } as const;
export type WidthName = keyof typeof WIDTHS;
export const WIDTH_NAMES: readonly WidthName[] = ['narrow', 'wide'];

/** One scene to set, for a picture in every width. */
export type Shot = { readonly exhibit: Exhibit; readonly look: SceneLook };

/** Everything that is taken. */
export const SHOTS: readonly Shot[] = [
  ...SCENE_LANGUAGES.flatMap((language) =>
    EXHIBITS.map((exhibit): Shot => ({ exhibit, look: { language, faces: null } })),
  ),
  ...SCENE_FACES.map((faces): Shot => ({ exhibit: HAND, look: { language: null, faces } })),
];

/** What the names of a shot's files begin with. */
export function stemOf({ exhibit: { scene }, look: { language, faces } }: Shot): string {
  return `${scene}-${faces ?? language ?? 'en'}`;
}

/** The name of a picture's file, without its folder. */
export function fileOf(shot: Shot, width: WidthName): string {
  return `${stemOf(shot)}-${width}.png`;
}
