import {
  type CompetitionRules,
  type MatchTiebreakRules,
  type SetRules,
  countSetsNeeded,
  listVariants,
} from './competition-rules.ts';

/** A walkover worth more than any win on court. */
interface DearWalkover {
  readonly walkover: number;
  readonly win: number;
}

/** Finds a walkover worth more than any win (RUL-7). In a timed set, a win has no maximum. */
export function findOvervaluedWalkover(rules: CompetitionRules): DearWalkover | null {
  const { walkoverWin: walkover } = rules.points;
  const win = findBestWin(rules);
  return walkover > win ? { walkover, win } : null;
}

/** The most points for a completed match won without losing a game. */
function findBestWin({ points, format }: CompetitionRules): number {
  const games = findMaxGames(format.set);
  if (points.gameWon > 0 && games === null) return Infinity;
  const forGames = points.gameWon * (games ?? 0) * countSetsNeeded(format);
  const bonus = points.bonus.find(({ when }) => when === 'straight_sets_win')?.points ?? 0;
  const wins = listWonSetResults(format).map(([own, other]) => {
    const named = points.byResult.find(({ result }) => result === `${own}-${other}`);
    const inSets = points.win + points.setWon * own + (other === 0 ? bonus : 0);
    return named?.points[0] ?? inSets;
  });
  // Results in one set are named by their games.
  const byGames = format.bestOf === 1 ? points.byResult.map((one) => one.points[0]) : [];
  return Math.max(...wins, ...byGames) + forGames;
}

function listWonSetResults(format: CompetitionRules['format']): [number, number][] {
  const needed = countSetsNeeded(format);
  const others = Array.from({ length: needed }, (_, other) => other);
  return others
    .map((other): [number, number] => [format.playAll ? needed - other : needed, other])
    .filter(([own, other]) => own > other);
}

/** The games of a set won to nothing; null if it has no limit. */
function findMaxGames(set: CompetitionRules['format']['set']): number | null {
  const games = listVariants<SetRules | MatchTiebreakRules>(set).map((way) => {
    if ('games' in way) return way.games;
    return 'total' in way ? way.total : null;
  });
  const known = games.filter((one) => one !== null);
  return known.length < games.length ? null : Math.max(...known);
}
