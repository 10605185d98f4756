import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { optionsOf, textOf } from '../../playground/server/actors/look.ts';
import { everyComponent } from '../../playground/server/wire/components.ts';
import type { Message } from '../../playground/server/world/model.ts';
import type { Move } from '../../src/engine/actions.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { Press } from '../../src/present/press.ts';
import { expectClean } from '../support/clean.ts';
import { formOf, handIn } from '../support/forms.ts';
import { eager, logOf, nextTurn, openParty, type Party } from '../support/party.ts';
import { offersOf, type Offer } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** The button on one of these messages that fits, as soon as there is one. */
function buttonOn(
  messages: () => readonly Message[],
  fits: (press: Press) => boolean,
): Promise<{ readonly message: Message; readonly offer: Offer }> {
  return stage.discord.world.when(
    () =>
      messages()
        .flatMap((message) => offersOf(message).map((offer) => ({ message, offer })))
        .findLast(({ offer }) => fits(offer.press)),
    { what: 'a button on a hand' },
  );
}

async function lastMove(party: Party, fits: (move: Move) => boolean): Promise<void> {
  await stage.discord.world.when(
    () => {
      const last = logOf(party).at(-1);
      return last?.type === 'moved' && fits(last.move);
    },
    { what: 'a move in the log' },
  );
}

describe('in the auction by points', () => {
  it('a menu picks the value, and a button bids it with a suit', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    const { actor, message } = await nextTurn(party);
    const menu = everyComponent(message.components).find(
      (each) => each.placeholder === s.hand.chooseValue,
    )?.custom_id;
    const values = Array.from({ length: 11 }, (_, step) => String(80 + 10 * step));
    expect(optionsOf(message, menu ?? '').map(({ value }) => value)).toEqual([...values, 'capot']);
    await actor.select(message, menu ?? '', ['120']).acknowledged;
    const { offer } = await buttonOn(
      () => [message],
      ({ type, ...press }) => type === 'call' && JSON.stringify(press).includes('"contract":"S","value":120'),
    );
    expect(logOf(party).some(({ type }) => type === 'moved')).toBe(false);
    await actor.click(message, offer.customId).acknowledged;
    await lastMove(party, (move) => move.type === 'bid' && move.contract === 'S' && move.value === 120);
    await party.people[0]!.command('/belote end').acknowledged;
  });

  it('who is asked about a pass and goes back finds the value that they had picked', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    const { actor, message } = await nextTurn(party);
    await handIn(stage, actor, await formOf(actor, '/belote settings'), { habits: ['ping', 'confirm'] });
    const hand = (): readonly Message[] => [message];
    const asks = (call: string): Promise<{ readonly offer: Offer }> =>
      buttonOn(hand, (press) => press.type === 'ask-call' && JSON.stringify(press.call).includes(call));
    await asks('"pass"');
    const menu = everyComponent(message.components).find(
      (each) => each.placeholder === s.hand.chooseValue,
    )?.custom_id;
    await actor.select(message, menu ?? '', ['120']).acknowledged;
    await asks('"contract":"S","value":120');
    await actor.click(message, s.hand.pass).acknowledged;
    await buttonOn(hand, ({ type }) => type === 'unask');
    await actor.click(message, s.asking.back).acknowledged;
    await asks('"pass"');
    expect(offersOf(message).map(({ label }) => label)).toContain(s.hand.bid('S', 120));
    await handIn(stage, actor, await formOf(actor, '/belote settings'), { habits: ['ping', 'announce'] });
    await party.people[0]!.command('/belote end').acknowledged;
  });

  it('who wants to be asked is asked before a double out of turn too', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    const bidder = await nextTurn(party);
    const last = party.people[(party.people.indexOf(bidder.actor) + 3) % 4] as Actor;
    await handIn(stage, last, await formOf(last, '/belote settings'), { habits: ['ping', 'confirm'] });
    await bidder.actor.click(bidder.message, eager(bidder.offers).customId).acknowledged;
    const hands = (): readonly Message[] => last.ephemerals();
    const ask = await buttonOn(hands, ({ type }) => type === 'ask-call');
    await last.click(ask.message, ask.offer.customId).acknowledged;
    await buttonOn(hands, ({ type }) => type === 'unask');
    expect(textOf(ask.message)).toContain(s.asking.call(s.hand.double));
    await last.click(ask.message, s.asking.yes).acknowledged;
    await lastMove(party, (move) => move.type === 'double');
    await handIn(stage, last, await formOf(last, '/belote settings'), { habits: ['ping', 'announce'] });
    await party.people[0]!.command('/belote end').acknowledged;
  });
});
