import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import type { PaneAct, PaneAnswer, PaneNews } from '../../protocol.ts';
import { connect, type Connection } from '../net/connection.ts';
import { BLANK, changed, type Ask, type PaneState } from './pane-state.ts';

export type LivePane = {
  readonly state: PaneState;
  readonly ask: Ask;
  readonly open: (channelId: string) => void;
};

/** The screen of a person, live; opens `channelId`, or the first channel when there is none or it is out of sight. */
export function usePane(personId: string, channelId: string | null): LivePane {
  const [state, dispatch] = useReducer(changed, BLANK);
  const connection = useRef<Connection<PaneAct, PaneAnswer> | null>(null);
  const wanted = useRef(channelId);
  const { connected, place } = state;

  useLayoutEffect(() => {
    dispatch({ type: 'cleared' });
    const live = connect<PaneNews, PaneAct, PaneAnswer>(`/playground/pane?person=${personId}`, {
      news: dispatch,
      connected: (now) => dispatch({ type: 'connected', connected: now }),
    });
    connection.current = live;
    return () => live.close();
  }, [personId]);

  const ask = useCallback<Ask>(async (act) => {
    try {
      return (await connection.current?.ask(act)) ?? { ok: false, reason: 'Not connected.' };
    } catch {
      return { ok: false, reason: 'The playground is not there.' };
    }
  }, []);

  const open = useCallback(
    (next: string) => {
      wanted.current = next;
      dispatch({ type: 'opened', channelId: next });
      void ask({ do: 'open', channelId: next });
    },
    [ask],
  );

  useEffect(() => {
    if (channelId !== null) wanted.current = channelId;
    if (!connected || place === null || place.me.id !== personId) return;
    const { channels } = place;
    const target = channels.find((each) => each.id === wanted.current) ?? channels[0];
    if (target !== undefined) open(target.id);
  }, [connected, place === null, place?.me.id, personId, channelId, open]);

  return { state, ask, open };
}
