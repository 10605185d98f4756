import type { JSX } from 'preact';
import type { SceneName } from '../../protocol.ts';
import { useNowMs } from '../clock.ts';
import { Icon } from '../icon.tsx';
import type { ControlState } from '../net/use-control.ts';
import { SceneMenu } from './scene-menu.tsx';

export type Drawer = 'break' | 'requests';
export type PaneCount = 1 | 2 | 4;

type Props = {
  readonly state: ControlState | null;
  readonly count: PaneCount;
  readonly setCount: (count: PaneCount) => void;
  readonly drawer: Drawer | null;
  readonly toggle: (drawer: Drawer) => void;
  readonly toggleTheme: () => void;
  readonly settingScene: boolean;
  readonly setScene: (scene: SceneName) => void;
};

/** What is above the panes. */
export function Toolbar(props: Props): JSX.Element {
  const { state, count, setCount, drawer, toggle } = props;
  return (
    <header class="toolbar">
      <h1>Belote playground</h1>
      <BotLight state={state} />
      <Clock />
      <div class="toolbar-tools">
        <SceneMenu busy={props.settingScene} choose={props.setScene} />
        <div role="group" aria-label="How many screens" class="segments">
          {([1, 2, 4] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={count === each}
              aria-label={`${each} ${each === 1 ? 'screen' : 'screens'}`}
              onClick={() => setCount(each)}
            >
              {each}
            </button>
          ))}
        </div>
        <button type="button" class="tool" aria-expanded={drawer === 'break'} onClick={() => toggle('break')}>
          Break it
        </button>
        <button
          type="button"
          class="tool"
          aria-expanded={drawer === 'requests'}
          onClick={() => toggle('requests')}
        >
          Requests{state !== null && state.violations > 0 ? ` (${state.violations} wrong)` : ''}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Dark or light"
          title="Dark or light"
          onClick={props.toggleTheme}
        >
          <Icon name="contrast" />
        </button>
      </div>
    </header>
  );
}

function BotLight({ state }: { readonly state: ControlState | null }): JSX.Element {
  const text =
    state === null
      ? 'not connected'
      : state.bot === 'ready' && !state.connected
        ? 'bot is reconnecting'
        : { starting: 'bot is starting', ready: 'bot is online', stopped: 'bot is offline' }[state.bot];
  return (
    <p class={`light ${text === 'bot is online' ? 'light-on' : ''}`} role="status">
      {text}
    </p>
  );
}

function Clock(): JSX.Element {
  const nowMs = useNowMs(1000);
  return <p class="clock">{new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(nowMs)}</p>;
}
