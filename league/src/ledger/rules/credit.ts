import { type CompetitionRules, setsNeeded } from '../../competitions/rules/competition-rules.ts';
import { setsWonBy } from '../../matches/rules/score-check.ts';
import { otherSide, type Side } from '../../shared/score.ts';
import { type Hundredths, toHundredths } from './exact.ts';
import type { LedgerResult } from './ledger.ts';

/** What one match gives one side. */
export interface Credit {
  readonly played: boolean;
  readonly won: boolean;
  readonly lost: boolean;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly points: Hundredths;
}

export const NO_CREDIT: Credit = {
  played: false,
  won: false,
  lost: false,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  points: 0,
};

/** What a result gives each side under the rules, side 0 first (STA-2, STA-3). */
export function creditsOf(rules: CompetitionRules, result: LedgerResult): [Credit, Credit] {
  const { winningSide } = result;
  if (winningSide === null) return [NO_CREDIT, NO_CREDIT];
  const asWon =
    result.outcome === 'walkover' ? walkoverCredits(rules) : playedCredits(rules, result);
  return winningSide === 0 ? asWon : [asWon[1], asWon[0]];
}

/** Winner first. The absent side is not credited with a match, and may lose points. */
function walkoverCredits(rules: CompetitionRules): [Credit, Credit] {
  const sets = rules.walkover.sets === 'straight_sets' ? setsNeeded(rules.format) : 0;
  const present = {
    ...NO_CREDIT,
    played: rules.walkover.played === 'present',
    won: true,
    setsWon: sets,
    points: toHundredths(rules.points.walkoverWin),
  };
  const points = toHundredths(rules.points.walkoverLoss);
  return [present, { ...NO_CREDIT, setsLost: sets, points }];
}

/** Winner first. */
function playedCredits(rules: CompetitionRules, result: LedgerResult): [Credit, Credit] {
  const winner: Side = result.winningSide ?? 0;
  const sets = setsOf(rules, result);
  const games = gamesOf(result);
  const inStraightSets = result.outcome === 'retired' && rules.retirement.sets === 'straight_sets';
  const setsWon = inStraightSets ? setsNeeded(rules.format) : sets[winner];
  const setsLost = sets[otherSide(winner)];
  const [gamesWon, gamesLost] = [games[winner], games[otherSide(winner)]];
  const { setWon, gameWon, win, loss } = rules.points;
  const perScore = (setCount: number, gameCount: number) =>
    toHundredths(setWon) * setCount + toHundredths(gameWon) * gameCount;
  const bonus = bonuses(rules, result, setsLost);
  return [
    {
      played: true,
      won: true,
      lost: false,
      setsWon,
      setsLost,
      gamesWon,
      gamesLost,
      points: toHundredths(win) + perScore(sets[winner], gamesWon) + bonus.winner,
    },
    {
      played: true,
      won: false,
      lost: true,
      setsWon: setsLost,
      setsLost: setsWon,
      gamesWon: gamesLost,
      gamesLost: gamesWon,
      points: toHundredths(loss) + perScore(setsLost, gamesLost) + bonus.loser,
    },
  ];
}

function setsOf({ format }: CompetitionRules, result: LedgerResult): readonly [number, number] {
  const { outcome, score } = result;
  if (score === null) return [0, 0];
  return setsWonBy(format, outcome === 'retired' ? 'retired' : 'completed', score);
}

function gamesOf({ score }: LedgerResult): [number, number] {
  const games: [number, number] = [0, 0];
  for (const set of score?.sets ?? []) {
    games[0] += set.games[0];
    games[1] += set.games[1];
  }
  return games;
}

/** Bonuses for how a match went are earned only in a match played to its end (STA-4). */
function bonuses(rules: CompetitionRules, { outcome }: LedgerResult, setsOfLoser: number) {
  const bonus = { winner: 0, loser: 0 };
  if (outcome !== 'completed') return bonus;
  for (const { when, points } of rules.points.bonus) {
    if (when === 'straight_sets_win' && setsOfLoser === 0) bonus.winner += toHundredths(points);
    if (when === 'loss_with_a_set' && setsOfLoser > 0) bonus.loser += toHundredths(points);
  }
  return bonus;
}
