import type { Caller } from '../http/caller.ts';
import { sideOf } from './rules/side.ts';
import type { Match, StoredMatch } from './schema.ts';

/** The match as this caller sees it: a player sees which side is their own (MAT-3). */
export function showMatch(caller: Caller, match: StoredMatch): Match {
  const mySide = caller.type === 'session' ? sideOf(match, caller.member.id) : null;
  return { ...match, my_side: mySide };
}
