import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ControlAct, ControlAnswer, ControlNews, RequestLook } from '../../protocol.ts';
import { connect, type Connection } from './connection.ts';

export type ControlState = Extract<ControlNews, { readonly type: 'state' }>;

export type Control = {
  readonly state: ControlState | null;
  readonly requests: readonly RequestLook[];
  readonly ask: (act: ControlAct) => Promise<ControlAnswer>;
};

const MOST_REQUESTS = 300;

/** What stands beside the panes, live; the requests only while they are watched. */
export function useControl(watching: boolean): Control {
  const [state, setState] = useState<ControlState | null>(null);
  const [requests, setRequests] = useState<readonly RequestLook[]>([]);
  const [connected, setConnected] = useState(false);
  const connection = useRef<Connection<ControlAct, ControlAnswer> | null>(null);

  useEffect(() => {
    const live = connect<ControlNews, ControlAct, ControlAnswer>('/playground/control', {
      connected: setConnected,
      news: (news) => {
        if (news.type === 'state') setState(news);
        else setRequests((before) => [...before, ...news.requests].slice(-MOST_REQUESTS));
      },
    });
    connection.current = live;
    return () => live.close();
  }, []);

  const ask = useCallback(async (act: ControlAct): Promise<ControlAnswer> => {
    try {
      return (await connection.current?.ask(act)) ?? { ok: false, reason: 'Not connected.' };
    } catch {
      return { ok: false, reason: 'The playground is not there.' };
    }
  }, []);

  useEffect(() => {
    if (!connected) return;
    setRequests([]);
    void ask({ do: 'requests', watch: watching });
  }, [connected, watching, ask]);

  return { state, requests, ask };
}
