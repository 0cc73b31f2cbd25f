import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { SetScore } from '../../shared/score.ts';
import type { Id } from '../../shared/ids.ts';
import type { LedgerMatch, LedgerResult } from './ledger.ts';
import type { Division } from './table.ts';

/* The credits of both sides of a match, for the table in `naive.oracle.ts`. */

/** All points are in hundredths. */
export interface OracleLine {
  readonly them: Id<'entry'>;
  readonly end: 'won' | 'drawn' | 'lost' | 'open' | 'unplayed';
  readonly absent: boolean;
  readonly played: boolean;
  readonly points: number;
  /** The share of the points that comes from bonuses for the match. */
  readonly bonus: number;
  readonly isWalkover: boolean;
  readonly isStraight: boolean;
  readonly day: string | null;
  readonly sets: readonly [number, number];
  readonly games: readonly [number, number];
}

const NOTHING = {
  absent: false,
  played: false,
  points: 0,
  bonus: 0,
  isWalkover: false,
  isStraight: false,
  day: null,
  sets: [0, 0],
  games: [0, 0],
} as const;

/** Lists the entry's credit for each match. */
export function listLines(division: Division, us: Id<'entry'>): OracleLine[] {
  return division.matches
    .filter((match) => match.sides.includes(us))
    .flatMap((match) => makeLine(division, match, us) ?? []);
}

function makeLine(
  division: Division,
  { sides, result }: LedgerMatch,
  us: Id<'entry'>,
): OracleLine | null {
  const { withdrawal } = division.rules;
  const weAre = sides[0] === us ? 0 : 1;
  const them = sides[weAre === 0 ? 1 : 0];
  const isGone = (id: Id<'entry'>) =>
    division.entries.some((one) => one.id === id && one.withdrawn);
  if (isGone(us) || isGone(them)) {
    if (result !== null && withdrawal.playedMatches === 'void') return null;
    if (result === null && withdrawal.remainingMatches === 'unplayed') return null;
    const isGiven =
      result === null ||
      (withdrawal.playedMatches === 'walkover_to_opponent' && result.outcome !== 'unplayed');
    if (isGiven && isGone(us) && isGone(them)) return null;
    if (isGiven) return makeWalkoverLine(division, them, isGone(them), result?.playedOn ?? null);
  }
  if (result === null) return { ...NOTHING, them, end: 'open' };
  if (result.outcome === 'unplayed') return { ...NOTHING, them, end: 'unplayed' };
  const end = endFor(division.rules, result, weAre);
  if (result.outcome === 'walkover') {
    return makeWalkoverLine(division, them, end === 'won', result.playedOn ?? null);
  }
  return makePlayedLine(division, result, { them, weAre, end });
}

function makeWalkoverLine(
  { rules }: Division,
  them: Id<'entry'>,
  won: boolean,
  day: string | null,
): OracleLine {
  const sets = rules.walkover.sets === 'none' ? 0 : countSetsToWin(rules);
  const [ours = 0, theirs = 0] = rules.walkover.games ?? [];
  const games = [sets * ours, sets * theirs] as const;
  return {
    ...NOTHING,
    them,
    end: won ? 'won' : 'lost',
    absent: !won,
    isWalkover: true,
    day,
    played: won && rules.walkover.played === 'present',
    points: Math.round(100 * (won ? rules.points.walkoverWin : rules.points.walkoverLoss)),
    sets: won ? [sets, 0] : [0, sets],
    games: won ? games : [games[1], games[0]],
  };
}

interface SideResult {
  readonly them: Id<'entry'>;
  readonly weAre: 0 | 1;
  readonly end: 'won' | 'drawn' | 'lost';
}

