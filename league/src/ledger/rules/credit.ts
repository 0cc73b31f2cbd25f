import {
  type CompetitionRules,
  countSetsNeeded,
} from '../../competitions/rules/competition-rules.ts';
import { countGamesToWin } from '../../matches/rules/games-to-win.ts';
import {
  completeSets,
  isLeftUnfinished,
  countTotalGames,
} from '../../matches/rules/score-check.ts';
import { otherSide, type Side } from '../../shared/score.ts';
import { type Hundredths, toHundredths } from './exact.ts';
import type { LedgerResult } from './ledger.ts';
import { computeResultPoints } from './result-points.ts';

export interface Credit {
  readonly played: boolean;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly lost: boolean;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly points: Hundredths;
  /** The share of the points that comes from bonuses. */
  readonly bonus: Hundredths;
  readonly isWalkover: boolean;
  /** Played to its end and won without losing a set. */
  readonly wonInStraightSets: boolean;
}

export const NO_CREDIT: Credit = {
  played: false,
  won: false,
  drawn: false,
  lost: false,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  points: 0,
  bonus: 0,
  isWalkover: false,
  wonInStraightSets: false,
};

/** Side 0 first. */
type Sides = readonly [number, number];

/** Credits a match, side 0 first (STA-2, STA-3). `tally.ts` handles walkovers by withdrawal. */
export function creditMatch(rules: CompetitionRules, result: LedgerResult): [Credit, Credit] {
  switch (result.outcome) {
    case 'unplayed':
      return [NO_CREDIT, NO_CREDIT];
    case 'walkover': {
      const [present, absent] = computeWalkoverCredits(rules);
      return result.winningSide === 1 ? [absent, present] : [present, absent];
    }
    case 'completed':
    case 'retired':
    case 'conceded':
      return computePlayedCredits(rules, result);
  }
}

/** Whether a result credits a side with a match (STA-3). */
export function isPlayed(
  { walkover }: CompetitionRules,
  { outcome, winningSide }: Pick<LedgerResult, 'outcome' | 'winningSide'>,
  side: Side,
): boolean {
  if (outcome === 'walkover') return walkover.played === 'present' && side === (winningSide ?? 0);
  return outcome !== 'unplayed';
}

/** The present side comes first. The absent one gets no credit for a match, and may lose points. */
function computeWalkoverCredits(rules: CompetitionRules): [Credit, Credit] {
  const { walkover, format, points } = rules;
  const sets = walkover.sets === 'straight_sets' ? countSetsNeeded(format) : 0;
  const [gamesWon, gamesLost] = (walkover.games ?? [0, 0]).map((games) => games * sets);
  const present = {
    ...NO_CREDIT,
    isWalkover: true,
    played: isPlayed(rules, { outcome: 'walkover', winningSide: 0 }, 0),
    won: true,
    setsWon: sets,
    gamesWon: gamesWon ?? 0,
    gamesLost: gamesLost ?? 0,
    points: toHundredths(points.walkoverWin),
  };
  const absent = {
    ...NO_CREDIT,
    isWalkover: true,
    setsLost: sets,
    gamesWon: present.gamesLost,
    gamesLost: present.gamesWon,
    points: toHundredths(points.walkoverLoss),
  };
  return [present, absent];
}

function computePlayedCredits(rules: CompetitionRules, result: LedgerResult): [Credit, Credit] {
  const sets = countCreditedSets(rules, result);
  const games = countCreditedGames(rules, result);
  const isDecided = result.winningSide !== null && isPlayedToItsEnd(rules.format, result);
  const points = computeResultPoints(rules, result, sets);
  const bonus = isDecided ? creditBonuses(rules, result.winningSide, sets) : NO_BONUS;
  const gameWon = toHundredths(rules.points.gameWon);
  const creditOf = (side: Side): Credit => {
    const other = otherSide(side);
    return {
      played: isPlayed(rules, result, side),
      won: result.winningSide === side,
      drawn: result.winningSide === null,
      lost: result.winningSide === other,
      setsWon: sets[side],
      setsLost: sets[other],
      gamesWon: games[side],
      gamesLost: games[other],
      points: points[side] + gameWon * games[side] + bonus[side],
      bonus: bonus[side],
      isWalkover: false,
      wonInStraightSets: isDecided && result.winningSide === side && sets[other] === 0,
    };
  };
  return [creditOf(0), creditOf(1)];
}

/** The complete sets of each side; after a retirement, also the others if the rules say so. */
function countCreditedSets({ format, retirement }: CompetitionRules, result: LedgerResult): Sides {
  const { outcome, score, winningSide } = result;
  if (score === null) return [0, 0];
  const played = outcome === 'retired' ? 'retired' : 'completed';
  const { won, sets } = completeSets(format, played, score);
  if (outcome !== 'retired' || retirement.sets === 'as_played') return won;
  // With all sets to play, those that stayed open; else those that were still needed.
  const credited = format.playAll
    ? won[winningSide ?? 0] + format.bestOf - sets
    : countSetsNeeded(format);
  return winningSide === 1 ? [won[0], credited] : [credited, won[1]];
}

/** The games of each side; after a retirement, also those still needed if the rules say so. */
function countCreditedGames({ format, retirement }: CompetitionRules, result: LedgerResult): Sides {
  const { outcome, score, winningSide } = result;
  if (score === null) return [0, 0];
  const [zero, one] = countTotalGames(score);
  if (outcome !== 'retired' || winningSide === null || retirement.games === 'as_played') {
    return [zero, one];
  }
  const needed = countGamesToWin(format, score, winningSide);
  return winningSide === 0 ? [zero + needed, one] : [zero, one + needed];
}

const NO_BONUS: Sides = [0, 0];

/** Bonuses for the course of a match require a match played to its end (STA-4). */
function creditBonuses({ points }: CompetitionRules, winner: Side, sets: Sides): Sides {
  const loser = otherSide(winner);
  const bonus: [number, number] = [0, 0];
  for (const { when, points: extra } of points.bonus) {
    if (when === 'straight_sets_win' && sets[loser] === 0) bonus[winner] += toHundredths(extra);
    if (when === 'loss_with_a_set' && sets[loser] > 0) bonus[loser] += toHundredths(extra);
  }
  return bonus;
}

function isPlayedToItsEnd(
  format: CompetitionRules['format'],
  { outcome, score }: LedgerResult,
): boolean {
  return outcome === 'completed' && (score === null || !isLeftUnfinished(format, score));
}
