import {
  type CompetitionRules,
  countSetsNeeded,
} from '../../competitions/rules/competition-rules.ts';
import { type Credit, creditMatch } from '../../ledger/rules/credit.ts';
import type { LedgerResult } from '../../ledger/rules/ledger.ts';
import { checkResult, type UncheckedResult, findWinningSide } from '../../results/rules/claim.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SetScore } from '../../shared/score.ts';
import { type SetFigures, computeSetFigures } from './set-figures.ts';

/** A possible result of a match, and its value for each side. */
export interface Ending {
  readonly result: LedgerResult;
  readonly credits: readonly [Credit, Credit];
}

/**
 * Lists one ending for every combination of points, wins and matches played, with high and low
 * scores. If games are points, every other possible report lies in between (OUT-2).
 */
export function listEndings(rules: CompetitionRules): Ending[] {
  const endings = new Map<string, Ending>();
  for (const said of generateCandidates(rules)) {
    const checked = checkResult(rules, said);
    if (checked instanceof Refusal) continue;
    const result = { ...checked, winningSide: findWinningSide(rules.format, checked) };
    const ending = { result, credits: creditMatch(rules, result) };
    const key = JSON.stringify(ending.credits);
    if (!endings.has(key)) endings.set(key, ending);
  }
  return [...endings.values()];
}

const SIDES = [0, 1] as const;

function* generateCandidates(rules: CompetitionRules): Generator<UncheckedResult> {
  yield { outcome: 'unplayed', score: null, retiredSide: null };
  for (const retiredSide of SIDES) {
    yield { outcome: 'walkover', score: null, retiredSide };
    yield { outcome: 'conceded', score: null, retiredSide };
  }
  for (const sets of generateScores(rules)) {
    yield { outcome: 'completed', score: { sets }, retiredSide: null };
    for (const retiredSide of SIDES) yield { outcome: 'retired', score: { sets }, retiredSide };
  }
}

/** Generates unfinished and finished scores, in which a side wins all its sets alike. */
function* generateScores({ format, points }: CompetitionRules): Generator<SetScore[]> {
  const named = format.bestOf > 1 ? [] : points.byResult.map(({ result }) => result);
  const names = new Set(named.flatMap((name) => [name, name.split('-').toReversed().join('-')]));
  const figures = { named: names, isByGames: points.gameWon !== 0 };
  const usual = computeSetFigures(format, format.set, figures);
  const final =
    format.finalSet === null ? usual : computeSetFigures(format, format.finalSet, figures);
  for (const [zero, one, level] of listTallies(format)) {
    for (const first of usual.won[0]) {
      for (const second of usual.won[1]) {
        // The side with fewer sets won them first, so that the match does not end too early.
        const won = [repeatSet(first, zero), repeatSet(second, one)] as const;
        const inOrder = zero > one ? [...won[1], ...won[0]] : [...won[0], ...won[1]];
        for (const equal of level === 0 ? [null] : usual.level) {
          const drawn = equal === null ? [] : repeatSet(equal, level);
          yield* generateScoreEndings(format, [...drawn, ...inOrder], usual, final);
        }
        if (one === 0) break;
      }
      if (zero === 0) break;
    }
  }
}

/** Ends a score as it is, with one more set started, and with each end of the deciding set. */
function* generateScoreEndings(
  format: CompetitionRules['format'],
  sets: SetScore[],
  usual: SetFigures,
  final: SetFigures,
): Generator<SetScore[]> {
  if (sets.length > 0) yield sets;
  if (sets.length >= format.bestOf) return;
  const isDeciding = !format.playAll && sets.length === format.bestOf - 1;
  const { open, won } = isDeciding ? final : usual;
  for (const set of open) yield [...sets, set];
  if (isDeciding) for (const set of won.flat()) yield [...sets, set];
}

/** How many sets each side may have won, and how many are level. */
function listTallies(format: CompetitionRules['format']): [number, number, number][] {
  const { bestOf } = format;
  const most = countSetsNeeded(format);
  const all: [number, number, number][] = [];
  for (let zero = 0; zero <= most; zero++) {
    for (let one = 0; one <= most; one++) {
      const left = bestOf - zero - one;
      for (let level = 0; level <= (format.draws ? left : 0); level++) {
        if (left >= 0) all.push([zero, one, level]);
      }
    }
  }
  return all;
}

function repeatSet(set: SetScore, times: number): SetScore[] {
  return Array.from({ length: times }, () => set);
}
