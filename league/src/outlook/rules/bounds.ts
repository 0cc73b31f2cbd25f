import type { Bonus, CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { toHundredths } from '../../ledger/rules/exact.ts';
import { countPlayedBy, countMinimumMatches, tallyMatches } from '../../ledger/rules/tally.ts';
import type { IsoDate } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import type { OpenDivision } from './open-division.ts';
import type { Outcomes, Range, SideOutcomes } from './outcomes.ts';

interface OpenEntry {
  readonly id: Id<'entry'>;
  readonly value: number;
  readonly played: number;
  readonly fixtures: number;
  /** The day of each match that the entry has played; null if nobody gave one. */
  readonly playedOn: readonly (IsoDate | null)[];
  readonly minimum: number;
  readonly own: readonly {
    readonly at: number;
    readonly side: 0 | 1;
    readonly other: Id<'entry'>;
  }[];
}

interface Reach {
  readonly value: Range;
  /** Null while undecided. */
  readonly isRanked: boolean | null;
}

/** How an entry may finish, and which entries may still be on either side of it. */
export interface Prospect {
  readonly fates: ReadonlySet<Fate>;
  readonly unsettled: ReadonlySet<Id<'entry'>>;
}

/** Conclusions from the first ranking rule alone, and from the pairings still open (OUT-3). */
export class Bounds {
  readonly entries: ReadonlyMap<Id<'entry'>, OpenEntry>;
  readonly #bonuses: readonly Bonus[];
  readonly #movers: { readonly up: number; readonly down: number };

  constructor(division: OpenDivision) {
    const { rules } = division;
    const isByPoints = rules.ranking[0] === 'points';
    this.#bonuses = isByPoints ? rules.points.bonus.filter(isForSeason) : [];
    this.entries = openEntries(division);
    this.#movers = { up: division.up.length, down: division.down.length };
  }

  /** @param minWins the entry wins at least this many of its open matches */
  prospectOf(id: Id<'entry'>, choices: readonly Outcomes[], minWins: number): Prospect {
    const entry = this.#entry(id);
    const own = this.#reachOf(entry, choices, minWins);
    const counts = { above: [0, 0] as [number, number], below: [0, 0] as [number, number] };
    const unsettled = new Set<Id<'entry'>>();
    for (const rival of this.entries.values()) {
      if (rival === entry) continue;
      const { value, isRanked } = this.#reachOf(rival, choices, 0);
      if (isRanked === false) continue;
      const lead = computeLeadOver(entry, rival, { own: own.value, value, choices, minWins });
      const isStrict = lead.low > 0 || lead.high < 0;
      if (isRanked === null || !isStrict) unsettled.add(rival.id);
      counts.above[0] += Number(isRanked === true && lead.low > 0);
      counts.above[1] += Number(lead.high >= 0);
      counts.below[0] += Number(isRanked === true && lead.high < 0);
      counts.below[1] += Number(lead.low <= 0);
    }
    const range = ([low, high]: [number, number]) => ({ low, high });
    const fates = this.fatesFor(own.isRanked, range(counts.above), range(counts.below));
    return { fates, unsettled };
  }

  /** The possible fates of an entry with this many ranked above and below it. */
  fatesFor(isRanked: boolean | null, above: Range, below: Range): Set<Fate> {
    const { up, down } = this.#movers;
    const fates = new Set<Fate>();
    if (isRanked !== true || (above.high >= up && below.high >= down)) fates.add('stay');
    if (isRanked === false) return fates;
    if (above.low < up) fates.add('up');
    if (above.high >= up && below.low < down) fates.add('down');
    return fates;
  }

  missingPlayed(id: Id<'entry'>): number {
    const { minimum, played } = this.#entry(id);
    return minimum - played;
  }

  #entry(id: Id<'entry'>): OpenEntry {
    const entry = this.entries.get(id);
    if (entry === undefined) throw new Error('No such entry is in the division');
    return entry;
  }

  #reachOf(entry: OpenEntry, choices: readonly Outcomes[], minWins: number): Reach {
    const sides = listSideOutcomes(entry, choices);
    const sum = (of: (side: SideOutcomes) => number) =>
      sides.reduce((total, side) => total + of(side), 0);
    const forced = sumOfLeast(
      countWinsNeeded(sides, minWins),
      listUndecided(sides).map(({ plays, whenWon }) => (whenWon?.plays ?? 0) - plays.low),
    );
    const low = entry.played + sum(({ plays }) => plays.low) + forced;
    const high = entry.played + sum(({ plays }) => plays.high);
    const bonuses = this.#bonuses.map((bonus) => computeBonusRange(bonus, entry, { low, high }));
    const bonus = (end: keyof Range) => bonuses.reduce((total, range) => total + range[end], 0);
    return {
      value: {
        low: entry.value + sum(({ value }) => value.low) + bonus('low'),
        high: entry.value + sum(({ value }) => value.high) + bonus('high'),
      },
      isRanked: low >= entry.minimum || (high < entry.minimum ? false : null),
    };
  }
}

