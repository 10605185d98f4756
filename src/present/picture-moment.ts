import type { Belote } from '../engine/view.ts';
import { rankOf, suitOf } from '../engine/cards.ts';
import type { SpectatorView } from './readers.ts';

/**
 * The last moment at which the table got a new picture: the deal was dealt, the auction ended, a trick was taken, or the
 * deal is over. Between two of them the view changes with every call and card, this does not. Nobody is in turn in it: the picture would
 * go on pointing at them when somebody else is.
 */
export function pictureMoment(view: SpectatorView): SpectatorView {
  switch (view.phase) {
    case 'auction':
      return { ...view, calls: [], standing: null, turn: null };
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
  return { ...view, trick: [], announced, belotes: [], turn: null };
}

function afterLastTrick(view: SpectatorView): SpectatorView {
  return { ...view, trick: [], turn: null, belotes: view.belotes.filter((belote) => isTaken(belote, view)) };
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
