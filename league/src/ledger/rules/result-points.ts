import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { isSetShared, computeResultFigures } from '../../matches/rules/score-check.ts';
import { findLeadingSide, type Side } from '../../shared/score.ts';
import { type Hundredths, toHundredths } from './exact.ts';
import type { LedgerResult } from './ledger.ts';

type Sides = readonly [number, number];

/**
 * Points from `byResult`, otherwise from the result and each set, side 0 first (STA-14). The side
 * that stopped gets `retiredLoss` if set; walkovers are in `credit.ts`. `sets` are the credited
 * ones.
 */
export function computeResultPoints(
  rules: CompetitionRules,
  result: LedgerResult,
  sets: Sides,
): [Hundredths, Hundredths] {
  const { points } = rules;
  const { winningSide: winner, retiredSide } = result;
  const stoppedLoss = retiredSide === null ? null : points.retiredLoss;
  const figures = findFigures(rules, result, sets);
  // Games may have decided against the sets: such a result has no name.
  const isNamed = figures !== null && findLeadingSide(figures) === winner;
  const named =
    isNamed && points.byResult.find((one) => one.result === nameResult(figures, winner));
  if (named) {
    const first = toHundredths(named.points[0]);
    const second = toHundredths(stoppedLoss ?? named.points[1]);
    return winner === 1 ? [second, first] : [first, second];
  }
  const setWon = toHundredths(points.setWon);
  const shared = isShared(rules, result) ? setWon / 2 : 0;
  const of = (side: Side) => {
    const forSets = setWon * sets[side] + shared;
    if (winner === null) return getDrawPoints(points) + forSets;
    if (winner === side) return toHundredths(points.win) + forSets;
    return toHundredths(stoppedLoss ?? points.loss) + forSets;
  };
  return [of(0), of(1)];
}

function isShared({ format }: CompetitionRules, { outcome, score }: LedgerResult): boolean {
  return outcome === 'completed' && score !== null && isSetShared(format, outcome, score);
}

/** The value of a draw for each side; by default the average of win and loss. */
function getDrawPoints({ win, loss, draw }: CompetitionRules['points']): Hundredths {
  return draw === null ? (toHundredths(win) + toHundredths(loss)) / 2 : toHundredths(draw);
}

/** The figures that can name a result; null for a win without them. */
function findFigures(
  { format, retirement }: CompetitionRules,
  { outcome, score }: LedgerResult,
  sets: Sides,
): Sides | null {
  if (score === null) return null;
  if (outcome === 'completed') return computeResultFigures(format, 'completed', score);
  const isCredited =
    outcome === 'retired' && retirement.sets === 'straight_sets' && format.bestOf > 1;
  return isCredited ? sets : null;
}

function nameResult([zero, one]: Sides, winner: Side | null): string {
  return winner === 1 ? `${one}-${zero}` : `${zero}-${one}`;
}
