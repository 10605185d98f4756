import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Person, SceneLook, SceneName } from '../protocol.ts';
import type { Wishes } from './address.ts';
import { AheadMs } from './clock.ts';
import { useControl } from './net/use-control.ts';
import { Pane } from './pane/pane.tsx';
import { BreakDrawer } from './side/break-drawer.tsx';
import { RequestsDrawer } from './side/requests-drawer.tsx';
import { Toolbar, type Drawer, type PaneCount } from './side/toolbar.tsx';
import { Tour } from './side/tour.tsx';
import { useTheme } from './theme.ts';

type PaneLook = {
  /** Place in the list of people. */
  readonly person: number;
  readonly channelId: string | null;
  readonly phone: boolean;
  /** A command that a scene wants to be used here. */
  readonly line: string | null;
};

const AS_IT_IS: SceneLook = { language: null, faces: null };

type Used = { readonly pane: number; readonly channelId: string | null };

/** The whole page: screens of people side by side, and what can be done to their world. */
export function App({ wishes }: { readonly wishes: Wishes }): JSX.Element {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const { state, requests, ask } = useControl(drawer === 'requests');
  const [count, setCount] = useState<PaneCount>(wishes.panes ?? 1);
  const [panes, setPanes] = useState<readonly PaneLook[]>(() => firstPanes(wishes));
  const [settingScene, setSettingScene] = useState(false);
  const [sceneFailure, setSceneFailure] = useState<string | null>(null);
  const used = useRef<Used>({ pane: 0, channelId: null });
  const [usedPane, setUsedPane] = useState(0);
  const toggleTheme = useTheme(wishes.theme);
  const people = useMemo(() => state?.people ?? [], [state]);

  const change = useCallback((pane: number, to: Partial<PaneLook>) => {
    setPanes((before) => before.map((each, index) => (index === pane ? { ...each, ...to } : each)));
  }, []);

  const setScene = useCallback(
    async (scene: SceneName, look: SceneLook, known: readonly Person[]) => {
      setSettingScene(true);
      setSceneFailure(null);
      const answer = await ask({ do: 'scene', scene, look });
      setSettingScene(false);
      if (!answer.ok) return setSceneFailure(answer.reason);
      const { personId = '', channelId = null, line = null } = answer.scene ?? {};
      const person = Math.max(
        0,
        known.findIndex((each) => each.id === personId),
      );
      setPanes((before) =>
        before.map((each, index) => ({ ...each, channelId, ...(index === 0 ? { person, line } : {}) })),
      );
      document.body.dataset['scene'] = scene;
    },
    [ask],
  );
  useSceneOfAddress(wishes, people, setScene);

  const aheadMs = state === null ? 0 : state.aheadMs;
  const active = panes[usedPane] ?? panes[0];
  const activePerson = people[active?.person ?? 0];
  return (
    <AheadMs.Provider value={aheadMs}>
      <div class="app">
        <Toolbar
          state={state}
          count={count}
          setCount={setCount}
          drawer={drawer}
          toggle={(each) => setDrawer(drawer === each ? null : each)}
          toggleTheme={toggleTheme}
          settingScene={settingScene}
          setScene={(scene) => void setScene(scene, AS_IT_IS, people)}
        />
        <Tour wanted={wishes.tour} />
        {sceneFailure === null ? null : (
          <p class="failure scene-failure" role="alert">
            The scene could not be set: {sceneFailure}
          </p>
        )}
        <div class="stage">
          <main class={`panes panes-${count}`}>
            {people.length === 0 ? <p class="note">Connecting…</p> : null}
            {panes.slice(0, count).map((look, index) => {
              const person = people[look.person];
              return person === undefined ? null : (
                <Pane
                  key={index}
                  people={people}
                  personId={person.id}
                  channelId={look.channelId}
                  phone={look.phone}
                  line={look.line}
                  become={(personId) =>
                    change(index, { person: people.findIndex((each) => each.id === personId) })
                  }
                  setPhone={(phone) => change(index, { phone })}
                  setLocale={(locale) => void ask({ do: 'locale', personId: person.id, locale })}
                  used={(channelId) => {
                    used.current = { pane: index, channelId };
                    setUsedPane(index);
                  }}
                />
              );
            })}
          </main>
          {drawer === null ? null : (
            <aside
              class="drawer"
              aria-label={drawer === 'break' ? 'Break it' : 'Requests of the bot'}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setDrawer(null);
              }}
            >
              <h2>{drawer === 'break' ? 'Break it' : 'Requests of the bot'}</h2>
              {drawer === 'break' ? (
                <BreakDrawer
                  personName={activePerson?.name ?? ''}
                  at={{
                    personId: activePerson?.id ?? '',
                    channelId: used.current.channelId ?? active?.channelId ?? '',
                  }}
                  aheadMs={aheadMs}
                  ask={ask}
                />
              ) : (
                <RequestsDrawer requests={requests} />
              )}
            </aside>
          )}
        </div>
      </div>
    </AheadMs.Provider>
  );
}

/** The scene of the address is set once, as soon as somebody is there. */
function useSceneOfAddress(
  { scene, look }: Wishes,
  people: readonly Person[],
  setScene: (scene: SceneName, look: SceneLook, people: readonly Person[]) => Promise<void>,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (scene === null || done.current || people.length === 0) return;
    done.current = true;
    history.replaceState(null, '', withoutScene(location.href));
    void setScene(scene, look, people);
  }, [scene, look, people, setScene]);
}

function withoutScene(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('scene');
  return url.href;
}

function firstPanes({ people, channelId, phone }: Wishes): readonly PaneLook[] {
  return [0, 1, 2, 3].map((index) => ({ person: people[index] ?? index, channelId, phone, line: null }));
}
