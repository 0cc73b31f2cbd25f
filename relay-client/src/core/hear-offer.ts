import { isCount } from './bounds.ts';
import { type LastOffer, chooseLaterOffer, OFFER_KINDS } from './last-offers.ts';
import type { Offer } from './bodies.ts';
import { otherSeat, type Seat } from './history.ts';
import { isInEpoch, recordAsked } from './offers.ts';
import { isOnList } from './position-ref.ts';
import { makeStep, type MatchState, type Step } from './state.ts';

/** Receives an offer of the other player (GAME-5). An offer for another position is never open. */
export function receiveOffer(state: MatchState, offer: Offer): MatchState {
  const by = otherSeat(state.seat);
  const last = state.history.asked[by][offer.kind];
  const isNew = last === null || !isNamed(last, offer) || last.state !== 'open';
  const count = offer.count ?? (last?.count ?? 0) + (isNew ? 1 : 0);
  // An app that does not count its offers may make more than a saved game can hold.
  if (!isCount(count)) return state;
  return updateOffer(state, by, offer, { ...pickPlace(offer), count, state: 'open' });
}

/**
 * Answers a withdrawal, so that it can become final on both sides, unless the offer was accepted in
 * the meantime. Waits for the offer's position, because an answer confirms having it.
 */
export function receiveWithdrawal(state: MatchState, offer: Offer): Step {
  const by = otherSeat(state.seat);
  const count = getOfferCount(state, by, offer);
  const withdrawn = { ...pickPlace(offer), count, state: 'withdrawn' } as const;
  const heard = updateOffer(state, by, offer, withdrawn);
  if (!isOnList(heard.history, offer.at)) return makeStep(heard);
  const after = answerWithdrawn(heard);
  const isDeclined = after.history.asked[by][offer.kind]?.state === 'declined';
  return isDeclined ? makeStep(after, { ...offer, t: 'decline', count }) : makeStep(after);
}

/** Records that this player's own offer is declined for good, if they ever made such an offer. */
export function receiveDecline(state: MatchState, offer: Offer): MatchState {
  const { seat, history } = state;
  const mine = history.asked[seat][offer.kind];
  if (mine === null || !isNamed(mine, offer)) return state;
  return updateOffer(state, seat, offer, { ...mine, state: 'declined' });
}

/** Declines an offer the other withdrew, unless it was accepted. */
export function answerWithdrawn(state: MatchState): MatchState {
  const by = otherSeat(state.seat);
  if (state.history.draw !== null) return state;
  let { history } = state;
  for (const kind of OFFER_KINDS) {
    const asked = history.asked[by][kind];
    if (asked?.state !== 'withdrawn') continue;
    history = recordAsked(history, by, kind, { ...asked, state: 'declined' });
  }
  return history === state.history ? state : { ...state, history };
}

function updateOffer(
  state: MatchState,
  by: Seat,
  { kind, at }: Offer,
  news: LastOffer,
): MatchState {
  const { history } = state;
  if (!isInEpoch(history, at)) return state;
  const last = history.asked[by][kind];
  const after = chooseLaterOffer(last, news);
  return after === null || after === last
    ? state
    : { ...state, history: recordAsked(history, by, kind, after) };
}

/** Apps that do not count their offers mean the last one of a position. */
function isNamed(asked: LastOffer, { at, count }: Offer): boolean {
  return asked.ply === at.ply && asked.hash === at.hash && (count ?? asked.count) === asked.count;
}

function getOfferCount({ history }: MatchState, by: Seat, { kind, count }: Offer): number {
  return count ?? history.asked[by][kind]?.count ?? 1;
}

function pickPlace({ at }: Offer): Pick<LastOffer, 'ply' | 'hash'> {
  return { ply: at.ply, hash: at.hash };
}
