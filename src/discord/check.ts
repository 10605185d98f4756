import { dealtFor } from '../engine/dealing.ts';
import { matchAt, openDeal, placeAfter } from '../engine/playback.ts';
import { isRuleSetId, ruleSetOf } from '../engine/rulesets/registry.ts';
import { isSeat, type Seat } from '../engine/seats.ts';
import { commitmentOf, packOf, seedIn } from '../engine/shuffle.ts';
import type { TableEvent } from '../app/events.ts';
import { replayed } from '../app/evolve.ts';
import { dealsIn } from '../app/past-match.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { textMessage } from '../present/body.ts';
import { checkMessage, type CheckedDeal } from '../present/check-message.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { House } from './house.ts';
import { fullFaces, isDealt } from './scene.ts';
import type { Typed } from './subcommand.ts';
import type { Visit } from './visit.ts';

type Hands = Pick<CheckedDeal, 'hands' | 'turnedCard' | 'undealt' | 'ruleSet' | 'dealer' | 'known'>;

/**
 * `/belote check`: the fingerprint of a seed and the hands that it gives, those of the deal of this server that had it,
 * once that deal is over; else by the rules and the dealer that were asked for.
 */
export async function checkDeal(house: House, visit: Visit, typed: Typed): Promise<void> {
  const { store, answers, emojis } = house;
  const { ticket, who, own, guildId, s } = visit;
  const seed = seedIn(String(typed['seed']));
  if (seed === null) return answers.replace(ticket, textMessage(refusalText('not-a-seed', {}, s)));
  const log = await store.logOfDeal(guildId, seed);
  const hands = log === null ? await imaginedHands(house, visit, seed, typed) : realHands(log, s);
  const faces = await emojis.facesOf(who.userId, s);
  const deal = { ...hands, seed, commitment: commitmentOf(seed), sort: own.sort, faces };
  await answers.replace(ticket, checkMessage(deal, s));
}

async function imaginedHands(
  { preferences }: House,
  { guildId }: Visit,
  seed: string,
  typed: Typed,
): Promise<Hands> {
  const ruleSet = isRuleSetId(typed['rules']) ? typed['rules'] : (await preferences.guild(guildId)).ruleSet;
  const dealer = seatNumbered(typed['dealer']);
  return { ...dealtFor(ruleSetOf(ruleSet), dealer, packOf(seed)), ruleSet, dealer, known: null };
}

/** The hands of the last deal of this log as they were when its auction was over. */
function realHands(log: readonly TableEvent[], s: Sentences): Hands {
  const deals = dealsIn(log);
  const table = replayed(null, log);
  const dealt = log.findLast(({ type }) => type === 'dealt');
  if (table === null || !isDealt(table) || dealt === undefined) throw new Error('the log has no deal');
  const start = { deal: deals.length - 1, step: 0 };
  const { match } = table;
  const { view, hands } = openDeal(matchAt(match, deals, placeAfter(deals, start, 'next-trick')));
  return {
    hands,
    turnedCard: view.turnedCard,
    undealt: [],
    ruleSet: match.rules.id,
    dealer: view.dealer,
    known: { number: start.deal, seats: fullFaces(table, s), dealtAtMs: dealt.atMs },
  };
}

/** Seats are numbered from 1 at the table. */
function seatNumbered(number: Typed[string]): Seat {
  const seat = Number(number) - 1;
  return isSeat(seat) ? seat : 0;
}
