import type { IsoDate } from '../../shared/dates.ts';

/** The rules of a competition, stored and sent as a whole (RUL-1). */

/** A tiebreak: the games at which it is played, the points to win it, and the lead needed. */
interface TiebreakRules {
  at: number;
  to: number;
  winBy: number;
}

/** The first side with `games` and a lead of `winBy` wins; at `cap`, any lead wins. */
export interface RaceSetRules {
  games: number;
  winBy: number;
  cap: number | null;
  tiebreak: TiebreakRules | null;
}

/** A set with a fixed number of games: the side with more of them wins. */
interface TotalSetRules {
  total: number;
}

/** A set that ends with the court time: the side that is ahead wins. */
interface TimedSetRules {
  timed: true;
}

/** Replaces the deciding set. Its points are required unless `points` says otherwise. */
export interface MatchTiebreakRules {
  matchTiebreak: { to: number; winBy: number; points?: 'required' | 'optional' };
}

/** Formats of which the players choose one for each set. */
interface EitherSetRules<K> {
  either: K[];
}

export type SetRules = RaceSetRules | TotalSetRules | TimedSetRules;

/** If the clock stops a match: refuse it, count the sets so far, or count all its games. */
export const UNFINISHED_RULES = ['refused', 'as_it_stands', 'by_games'] as const;

/** If the clock stops a set, the side that leads by this many games wins it. */
interface UnfinishedSetRules {
  lead: number;
}

export interface FormatRules {
  bestOf: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  set: SetRules | EitherSetRules<RaceSetRules>;
  finalSet:
    | SetRules
    | MatchTiebreakRules
    | EitherSetRules<RaceSetRules | MatchTiebreakRules>
    | null;
  /** Allows a level result without a winner. */
  draws: boolean;
  unfinished: (typeof UNFINISHED_RULES)[number];
  /** How a stopped set counts: for its leader, or half for each side; null for neither. */
  unfinishedSet: UnfinishedSetRules | null;
  /** All sets are played, even if the match is already decided. */
  playAll: boolean;
}

export const MATCH_BONUSES = [
  'straight_sets_win',
  'loss_with_a_set',
  'every_match_played',
] as const;

/** A bonus for the course of a match, or for playing every match. */
interface MatchBonus {
  when: (typeof MATCH_BONUSES)[number];
  points: number;
}

/** A bonus for playing this many matches, by a day of the season if one is given. */
interface MatchesPlayedBonus {
  when: 'matches_played';
  count: number;
  by: IsoDate | null;
  points: number;
}

export type Bonus = MatchBonus | MatchesPlayedBonus;

/** Points for the winner and the loser of a completed match with this result. */
interface ResultPoints {
  /** In sets, or in games if `bestOf` is 1, the winner's figure first: `3-1`. */
  result: string;
  points: [number, number];
}

/** Points are multiples of 0.01 from -100 to 100. */
interface PointsRules {
  win: number;
  loss: number;
  /** Points for a side that retired or conceded, instead of `loss`; null means the same as `loss`. */
  retiredLoss: number | null;
  /** Null means the average of win and loss. */
  draw: number | null;
  walkoverWin: number;
  walkoverLoss: number;
  setWon: number;
  gameWon: number;
  /** Overrides `win`, `loss`, `draw` and `setWon`. */
  byResult: ResultPoints[];
  bonus: Bonus[];
}

export const RANKING_RULES = [
  'points',
  'matches_won',
  'matches_played',
  'head_to_head',
  'head_to_head_two',
  'head_to_head_sets_difference',
  'head_to_head_sets_share',
  'head_to_head_games_difference',
  'head_to_head_games_share',
  'sets_difference',
  'sets_share',
  'sets_won',
  'games_difference',
  'games_share',
  'games_won',
  'sets_lost',
  'games_lost',
  'sets_lost_per_match',
  'games_lost_per_match',
  'points_per_match',
  'head_to_head_points',
  'points_of_matches',
  'points_without_bonus',
  'straight_sets_wins',
  'starting_place',
] as const;
export type RankingRule = (typeof RANKING_RULES)[number];

