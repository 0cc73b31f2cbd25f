import {
  type FormatRules,
  type SetVariant,
  countSetsNeeded,
} from '../../competitions/rules/competition-rules.ts';
import type { Score, Side } from '../../shared/score.ts';
import { completeSets, listNextSetVariants } from './score-check.ts';
import { isSetWon } from './set.ts';

/** Nobody can record more games. */
const MAX_GAMES = 99;

/** Counts the games to win: in the stopped set, then in each further set to nil (SCO-16). */
export function countGamesToWin(format: FormatRules, score: Score, winner: Side): number {
  const { won, sets } = completeSets(format, 'retired', score);
  const missing = format.playAll ? format.bestOf - sets : countSetsNeeded(format) - won[winner];
  const wins: [number, number] = [won[0], won[1]];
  let games = 0;
  for (let index = 0; index < missing; index++) {
    const [own, other] = index === 0 ? readGamesWhenStopped(score, sets, winner) : [0, 0];
    games += countGamesForSet(listNextSetVariants(format, { won: wins }), own, other);
    wins[winner] += 1;
  }
  return games;
}

/** The set in which the match stopped, the winner's games first; 0-0 between two sets. */
function readGamesWhenStopped(
  { sets }: Score,
  complete: number,
  winner: Side,
): readonly [number, number] {
  const [zero, one] = sets[complete]?.games ?? [0, 0];
  return winner === 0 ? [zero, one] : [one, zero];
}

/** None if the set is timed, or more than half of its games are lost. */
function countGamesForSet(ways: readonly SetVariant[], own: number, other: number): number {
  const needed = ways.flatMap((way) => {
    if ('timed' in way) return [];
    // A match tiebreak counts as one game.
    if ('matchTiebreak' in way) return own + other === 0 ? [1] : [];
    for (let games = own; games <= MAX_GAMES; games++) {
      if (games > other && isSetWon(way, [games, other])) return [games - own];
    }
    return [];
  });
  return needed.length === 0 ? 0 : Math.min(...needed);
}
