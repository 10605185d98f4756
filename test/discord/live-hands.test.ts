import { beforeEach, describe, expect, it } from 'vitest';
import { createLiveHands, type LiveHand, type LiveHands } from '../../src/discord/live-hands.ts';
import { manualClock, type ManualClock } from '../support/manual-clock.ts';

const DISCORD_EPOCH_MS = 1_420_070_400_000;

let clock: ManualClock;
let live: LiveHands;
beforeEach(() => {
  clock = manualClock();
  live = createLiveHands(clock);
});

/** A hand on the token of an interaction that came into being now. */
function opened(token: string): LiveHand {
  const id = String(BigInt(clock.nowMs() - DISCORD_EPOCH_MS) << 22n);
  return {
    ticket: { id, applicationId: '1', token },
    messageId: '@original',
    origin: id,
    shown: '',
    locale: 'en-US',
  };
}

describe('a live hand', () => {
  it('lives from its click to fourteen and a half minutes later [fault 5]', async () => {
    live.opened('table', 'anna', opened('a'));
    await clock.advance(14.5 * 60_000);
    expect(live.of('table', 'anna')?.ticket.token).toBe('a');
    await clock.advance(1);
    expect(live.of('table', 'anna')).toBeNull();
  });

  it('lives anew with each click [fault 5]', async () => {
    live.opened('table', 'anna', opened('a'));
    await clock.advance(14 * 60_000);
    live.opened('table', 'anna', opened('b'));
    await clock.advance(14 * 60_000);
    expect(live.of('table', 'anna')?.ticket.token).toBe('b');
  });

  it('belongs to one person at one table [fault 18]', () => {
    live.opened('table', 'anna', opened('a'));
    expect(live.of('table', 'bruno')).toBeNull();
    expect(live.of('another', 'anna')).toBeNull();
  });

  it('is found by its owner, as long as it lives', async () => {
    live.opened('table', 'anna', opened('a'));
    live.opened('table', 'bruno', opened('b'));
    await clock.advance(14 * 60_000);
    live.opened('another', 'anna', opened('c'));
    expect(live.tablesOf('anna')).toEqual(['table', 'another']);
    await clock.advance(60_000);
    expect(live.tablesOf('anna')).toEqual(['another']);
    expect(live.tablesOf('chloé')).toEqual([]);
  });

  it('that died does not take a newer one with it', async () => {
    const old = opened('a');
    live.opened('table', 'anna', old);
    await clock.advance(1000);
    live.opened('table', 'anna', opened('b'));
    live.close('table', 'anna', old);
    live.shows('table', 'anna', old, 'what the old one shows');
    expect(live.of('table', 'anna')).toMatchObject({ ticket: { token: 'b' }, shown: '' });
  });

  it('that died is not tried again [fault 5]', () => {
    const hand = opened('a');
    live.opened('table', 'anna', hand);
    live.shows('table', 'anna', hand, 'x');
    live.close('table', 'anna', { ...hand, shown: 'x' });
    expect(live.of('table', 'anna')).toBeNull();
  });
});
