import type { Sync } from './bodies.ts';
import { stillStanding } from './offers.ts';
import type { MatchState } from './state.ts';

/** What a client tells of itself as a whole. */
export function syncOf({ peerSid, isFresh, history, made, theirs }: MatchState): Sync {
  const standing = stillStanding(made, history).filter(({ isWithdrawn }) => !isWithdrawn);
  const offers = isFresh ? null : standing.map(({ kind, at }) => ({ kind, at }));
  return { t: 'sync', re: peerSid, held: history, offers, yours: theirs };
}
