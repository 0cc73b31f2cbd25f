import type { Sync } from './bodies.ts';
import { otherSeat } from './history.ts';
import { standingOffers } from './offers.ts';
import type { MatchState } from './state.ts';

/** Everything that a client has to tell the other. */
export function syncOf({ peerSid, isFresh, seat, history }: MatchState): Sync {
  const offers = isFresh ? null : standingOffers(history, seat);
  const yours = standingOffers(history, otherSeat(seat));
  return { t: 'sync', re: peerSid, held: history, offers, yours };
}
