import type { Sync } from './bodies.ts';
import { stillStanding } from './offers.ts';
import type { MatchState } from './state.ts';

/** Everything that a client has to tell the other. */
export function syncOf({ peerSid, isFresh, history, made, theirs }: MatchState): Sync {
  const standing = stillStanding(made, history).filter(({ isWithdrawn }) => !isWithdrawn);
  const offers = isFresh ? null : standing.map(({ kind, at }) => ({ kind, at }));
  return { t: 'sync', re: peerSid, held: history, offers, yours: theirs };
}
