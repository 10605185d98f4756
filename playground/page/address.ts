import { SCENE_FACES, SCENE_LANGUAGES, SCENES, type SceneLook, type SceneName } from '../protocol.ts';

/** What the address asks for: `?scene=lobby&language=fr&faces=german&panes=2&people=1,3&phone&theme=light&tour=off`. */
export type Wishes = {
  readonly scene: SceneName | null;
  readonly look: SceneLook;
  readonly panes: 1 | 2 | 4 | null;
  /** Places in the list of people, for one pane after the other. */
  readonly people: readonly number[];
  /** What every pane opens first. */
  readonly channelId: string | null;
  readonly phone: boolean;
  readonly theme: 'dark' | 'light' | null;
  readonly tour: boolean;
};

export function wishesOf(query: string): Wishes {
  const params = new URLSearchParams(query);
  const panes = Number(params.get('panes'));
  const theme = params.get('theme');
  return {
    scene: SCENES.find((each) => each === params.get('scene')) ?? null,
    look: {
      language: SCENE_LANGUAGES.find((each) => each === params.get('language')) ?? null,
      faces: SCENE_FACES.find((each) => each === params.get('faces')) ?? null,
    },
    panes: panes === 1 || panes === 2 || panes === 4 ? panes : null,
    people: (params.get('people') ?? '')
      .split(',')
      .flatMap((each) => (/^\d$/.test(each) ? [Number(each)] : [])),
    channelId: params.get('channel'),
    phone: params.has('phone'),
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    tour: params.get('tour') !== 'off',
  };
}
