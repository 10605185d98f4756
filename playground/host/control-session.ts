import type { Asked, ControlAct, ControlAnswer, ControlNews, FaultName, RequestLook } from '../protocol.ts';
import type { LoggedRequest } from '../server/rest/log.ts';
import { breakIt } from './break.ts';
import { peopleOf, type Company } from './company.ts';
import type { Breakable } from './break.ts';
import { setScene } from './scenes/set-scene.ts';

/** What stands beside the panes: the people, the clock, the bot, what it asked, and what can be broken. */
export type ControlSession = {
  receive(asked: Asked<ControlAct>): void;
  close(): void;
};

export type ControlWorld = Breakable & {
  readonly company: Company;
  readonly send: (news: ControlNews) => void;
  /** Moves the clocks of Discord and bot. */
  readonly advance: (ms: number) => void;
  readonly aheadMs: () => number;
};

const LOOK_EVERY_MS = 400;
const MOST_REQUESTS = 200;
const MOST_TEXT = 20_000;

export function openControl(world: ControlWorld): ControlSession {
  const { discord, bot, send } = world;
  let told = '';
  let watching = false;
  let last: LoggedRequest | undefined;
  let number = 0;

  function look(): void {
    tellState();
    if (watching) tellRequests();
  }

  function tellState(): void {
    const state = {
      type: 'state',
      people: peopleOf(discord, world.company),
      bot: bot.state(),
      connected: discord.gateway.connections() > 0,
      aheadMs: world.aheadMs(),
      violations: discord.violations.length,
    } as const;
    const now = JSON.stringify(state);
    if (now === told) return;
    told = now;
    send({ ...state, nowMs: discord.clock.nowMs() });
  }

  function tellRequests(): void {
    const from = last === undefined ? -1 : discord.log.lastIndexOf(last);
    const fresh = discord.log.slice(from + 1).slice(-MOST_REQUESTS);
    if (fresh.length === 0) return;
    last = fresh.at(-1);
    send({ type: 'requests', requests: fresh.map((each) => requestLook((number += 1), each)) });
  }

  async function answerTo(act: ControlAct): Promise<ControlAnswer> {
    switch (act.do) {
      case 'fault':
        return { ok: true, say: await breakIt(world, act.fault satisfies FaultName, act) };
      case 'advance':
        world.advance(act.ms);
        return { ok: true, say: 'The clocks are set forward.' };
      case 'locale': {
        const user = discord.world.state.users.get(act.personId);
        if (user === undefined) return { ok: false, reason: 'There is no such person.' };
        user.locale = act.locale;
        discord.world.changes.publish('guild-changed', { guildId: discord.seed.guildId });
        return { ok: true };
      }
      case 'scene':
        return { ok: true, scene: await setScene(discord, act.scene, act.look) };
      case 'requests':
        watching = act.watch;
        last = undefined;
        number = 0;
        return { ok: true };
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  const unsubscribe = discord.world.changes.subscribe(({ kind }) => {
    if (kind === 'guild-changed' || kind === 'gateway-changed' || kind === 'time-passed') tellState();
  });
  tellState();

  return {
    receive({ id, act }) {
      void answerTo(act)
        .catch((error: unknown): ControlAnswer => ({ ok: false, reason: messageOf(error) }))
        .then((answer) => send({ type: 'answer', id, answer }))
        .finally(look);
    },
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

function requestLook(number: number, request: LoggedRequest): RequestLook {
  const { atMs, method, path, status, code, realMs, body, answer, findings } = request;
  return {
    number,
    atMs,
    method,
    path: path.replaceAll(/[\w-]{64,}/g, '…'),
    status,
    code,
    realMs,
    body: clipped(JSON.stringify(body, null, 2)),
    answer: clipped(indented(String(answer))),
    findings,
  };
}

/** JSON with line breaks; other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function clipped(text: string): string {
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
