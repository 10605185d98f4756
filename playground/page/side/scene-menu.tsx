import type { JSX } from 'preact';
import { SCENES, type SceneName } from '../../protocol.ts';

type Props = { readonly busy: boolean; readonly choose: (scene: SceneName) => void };

const NAMES: Readonly<Record<SceneName, string>> = {
  empty: 'Nothing yet',
  lobby: 'A lobby',
  'coinche-auction': 'An auction in coinche',
  'bulgarian-auction': 'An auction in Bulgarian belot',
  'french-turned-card': 'A turned-up card in French belote',
  'bela-auction': 'Naming trumps in Bela',
  'hand-and-trick': 'A hand and a trick',
  trick: 'A trick, for who looks on',
  'deal-result': 'The result of a deal',
  'match-result': 'The result of a match',
  score: 'The score so far',
  standings: 'The standings',
  daily: 'The daily deals',
  'daily-result': 'The board of the day',
  profile: 'A profile',
  seasons: 'The seasons of the server',
  history: 'The history of matches',
  replay: 'The replay of a match',
  rules: 'The rules of coinche',
  help: 'The help',
  settings: 'Your settings',
  setup: 'The setup of the server',
};

/** Tables that stand ready: the four friends play until they do. */
export function SceneMenu({ busy, choose }: Props): JSX.Element {
  return (
    <select
      class="scene-menu"
      aria-label="Set a scene"
      aria-busy={busy}
      value=""
      onChange={({ currentTarget }) => {
        const scene = SCENES.find((each) => each === currentTarget.value);
        currentTarget.value = '';
        if (scene !== undefined) choose(scene);
      }}
    >
      <option value="">{busy ? 'Setting the scene…' : 'Set a scene…'}</option>
      {SCENES.map((each) => (
        <option key={each} value={each}>
          {NAMES[each]}
        </option>
      ))}
    </select>
  );
}
