import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { countdown } from './timestamp.ts';

export type Ping = {
  readonly userId: string;
  /** Whether the person has an open hand that is refreshed without a click. */
  readonly handAlive: boolean;
  readonly deadlineMs: number | null;
  /** `reminder`: half of the time is gone. */
  readonly kind: 'turn' | 'reminder';
};

/** Tells one person that it is their turn; the only message that pings, and it pings nobody else. */
export function pingMessage({ userId, handAlive, deadlineMs, kind }: Ping, s: Sentences): MessageBody {
  return messageBody({
    content: lines(
      s.ping[kind](`<@${userId}>`, countdown(deadlineMs)),
      handAlive ? s.ping.openHandIsReady : s.ping.reopenHand,
    ),
    pings: userId,
  });
}
