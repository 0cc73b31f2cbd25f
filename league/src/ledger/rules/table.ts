import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { toPoints } from './exact.ts';
import type { LedgerDecision, LedgerEntry, LedgerMatch } from './ledger.ts';
import { type Lines, type DivisionMove, type Movement, findMovements } from './movement.ts';
import { type Tie, findTiesAcrossLines } from './ties.ts';
import { rankTallies, type Tier } from './rank.ts';
import {
  type SeparatedBy,
  explainSeparation,
  explainShortfall,
  explainWithdrawal,
} from './separated-by.ts';
import { countMinimumMatches, type Tally, tallyMatches } from './tally.ts';
import type { Id } from '../../shared/ids.ts';

export interface StandingsRow {
  /** Null: unranked. */
  readonly rank: number | null;
  readonly entryId: Id<'entry'>;
  readonly withdrawn: boolean;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly unplayed: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly points: number;
  readonly minimum: number;
  readonly shortOfMinimum: boolean;
  readonly movement: Movement | null;
  /** The position of the division that the entry would move to. */
  readonly movesTo: number | null;
  /** The lines across which the entry is level with others, so only the name decides (TIE-4). */
  readonly tie: Tie | null;
  /** Null for the first row and for a shared rank. */
  readonly separatedBy: SeparatedBy | null;
}

export interface Division extends Lines {
  readonly rules: CompetitionRules;
  readonly entries: readonly LedgerEntry[];
  readonly matches: readonly LedgerMatch[];
  readonly decisions: readonly LedgerDecision[];
  /** Whether the deadline has passed or the competition is complete. */
  readonly final: boolean;
}

/** Ranked, then below the minimum, then withdrawn (STA-6); level entries share a rank. */
export function makeStandingsTable(division: Division): StandingsRow[] {
  const { ranked, unranked, withdrawn, arrows } = rankDivision(division);
  const moves = findMovements(division, arrows.flatMap(listIds));
  const ties = findTiesAcrossLines(arrows.map(listIds), moves);
  const rows = new Rows(division.rules, moves, ties);
  rows.add(ranked, 'ranked');
  rows.add(unranked, 'minimum');
  rows.add(withdrawn, 'withdrawn');
  return rows.all;
}

/** Entries level in the table or, until final, for its arrows; withdrawn ones never (TIE-3). */
export function listLevelGroups(division: Omit<Division, 'decisions' | keyof Lines>) {
  const { ranked, unranked, arrows } = rankDivision({ ...division, decisions: [] });
  return [...ranked, ...unranked, ...arrows].map(listIds).filter((ids) => ids.length > 1);
}

function rankDivision(division: Omit<Division, keyof Lines>) {
  const { rules, decisions } = division;
  const tallies = tallyMatches(rules, division.entries, division.matches, division.final);
  const staying = tallies.filter((tally) => !tally.entry.withdrawn);
  const isRanked = (tally: Tally) => !rules.unrankedBelowMinimum || !isShort(rules, tally);
  const rank = (some: readonly Tally[]) => rankTallies(rules, some, decisions);
  const ranked = rank(staying.filter(isRanked));
  const unranked = rank(staying.filter((tally) => !isRanked(tally)));
  return {
    ranked,
    unranked,
    withdrawn: rankTallies(
      rules,
      tallies.filter((tally) => tally.entry.withdrawn),
      [],
    ),
    // Until the table is final, the arrows ignore the minimum (STA-10).
    arrows: division.final || unranked.length === 0 ? ranked : rank(staying),
  };
}

function listIds(tier: Tier): Id<'entry'>[] {
  return tier.tallies.map((tally) => tally.entry.id);
}

function isShort(rules: CompetitionRules, tally: Tally): boolean {
  return tally.played < countMinimumMatches(rules, tally.fixtures);
}

type Section = 'ranked' | 'minimum' | 'withdrawn';

/** Collects rows from the top; each knows the one above. */
class Rows {
  readonly all: StandingsRow[] = [];
  readonly #rules: CompetitionRules;
  readonly #moves: ReadonlyMap<Id<'entry'>, DivisionMove>;
  readonly #ties: ReadonlyMap<Id<'entry'>, Tie>;
  #above: Tally | null = null;

  constructor(
    rules: CompetitionRules,
    moves: ReadonlyMap<Id<'entry'>, DivisionMove>,
    ties: ReadonlyMap<Id<'entry'>, Tie>,
  ) {
    this.#rules = rules;
    this.#moves = moves;
    this.#ties = ties;
  }

  add(tiers: readonly Tier[], section: Section): void {
    for (const [place, tier] of tiers.entries()) {
      const rank = section === 'ranked' ? this.all.length + 1 : null;
      for (const [index, tally] of tier.tallies.entries()) {
        const separation = index > 0 ? null : this.#separation(tier, tally, place, section);
        this.all.push(this.#row(tally, rank, separation));
        this.#above = tally;
      }
    }
  }

  #separation(tier: Tier, tally: Tally, place: number, section: Section): SeparatedBy | null {
    const above = this.#above;
    if (above === null) return null;
    if (place > 0 || section === 'ranked') {
      return tier.separation && explainSeparation(above, tally, tier.separation);
    }
    if (section === 'withdrawn') return explainWithdrawal(above, tally);
    return explainShortfall(above, tally, (one) => countMinimumMatches(this.#rules, one.fixtures));
  }

  #row(tally: Tally, rank: number | null, separation: SeparatedBy | null): StandingsRow {
    const { entry } = tally;
    return {
      rank,
      entryId: entry.id,
      withdrawn: entry.withdrawn,
      played: tally.played,
      won: tally.won,
      drawn: tally.drawn,
      lost: tally.lost,
      unplayed: tally.unplayed,
      setsWon: tally.setsWon,
      setsLost: tally.setsLost,
      gamesWon: tally.gamesWon,
      gamesLost: tally.gamesLost,
      points: toPoints(tally.points),
      minimum: countMinimumMatches(this.#rules, tally.fixtures),
      shortOfMinimum: isShort(this.#rules, tally),
      movement: this.#moves.get(entry.id)?.way ?? null,
      movesTo: this.#moves.get(entry.id)?.to ?? null,
      tie: this.#ties.get(entry.id) ?? null,
      separatedBy: separation,
    };
  }
}
