import type { Bonus, CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { IsoDate } from '../../shared/dates.ts';
import { type Credit, creditMatch, isPlayed, NO_CREDIT } from './credit.ts';
import { type Hundredths, toHundredths } from './exact.ts';
import type { LedgerEntry, LedgerMatch, LedgerResult } from './ledger.ts';
import type { Id } from '../../shared/ids.ts';
import { otherSide } from '../../shared/score.ts';
import { findRuling } from './withdrawal.ts';

export interface Tally {
  readonly entry: LedgerEntry;
  /** Matches that the entry had to play. */
  fixtures: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Matches not credited as played: unplayed ones and, under some rules, walkovers. */
  unplayed: number;
  setsWon: number;
  setsLost: number;
  gamesWon: number;
  gamesLost: number;
  points: Hundredths;
  /** The share of the points that comes from walkovers. */
  walkoverPoints: Hundredths;
  /** The share of the points that comes from bonuses, for a match or for the season. */
  bonusPoints: Hundredths;
  straightSetsWins: number;
  /** Matches credited as played, each with its latest possible day if a bonus needs one. */
  readonly playedOn: (IsoDate | null)[];
  readonly against: Map<Id<'entry'>, Encounter>;
}

export interface Encounter {
  /** Two for a win, one for a draw. */
  halfWins: number;
  points: Hundredths;
  setsWon: number;
  setsLost: number;
  gamesWon: number;
  gamesLost: number;
}

/** Tallies in one pass over the matches, so the cost is linear (STA-1). */
export function tallyMatches(
  rules: CompetitionRules,
  entries: readonly LedgerEntry[],
  matches: readonly LedgerMatch[],
  final: boolean,
): Tally[] {
  const tallies = new Map(entries.map((entry) => [entry.id, makeEmptyTally(entry)]));
  for (const match of matches) {
    const side0 = tallies.get(match.sides[0]);
    const side1 = tallies.get(match.sides[1]);
    if (side0 && side1) addMatch(rules, match.result, [side0, side1], final);
  }
  for (const tally of tallies.values()) addSeasonBonus(rules, tally);
  return [...tallies.values()];
}

export interface PlayedCount<Entry> {
  readonly entry: Entry;
  readonly played: number;
  readonly minimum: number;
}

/** Counts the same numbers as the table, unordered, without reading scores. */
export function countPlayed<Entry extends LedgerEntry>(
  rules: CompetitionRules,
  entries: readonly Entry[],
  matches: readonly LedgerMatch[],
): PlayedCount<Entry>[] {
  const counts = new Map(entries.map((entry) => [entry.id, { entry, fixtures: 0, played: 0 }]));
  for (const { sides, result } of matches) {
    const [side0, side1] = [counts.get(sides[0]), counts.get(sides[1])];
    const counted = side0 && side1 ? applyWithdrawal(rules, result, [side0, side1]) : 'nothing';
    if (!side0 || !side1 || counted === 'nothing') continue;
    side0.fixtures += 1;
    side1.fixtures += 1;
    side0.played += Number(counted !== null && isPlayed(rules, counted, 0));
    side1.played += Number(counted !== null && isPlayed(rules, counted, 1));
  }
  return [...counts.values()].map(({ entry, fixtures, played }) => ({
    entry,
    played,
    minimum: countMinimumMatches(rules, fixtures),
  }));
}

/** The matches an entry must play: the minimum, or all of its fixtures if fewer (STA-6). */
export function countMinimumMatches(rules: CompetitionRules, fixtures: number): number {
  return Math.min(rules.minMatchesToPlay, fixtures);
}

function makeEmptyTally(entry: LedgerEntry): Tally {
  return {
    entry,
    fixtures: 0,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    unplayed: 0,
    setsWon: 0,
    setsLost: 0,
    gamesWon: 0,
    gamesLost: 0,
    points: 0,
    walkoverPoints: 0,
    bonusPoints: 0,
    straightSetsWins: 0,
    playedOn: [],
    against: new Map(),
  };
}

function addMatch(
  rules: CompetitionRules,
  stored: LedgerResult | null,
  sides: readonly [Tally, Tally],
  final: boolean,
): void {
  const counted = applyWithdrawal(rules, stored, sides);
  if (counted === 'nothing') return;
  const [side0, side1] = sides;
  side0.fixtures += 1;
  side1.fixtures += 1;
  if (counted === null) {
    // An outstanding match becomes an unplayed one when the table is final.
    if (final) for (const side of sides) addCredit(side, NO_CREDIT, null);
    return;
  }
  const [credit0, credit1] = creditMatch(rules, counted);
  const playedOn = counted.playedOn ?? null;
  addCredit(side0, credit0, playedOn);
  addCredit(side1, credit1, playedOn);
  if (counted.outcome === 'unplayed') return;
  addEncounter(findOrAddEncounter(side0, side1), credit0);
  addEncounter(findOrAddEncounter(side1, side0), credit1);
}

/** The result after the withdrawal rules (STA-7); null while outstanding. */
function applyWithdrawal(
  { withdrawal }: CompetitionRules,
  stored: LedgerResult | null,
  [side0, side1]: readonly [Pick<Tally, 'entry'>, Pick<Tally, 'entry'>],
): LedgerResult | null | 'nothing' {
  const gone = [side0.entry.withdrawn, side1.entry.withdrawn] as const;
  const ruling = findRuling(withdrawal, stored?.outcome ?? null, gone);
  if (ruling === null) return stored;
  if (ruling.outcome === 'not_counted') return 'nothing';
  const { outcome, winningSide } = ruling;
  const playedOn = stored?.playedOn ?? null;
  return { outcome, score: null, winningSide, retiredSide: otherSide(winningSide), playedOn };
}

function addCredit(tally: Tally, credit: Credit, playedOn: IsoDate | null): void {
  if (credit.played) tally.playedOn.push(playedOn);
  tally.played += Number(credit.played);
  tally.unplayed += Number(!credit.played);
  tally.won += Number(credit.won);
  tally.drawn += Number(credit.drawn);
  tally.lost += Number(credit.lost);
  tally.setsWon += credit.setsWon;
  tally.setsLost += credit.setsLost;
  tally.gamesWon += credit.gamesWon;
  tally.gamesLost += credit.gamesLost;
  tally.points += credit.points;
  tally.walkoverPoints += credit.isWalkover ? credit.points : 0;
  tally.bonusPoints += credit.bonus;
  tally.straightSetsWins += Number(credit.wonInStraightSets);
}

function findOrAddEncounter({ against }: Tally, { entry: { id } }: Tally): Encounter {
  const before = against.get(id);
  if (before !== undefined) return before;
  const first = makeEmptyEncounter();
  against.set(id, first);
  return first;
}

export function makeEmptyEncounter(): Encounter {
  return { halfWins: 0, points: 0, setsWon: 0, setsLost: 0, gamesWon: 0, gamesLost: 0 };
}

function addEncounter(sum: Encounter, credit: Credit): void {
  sum.halfWins += 2 * Number(credit.won) + Number(credit.drawn);
  sum.points += credit.points;
  sum.setsWon += credit.setsWon;
  sum.setsLost += credit.setsLost;
  sum.gamesWon += credit.gamesWon;
  sum.gamesLost += credit.gamesLost;
}

/** Adds the bonus for playing every match, or some by a day (STA-4). Withdrawn entries get none. */
function addSeasonBonus(rules: CompetitionRules, tally: Tally): void {
  if (tally.entry.withdrawn) return;
  for (const bonus of rules.points.bonus) {
    if (!isSeasonBonusEarned(bonus, tally)) continue;
    tally.points += toHundredths(bonus.points);
    tally.bonusPoints += toHundredths(bonus.points);
  }
}

function isSeasonBonusEarned(bonus: Bonus, { fixtures, played, playedOn }: Tally): boolean {
  if (bonus.when === 'every_match_played') return fixtures > 0 && played >= fixtures;
  if (bonus.when !== 'matches_played') return false;
  const { count, by } = bonus;
  return countPlayedBy(playedOn, by) >= count;
}

/** Counts the matches played by the day; null means the end of the season. */
export function countPlayedBy(playedOn: readonly (IsoDate | null)[], by: IsoDate | null): number {
  return playedOn.filter((day) => by === null || (day !== null && day <= by)).length;
}
