import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Outcome, Side } from '../../shared/score.ts';

/** What withdrawals make of a match, in place of its own result. */
export type Ruling =
  | { readonly outcome: 'walkover'; readonly winningSide: Side }
  | { readonly outcome: 'not_counted'; readonly winningSide: null };

const NOT_COUNTED: Ruling = { outcome: 'not_counted', winningSide: null };

/**
 * The rules say what a withdrawal makes of a match (STA-7). One that the entry left unplayed is a
 * walkover to its opponent, or is not counted. One that it has played stays, or is treated likewise.
 * @param stored how the match ended; null while it has no result
 * @param gone whether each side has withdrawn
 * @returns null where the result counts as it is stored
 */
export function rulingOn(
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
