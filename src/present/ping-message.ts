import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { countdown } from './timestamp.ts';

export type Ping = {
  readonly userId: string;
  /** Whether they want to be notified. */
  readonly ping: boolean;
  /** Whether the person has an open hand that is refreshed without a click. */
  readonly handAlive: boolean;
  readonly deadlineMs: number | null;
  /** `reminder`: half of the time is gone. */
  readonly kind: 'turn' | 'reminder';
};

/** Tells one person that it is their turn; it pings nobody else. */
export function pingMessage({ userId, ping, handAlive, deadlineMs, kind }: Ping, s: Sentences): MessageBody {
  return messageBody({
    content: lines(
      s.ping[kind](`<@${userId}>`, countdown(deadlineMs)),
      handAlive ? s.ping.openHandIsReady : s.ping.reopenHand,
    ),
    ...(ping ? { pings: userId } : {}),
  });
}