function openEntries(division: OpenDivision): Map<Id<'entry'>, OpenEntry> {
  const { rules, entries, open: matches } = division;
  const closed = division.matches.filter((match) => !matches.includes(match));
  // Season bonuses count once all matches are known.
  const bonus = rules.points.bonus.filter((one) => !isForSeason(one));
  const bare = { ...rules, points: { ...rules.points, bonus } };
  const tallies = tallyMatches(bare, entries, closed, true).filter((one) => !one.entry.withdrawn);
  return new Map(
    tallies.map((tally) => {
      const { id } = tally.entry;
      const own = matches.flatMap(({ sides: [zero, one] }, at): OpenEntry['own'] => {
        if (zero === id) return [{ at, side: 0, other: one }];
        return one === id ? [{ at, side: 1, other: zero }] : [];
      });
      const fixtures = tally.fixtures + own.length;
      const minimum = rules.unrankedBelowMinimum ? countMinimumMatches(rules, fixtures) : 0;
      const { played, playedOn } = tally;
      const value = computeValue(rules, tally);
      return [id, { id, value, played, fixtures, playedOn, minimum, own }];
    }),
  );
}

function computeValue(
  { ranking: [first] }: CompetitionRules,
  { points, won, played }: { points: number; won: number; played: number },
): number {
  if (first === 'points') return points;
  if (first === 'matches_won') return won;
  return first === 'matches_played' ? played : 0;
}

function isForSeason({ when }: Bonus): boolean {
  return when === 'every_match_played' || when === 'matches_played';
}

/** @param played matches the entry will have played */
function computeBonusRange(bonus: Bonus, entry: OpenEntry, played: Range): Range {
  const points = toHundredths(bonus.points);
  const certain = { low: points, high: points };
  const possible = { low: Math.min(0, points), high: Math.max(0, points) };
  const counted = countRange(bonus, entry, played);
  if (counted.low >= counted.needed) return certain;
  return counted.high >= counted.needed ? possible : { low: 0, high: 0 };
}

/** How many matches a bonus may count: the day of an open match is not known yet. */
function countRange(bonus: Bonus, { fixtures, playedOn, played }: OpenEntry, { low, high }: Range) {
  if (bonus.when !== 'matches_played') return { low, high, needed: Math.max(1, fixtures) };
  if (bonus.by === null) return { low, high, needed: bonus.count };
  const inTime = countPlayedBy(playedOn, bonus.by);
  return { low: inTime, high: inTime + high - played, needed: bonus.count };
}

interface Comparison {
  readonly own: Range;
  readonly value: Range;
  readonly choices: readonly Outcomes[];
  readonly minWins: number;
}

/** How far a rival may be ahead of an entry; if they meet, one match counts for both. */
function computeLeadOver(
  entry: OpenEntry,
  rival: OpenEntry,
  { own, value, choices, minWins }: Comparison,
): Range {
  let low = value.low - own.high;
  let high = value.high - own.low;
  const gains: number[] = [];
  for (const { at, side, other } of entry.own) {
    const outcomes = choices[at];
    if (outcomes === undefined) continue;
    const mine = outcomes.sides[side];
    const meets = other === rival.id;
    if (meets) {
      const theirs = outcomes.sides[side === 0 ? 1 : 0];
      low += mine.lag.low - (theirs.value.low - mine.value.high);
      high += mine.lag.high - (theirs.value.high - mine.value.low);
    }
    const { whenWon } = mine;
    if (whenWon === null || mine.wins.low === 1) continue;
    gains.push(meets ? mine.lag.high - whenWon.lag : whenWon.low - mine.value.low);
  }
  return {
    low,
    high: high - sumOfLeast(countWinsNeeded(listSideOutcomes(entry, choices), minWins), gains),
  };
}

function listSideOutcomes({ own }: OpenEntry, choices: readonly Outcomes[]): SideOutcomes[] {
  return own.flatMap(({ at, side }) => choices[at]?.sides[side] ?? []);
}

/** The matches that the side may or may not win. */
function listUndecided(sides: readonly SideOutcomes[]): SideOutcomes[] {
  return sides.filter(({ wins }) => wins.low < wins.high);
}

/** How many of these matches the entry must still win. */
function countWinsNeeded(sides: readonly SideOutcomes[], minWins: number): number {
  return Math.max(0, minWins - sides.filter(({ wins }) => wins.low === 1).length);
}

/** The minimum gain from winning this many of the matches, whichever they are. */
function sumOfLeast(count: number, gains: readonly number[]): number {
  return gains
    .toSorted((one, other) => one - other)
    .slice(0, count)
    .reduce((sum, gain) => sum + gain, 0);
}