function makePlayedLine(
  { rules }: Division,
  result: LedgerResult,
  { them, weAre, end }: SideResult,
): OracleLine {
  const { points, format, retirement } = rules;
  const other = weAre === 0 ? 1 : 0;
  const finished = listFinishedSets(rules, result);
  const sets = [countWon(finished, weAre), countWon(finished, other)] as [number, number];
  if (result.outcome === 'retired' && retirement.sets === 'straight_sets') {
    const best = end === 'won' ? 0 : 1;
    sets[best] = format.playAll
      ? sets[best] + format.bestOf - finished.length
      : Math.ceil(format.bestOf / 2);
  }
  const games = [countGames(result, weAre), countGames(result, other)] as [number, number];
  if (result.outcome === 'retired' && retirement.games === 'completed') {
    const winner = end === 'won' ? 0 : 1;
    games[winner] += countGamesMissing(rules, result, finished, end === 'won' ? weAre : other);
  }
  const retiredLoss = result.retiredSide === weAre ? points.retiredLoss : null;
  const named =
    result.outcome === 'completed'
      ? countDecidingFigures(rules, result, weAre)
      : result.outcome === 'retired' && retirement.sets === 'straight_sets' && format.bestOf > 1
        ? sets
        : null;
  const winner = named && Math.sign(named[0] - named[1]);
  const isNamed = winner === { won: 1, drawn: 0, lost: -1 }[end];
  const name =
    named && isNamed && (end === 'lost' ? `${named[1]}-${named[0]}` : `${named[0]}-${named[1]}`);
  const byResult = points.byResult.find((one) => one.result === name)?.points;
  const base = {
    won: points.win,
    lost: retiredLoss ?? points.loss,
    drawn: points.draw ?? (points.win + points.loss) / 2,
  };
  const bonus = (when: string) => points.bonus.find((one) => one.when === when)?.points ?? 0;
  const halves = isShared(rules, result) ? sets[0] + 0.5 : sets[0];
  let gain = base[end] + points.setWon * halves;
  if (byResult) gain = end === 'lost' ? (retiredLoss ?? byResult[1]) : byResult[0];
  gain += points.gameWon * games[0];
  let extra = 0;
  const toItsEnd = result.outcome === 'completed' && isOver(rules, listEndedSets(rules, result));
  if (toItsEnd) {
    if (end === 'won' && sets[1] === 0) extra += bonus('straight_sets_win');
    if (end === 'lost' && sets[0] > 0) extra += bonus('loss_with_a_set');
  }
  return {
    them,
    end,
    absent: false,
    played: true,
    points: Math.round(100 * (gain + extra)),
    bonus: Math.round(100 * extra),
    isWalkover: false,
    isStraight: toItsEnd && end === 'won' && sets[1] === 0,
    day: result.playedOn ?? null,
    sets,
    games,
  };
}

function endFor(rules: CompetitionRules, result: LedgerResult, side: 0 | 1): SideResult['end'] {
  if (result.retiredSide !== null) return result.retiredSide === side ? 'lost' : 'won';
  const isStopped = result.outcome === 'completed' && !isOver(rules, listEndedSets(rules, result));
  const [ours, theirs] =
    isStopped && rules.format.unfinished === 'by_games'
      ? [countGames(result, side), countGames(result, side === 0 ? 1 : 0)]
      : countDecidingFigures(rules, result, side);
  if (ours === theirs) return 'drawn';
  return ours > theirs ? 'won' : 'lost';
}

/** Sets decide, or games if there is only one set. */
function countDecidingFigures(
  rules: CompetitionRules,
  result: LedgerResult,
  side: 0 | 1,
): [number, number] {
  const other = side === 0 ? 1 : 0;
  if (rules.format.bestOf === 1) return [countGames(result, side), countGames(result, other)];
  const finished = listFinishedSets(rules, result);
  return [countWon(finished, side), countWon(finished, other)];
}

function countGames({ score }: LedgerResult, side: 0 | 1): number {
  return (score?.sets ?? []).reduce((total, set) => total + set.games[side], 0);
}

function countWon(sets: readonly SetScore[], side: 0 | 1): number {
  return sets.filter(({ games }) => games[side] > games[side === 0 ? 1 : 0]).length;
}

function countSetsToWin({ format: { bestOf, playAll } }: CompetitionRules): number {
  return playAll ? bestOf : Math.ceil(bestOf / 2);
}

function isOver(rules: CompetitionRules, finished: readonly SetScore[]): boolean {
  if (rules.format.playAll) return finished.length === rules.format.bestOf;
  if (finished.length === rules.format.bestOf) return true;
  return Math.max(countWon(finished, 0), countWon(finished, 1)) === countSetsToWin(rules);
}

