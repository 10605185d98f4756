import type { Clock, Log } from '../app/ports.ts';
import { withPicture, type MessageBody } from '../present/body.ts';
import { NOTHING, type Attached, type Sent } from './attached.ts';
import { describeError, failureOf } from './failures.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Illustration } from './illustration.ts';
import type { Shown, ShownPicture } from './shown.ts';

/** The table whose message it is. */
export type Owner = { readonly id: string; readonly guildId: string };
/** A message as it is to be; `illustration` is `null` where it is text only. */
export type Wanted = { readonly body: MessageBody; readonly illustration: Illustration | null };
/** Posts or edits a message; rejects with what Discord answered. */
export type Send = (body: MessageBody, attached: Attached) => Promise<Sent>;

/** A message as it was accepted. */
export type Hung = Sent & { readonly shown: Shown };

/**
 * Puts pictures into messages. A picture that cannot be drawn or uploaded never keeps a message back: the message goes
 * without it, and the table is text for a while (FAULTS 28).
 */
export type Gallery = {
  /** What can be shown now instead of what is wished for: no picture while uploads do not work at this table. */
  possible(owner: Owner, wanted: Wanted, standing: ShownPicture | null): Wanted;
  /** Sends it, as text if need be; rejects with what Discord answered to that. */
  send(owner: Owner, wanted: Wanted, standing: ShownPicture | null, send: Send): Promise<Hung>;
  /** No uploads at this table for a while. */
  pause(owner: Owner): void;
  /** Permissions of this server changed: uploads are tried again. */
  serverChanged(guildId: string): void;
};

/** Discord may be itself again in a moment; a permission or a broken picture will not. */
const PAUSE_MS = { unavailable: 60_000, other: 10 * 60_000 } as const;

export function createGallery(clock: Clock, log: Log): Gallery {
  const pauses = new Map<string, { readonly guildId: string; readonly untilMs: number }>();

  function pauseFor({ id, guildId }: Owner, pauseMs: number): void {
    pauses.set(id, { guildId, untilMs: clock.nowMs() + pauseMs });
  }

  return {
    possible({ id }, wanted, standing) {
      const { body, illustration } = wanted;
      if (illustration === null || standing?.fingerprint === illustration.fingerprint) return wanted;
      if ((pauses.get(id)?.untilMs ?? 0) > clock.nowMs()) return { body, illustration: null };
      pauses.delete(id);
      return wanted;
    },
    async send(owner, { body, illustration }, standing, send) {
      if (illustration === null) return asText(body, send);
      try {
        return await illustrated(body, illustration, standing, send);
      } catch (error) {
        if (!mayBeThePicture(error)) throw error;
        const sent = await asText(body, send);
        pauseFor(owner, failureOf(error) === 'unavailable' ? PAUSE_MS.unavailable : PAUSE_MS.other);
        log.warn('picture-not-shown', { table: owner.id, ...describeError(error) });
        return sent;
      }
    },
    pause: (owner) => pauseFor(owner, PAUSE_MS.other),
    serverChanged(guildId) {
      for (const [id, pause] of pauses) if (pause.guildId === guildId) pauses.delete(id);
    },
  };
}

async function asText(body: MessageBody, send: Send): Promise<Hung> {
  return { ...(await send(body, NOTHING)), shown: { text: fingerprintOf(body), picture: null } };
}

/** With the picture that stands there already where that is the one; uploaded again should Discord have lost it. */
async function illustrated(
  body: MessageBody,
  illustration: Illustration,
  standing: ShownPicture | null,
  send: Send,
): Promise<Hung> {
  const whole = withPicture(body, illustration);
  const { fingerprint, description } = illustration;
  const text = fingerprintOf(body);
  if (standing?.fingerprint === fingerprint) {
    const kept = await unlessRefused(() =>
      send(whole, { kind: 'kept', attachmentId: standing.attachmentId }),
    );
    if (kept !== null) return { ...kept, shown: { text, picture: standing } };
  }
  const sent = await send(whole, { kind: 'new', picture: await illustration.draw(), description });
  return { ...sent, shown: { text, picture: { fingerprint, attachmentId: sent.attachmentId } } };
}

async function unlessRefused(request: () => Promise<Sent>): Promise<Sent | null> {
  try {
    return await request();
  } catch (error) {
    if (failureOf(error) !== 'refused') throw error;
    return null;
  }
}

/** A picture that could not be drawn, or a request that may well succeed without it. */
function mayBeThePicture(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === null || failure === 'forbidden' || failure === 'refused' || failure === 'unavailable';
}
