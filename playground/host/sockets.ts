import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Asked, ControlAct, ControlNews, PaneAct, PaneNews } from '../protocol.ts';

export type Session<Act> = { receive(asked: Asked<Act>): void; close(): void };

export type Sessions = {
  /** `undefined` when there is no such person. */
  readonly pane: (personId: string, send: (news: PaneNews) => void) => Session<PaneAct> | undefined;
  readonly control: (send: (news: ControlNews) => void) => Session<ControlAct>;
};

export type Sockets = {
  /** Takes a connection of the page; false when it is another's. */
  takes(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
};

const CONTROL = '/playground/control';
const PANE = '/playground/pane';
/** More than any form can hold. */
const MOST_BYTES = 256 * 1024;

export function createSockets(sessions: Sessions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });

  function connect(client: WebSocket, path: string, query: string): void {
    if (path === CONTROL) return attach(client, sessions.control(sender(client)));
    const session = sessions.pane(new URLSearchParams(query).get('person') ?? '', sender(client));
    if (session === undefined) client.close(4004, 'no such person');
    else attach(client, session);
  }

  return {
    takes(request, socket, head) {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      if (path !== CONTROL && path !== PANE) return false;
      server.handleUpgrade(request, socket, head, (client) => connect(client, path, query));
      return true;
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function sender(client: WebSocket): (news: PaneNews | ControlNews) => void {
  return (news) => {
    if (client.readyState === client.OPEN) client.send(JSON.stringify(news));
  };
}

function attach<Act>(client: WebSocket, session: Session<Act>): void {
  client.on('message', (data) => {
    const asked = parsed<Act>(data);
    if (asked === null) client.close(4002, 'not understood');
    else session.receive(asked);
  });
  client.on('error', () => client.terminate());
  client.on('close', () => session.close());
}

function parsed<Act>(data: RawData): Asked<Act> | null {
  try {
    const asked = JSON.parse(textOf(data)) as Partial<Asked<Act>> | null;
    if (typeof asked?.id !== 'number' || typeof asked.act !== 'object' || asked.act === null) return null;
    return { id: asked.id, act: asked.act };
  } catch {
    return null;
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