const ENDS = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6', '1-0'];

/** The sets that count: finished ones, and one stopped by the clock with a sufficient lead. */
function listFinishedSets(rules: CompetitionRules, result: LedgerResult): SetScore[] {
  const ended = listEndedSets(rules, result);
  const stopped = findStoppedSet(rules, result);
  const lead = rules.format.unfinishedSet?.lead ?? Infinity;
  const isWon = stopped !== null && Math.abs(stopped.games[0] - stopped.games[1]) >= lead;
  return isWon ? [...ended, stopped] : ended;
}

function isShared(rules: CompetitionRules, result: LedgerResult): boolean {
  const isWon = listFinishedSets(rules, result).length > listEndedSets(rules, result).length;
  return findStoppedSet(rules, result) !== null && !isWon;
}

function findStoppedSet(rules: CompetitionRules, result: LedgerResult): SetScore | null {
  if (result.outcome !== 'completed' || rules.format.unfinishedSet === null) return null;
  const last = result.score?.sets.at(-1);
  const isEnd = listEndedSets(rules, result).length === result.score?.sets.length;
  return last === undefined || isEnd || Math.max(...last.games) === 0 ? null : last;
}

/** The games that the side on court still needed: in the stopped set, then in sets to nil. */
function countGamesMissing(
  rules: CompetitionRules,
  result: LedgerResult,
  finished: readonly SetScore[],
  winner: 0 | 1,
): number {
  const { format } = rules;
  const loser = winner === 0 ? 1 : 0;
  const at = (result.score?.sets[finished.length]?.games ?? [0, 0]) as readonly [number, number];
  let wins = countWon(finished, winner);
  let sets = finished.length;
  let missing = 0;
  const isDone = () => (format.playAll ? sets === format.bestOf : wins === countSetsToWin(rules));
  for (let first = true; !isDone(); first = false) {
    const [own, other] = first ? [at[winner], at[loser]] : [0, 0];
    missing += countMissingInSet(rules, [own, other], sets === format.bestOf - 1);
    wins += 1;
    sets += 1;
  }
  return missing;
}

function countMissingInSet(
  { format: { set, finalSet, playAll } }: CompetitionRules,
  [own, other]: readonly [number, number],
  isDeciding: boolean,
): number {
  const isFinal = isDeciding && !playAll && finalSet !== null;
  if (isFinal && own + other === 0) return 1;
  if (isFinal && 'matchTiebreak' in finalSet) return 0;
  const rules = isFinal ? DEFAULT_SET : set;
  for (let games = own; games < 30; games++) {
    if (games <= other) continue;
    if ('total' in rules && games + other === rules.total) return games - own;
    if (
      'games' in rules &&
      rules.tiebreak !== null &&
      ENDS.slice(0, 7).includes(`${games}-${other}`)
    ) {
      return games - own;
    }
  }
  return 0;
}

const DEFAULT_SET = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } };

function listEndedSets(rules: CompetitionRules, result: LedgerResult): SetScore[] {
  const { set, draws, playAll, bestOf } = rules.format;
  const mayBeLevel = draws && (playAll || bestOf === 1);
  const sets = result.score?.sets ?? [];
  const finished = sets.filter(({ games: [a, b], tiebreak }, index) => {
    if (tiebreak) return true;
    if ('timed' in set) {
      const isLastOfRetirement = result.outcome === 'retired' && index === sets.length - 1;
      return !isLastOfRetirement && (a !== b || mayBeLevel);
    }
    if ('total' in set) return a + b === set.total && (a !== b || mayBeLevel);
    if ('games' in set && set.tiebreak === null) {
      return Math.max(a, b) >= set.games && Math.abs(a - b) >= set.winBy;
    }
    return ENDS.includes(`${a}-${b}`) || ENDS.includes(`${b}-${a}`);
  });
  // Nobody retires after the end of a match, so its last set was unfinished.
  return result.outcome === 'retired' && isOver(rules, finished) ? finished.slice(0, -1) : finished;
}
