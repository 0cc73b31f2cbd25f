import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { resultFigures } from '../../matches/rules/score-check.ts';
import type { Side } from '../../shared/score.ts';
import { type Hundredths, toHundredths } from './exact.ts';
import type { LedgerResult } from './ledger.ts';

type Sides = readonly [number, number];

/**
 * The points of each side for the result and its sets, side 0 first (STA-14). They are what
 * `byResult` says of the result, else those of a win, a loss or a draw and of each set. Those of a
 * walkover are in `credit.ts`.
 *
 * @param sets as they are credited
 */
export function resultPoints(
  rules: CompetitionRules,
  result: LedgerResult,
  sets: Sides,
): [Hundredths, Hundredths] {
  const { points } = rules;
  const { winningSide: winner } = result;
  const figures = figuresOf(rules, result, sets);
  const named = figures && points.byResult.find((one) => one.result === nameOf(figures, winner));
  if (named) {
    const [first, second] = named.points.map(toHundredths);
    return winner === 1 ? [second ?? 0, first ?? 0] : [first ?? 0, second ?? 0];
  }
  const setWon = toHundredths(points.setWon);
  const of = (side: Side) => {
    if (winner === null) return halfOf(points) + setWon * sets[side];
    return toHundredths(winner === side ? points.win : points.loss) + setWon * sets[side];
  };
  return [of(0), of(1)];
}

/** What a draw is worth to each side: else half of a win and a loss together. */
function halfOf({ win, loss, draw }: CompetitionRules['points']): Hundredths {
  return draw === null ? (toHundredths(win) + toHundredths(loss)) / 2 : toHundredths(draw);
}

/** The figures by which a result may be named; null for one that is won without them. */
function figuresOf(
  { format, retirement }: CompetitionRules,
  { outcome, score }: LedgerResult,
  sets: Sides,
): Sides | null {
  if (score === null) return null;
  if (outcome === 'completed') return resultFigures(format, 'completed', score);
  const isCredited =
    outcome === 'retired' && retirement.sets === 'straight_sets' && format.bestOf > 1;
  return isCredited ? sets : null;
}

/** The winner's figure first. */
function nameOf([zero, one]: Sides, winner: Side | null): string {
  return winner === 1 ? `${one}-${zero}` : `${zero}-${one}`;
}
