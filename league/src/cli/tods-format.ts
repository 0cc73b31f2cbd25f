import type { FormatRules } from '../competitions/rules/competition-rules.ts';

/**
 * How a match is scored as a TODS code, `SET3-S:6/TB7-F:TB10`. Null where the code has no word for
 * it: games of points, sets with a cap, games that are all played, or what is not tennis.
 */
export function matchUpFormat(format: FormatRules): string | null {
  const { bestOf, set, finalSet, playAll } = format;
  if (playAll) return null;
  const usual = setCode(set);
  const last = finalSet === null ? null : finalCode(finalSet);
  if (usual === null || (finalSet !== null && last === null)) return null;
  return `SET${bestOf}-S:${usual}${last === null ? '' : `-F:${last}`}`;
}

function finalCode(rules: NonNullable<FormatRules['finalSet']>): string | null {
  return 'matchTiebreak' in rules ? tiebreakCode(rules.matchTiebreak) : setCode(rules);
}

/** Tennis sets: won by two games, to the tiebreak or without an end. */
function setCode(rules: Exclude<FormatRules['finalSet'], null>): string | null {
  if (!('games' in rules)) return null;
  const { games, winBy, cap, tiebreak } = rules;
  if (winBy !== 2 || cap !== null || games > 9) return null;
  if (tiebreak === null) return String(games);
  const at = tiebreak.at === games ? '' : `@${tiebreak.at}`;
  const code = tiebreakCode(tiebreak);
  return code === null ? null : `${games}/${code}${at}`;
}

function tiebreakCode({
  to,
  winBy,
}: {
  readonly to: number;
  readonly winBy: number;
}): string | null {
  return winBy === 2 ? `TB${to}` : winBy === 1 ? `TB${to}NOAD` : null;
}
