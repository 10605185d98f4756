import type { WebSocket } from 'ws';

/** What a bot asked for when it identified, and what it has been sent since. */
export interface Session {
  readonly id: string;
  readonly shardId: number;
  readonly shardCount: number;
  readonly intents: number;
  sequence: number;
  /** Everything that a resuming client may ask for again. */
  readonly sent: { readonly sequence: number; readonly text: string }[];
  socket: WebSocket | null;
}

/** More than this is not kept for a resume. */
const mostKept = 2000;

export function openSession(
  id: string,
  shardId: number,
  shardCount: number,
  intents: number,
  socket: WebSocket,
): Session {
  return { id, shardId, shardCount, intents, sequence: 0, sent: [], socket };
}

/** Numbers an event, keeps it for a resume and sends it when somebody is there; `data` is JSON already. */
export function deliver(session: Session, type: string, data: string): void {
  session.sequence += 1;
  const text = `{"t":${JSON.stringify(type)},"s":${session.sequence},"op":0,"d":${data}}`;
  session.sent.push({ sequence: session.sequence, text });
  if (session.sent.length > mostKept) session.sent.splice(0, mostKept / 2);
  session.socket?.send(text);
}

/** Sends again what came after `sequence`; false when that is no longer known. */
export function replayAfter(session: Session, sequence: number): boolean {
  const oldest = session.sent[0]?.sequence ?? session.sequence + 1;
  if (sequence > session.sequence || sequence < oldest - 1) return false;
  for (const event of session.sent) {
    if (event.sequence > sequence) session.socket?.send(event.text);
  }
  return true;
}
