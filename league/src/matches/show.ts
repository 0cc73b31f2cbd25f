import type { Caller } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { findSide } from './rules/side.ts';
import type { Match, StoredMatch } from './schema.ts';

/** The match as this caller sees it: players see which side is their own (MAT-3). */
export function showMatch(caller: Caller, match: StoredMatch): Match {
  return showMatchTo(caller.type === 'session' ? caller.member.id : null, match);
}

/** @param memberId the member whose side is shown; null if nobody */
export function showMatchTo(memberId: Id<'member'> | null, match: StoredMatch): Match {
  const { format: _, ...shown } = match;
  return { ...shown, my_side: memberId === null ? null : findSide(match, memberId) };
}
