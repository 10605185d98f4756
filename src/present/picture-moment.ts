import type { Belote } from '../engine/view.ts';
import { rankOf, suitOf } from '../engine/cards.ts';
import { seatAfter } from '../engine/seats.ts';
import type { SpectatorView } from './readers.ts';

/**
 * The last moment at which the table got a new picture: the deal was dealt, the auction ended, a trick was taken, or the
 * deal is over. Between two of them the view changes with every call and card, this does not: in turn is who was so
 * then, who begins the auction or leads to the trick.
 */
export function pictureMoment(view: SpectatorView): SpectatorView {
  switch (view.phase) {
    case 'auction':
      return { ...view, calls: [], standing: null, turn: seatAfter(view.dealer, 1) };
    case 'play':
      return view.tricks.length === 0 ? beforeFirstTrick(view) : afterLastTrick(view);
    case 'scored':
    case 'over':
      return view;
  }
}

/** Nothing has been announced yet: that is done with the first card. */
function beforeFirstTrick(view: SpectatorView): SpectatorView {
  const announced: SpectatorView['announced'] = [[], [], [], []];
  return { ...view, trick: [], announced, belotes: [], turn: seatAfter(view.dealer, 1) };
}

function afterLastTrick(view: SpectatorView): SpectatorView {
  const turn = view.tricks.at(-1)?.winner ?? null;
  return { ...view, trick: [], turn, belotes: view.belotes.filter((belote) => isTaken(belote, view)) };
}

/** A belote is announced by the first of its two cards: whether that card lies in a trick that was taken. */
function isTaken({ seat, suit }: Belote, { tricks }: SpectatorView): boolean {
  return tricks.some(({ cards }) =>
    cards.some(
      (played) =>
        played.seat === seat && suitOf(played.card) === suit && ['K', 'Q'].includes(rankOf(played.card)),
    ),
  );
}