export const HEAD_TO_HEAD_RULES = ['all_met', 'as_played'] as const;
export const REMAINING_MATCHES = ['walkover_to_opponent', 'unplayed'] as const;
export const PLAYED_MATCHES = ['keep', 'void', 'walkover_to_opponent'] as const;

export interface CompetitionRules {
  format: FormatRules;
  points: PointsRules;
  retirement: {
    sets: 'as_played' | 'straight_sets';
    /** With `completed`, the opponent also gets the games still needed for the credited sets. */
    games: 'as_played' | 'completed';
  };
  walkover: {
    sets: 'none' | 'straight_sets';
    played: 'present' | 'neither';
    /** The games of each credited set; the figure of the side that was present comes first. */
    games: [number, number] | null;
  };
  ranking: RankingRule[];
  levelAfterRule: 'restart' | 'continue';
  /** Whether head-to-head rules wait until all level entries have met. */
  headToHead: (typeof HEAD_TO_HEAD_RULES)[number];
  /** How often each pairing of a division is played. */
  rounds: 1 | 2;
  minMatchesToPlay: number;
  unrankedBelowMinimum: boolean;
  movement: {
    promoted: number;
    relegated: number;
    /** Parallel boxes: the divisions of each tier; null if each division is its own tier. */
    tiers: number[][] | null;
  };
  withdrawal: {
    remainingMatches: (typeof REMAINING_MATCHES)[number];
    playedMatches: (typeof PLAYED_MATCHES)[number];
  };
}

export const DEFAULT_RULES: CompetitionRules = {
  format: {
    bestOf: 3,
    set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
    finalSet: null,
    draws: false,
    unfinished: 'refused',
    unfinishedSet: null,
    playAll: false,
  },
  points: {
    win: 3,
    loss: 1,
    retiredLoss: null,
    draw: null,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 0,
    gameWon: 0,
    byResult: [],
    bonus: [],
  },
  retirement: { sets: 'as_played', games: 'as_played' },
  walkover: { sets: 'none', played: 'present', games: null },
  ranking: ['points', 'head_to_head', 'sets_difference', 'games_difference', 'matches_won'],
  levelAfterRule: 'restart',
  headToHead: 'all_met',
  rounds: 1,
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 3, relegated: 3, tiers: null },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};

/** Sets needed to win; without `playAll`, the match then ends. */
export function countSetsNeeded({ bestOf, playAll }: FormatRules): number {
  return playAll ? bestOf : (bestOf + 1) / 2;
}

/** One way to play a set; with several, the set may end as any of them allows. */
export type SetVariant = SetRules | MatchTiebreakRules;

export function listVariants<K>(rules: K | EitherSetRules<K>): readonly K[] {
  return isEither(rules) ? rules.either : [rules];
}

function isEither<K>(rules: K | EitherSetRules<K>): rules is EitherSetRules<K> {
  return typeof rules === 'object' && rules !== null && 'either' in rules;
}

/** Any part of the rules. A named member is merged; an array or null replaces. */
export type RulesChanges = DeepPartial<CompetitionRules>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/**
 * Merges objects (RUL-3). Any other value, an array, null, or a different kind of set replaces the
 * old one. Members may be missing where an object replaced null, so the caller checks the result.
 */
export function changeRules(rules: CompetitionRules, changes: RulesChanges): CompetitionRules {
  return mergeRules(rules, changes) as CompetitionRules;
}

/** Members that only one kind of set has. */
const KINDS_OF_SET = ['matchTiebreak', 'total', 'timed', 'either'];

function mergeRules(current: unknown, change: unknown): unknown {
  if (change === undefined) return current;
  if (!isRecord(change) || !isRecord(current)) return change;
  if (KINDS_OF_SET.some((kind) => kind in change !== kind in current)) return change;
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change))
    merged[name] = mergeRules(current[name], value);
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
