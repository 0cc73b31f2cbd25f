import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Outcome, Side } from '../../shared/score.ts';

/** How withdrawals decide a match, instead of its own result. */
export type Ruling =
  | { readonly outcome: 'walkover'; readonly winningSide: Side }
  | { readonly outcome: 'not_counted'; readonly winningSide: null };

const NOT_COUNTED: Ruling = { outcome: 'not_counted', winningSide: null };

/**
 * Unplayed matches become walkovers or do not count; played ones stay or do the same (STA-7).
 * @param stored null if there is no result
 * @param gone whether each side has withdrawn
 * @returns null if the result counts as stored
 */
export function findRuling(
  { playedMatches, remainingMatches }: CompetitionRules['withdrawal'],
  stored: Outcome | null,
  gone: readonly [boolean, boolean],
): Ruling | null {
  if (!gone[0] && !gone[1]) return null;
  if (stored === null) {
    if (remainingMatches === 'unplayed') return NOT_COUNTED;
  } else {
    if (playedMatches === 'void') return NOT_COUNTED;
    if (playedMatches === 'keep' || stored === 'unplayed') return null;
  }
  if (gone[0] && gone[1]) return NOT_COUNTED;
  return { outcome: 'walkover', winningSide: gone[0] ? 1 : 0 };
}
