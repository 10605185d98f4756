import type { Seat } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';

/** What everybody may see: the only kind of view that a public message accepts. */
export type SpectatorView = View & { readonly seat: null };
/** What one seat may see: the only kind of view that an ephemeral hand accepts. */
export type SeatView = View & { readonly seat: Seat };

/** Throws when the view is somebody's: a public message must never be made from it. */
export function asSpectator(view: View): SpectatorView {
  if (!isSpectators(view)) throw new Error('a public message was asked to show the view of a seat');
  return view;
}

/** Throws when the view is a spectator's. */
export function asSeat(view: View): SeatView {
  if (!isSeats(view)) throw new Error('a hand was asked to show the view of a spectator');
  return view;
}

function isSpectators(view: View): view is SpectatorView {
  return view.seat === null && view.hand.length === 0;
}

function isSeats(view: View): view is SeatView {
  return view.seat !== null;
}
