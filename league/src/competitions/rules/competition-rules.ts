import type { IsoDate } from '../../shared/dates.ts';

/*
 * The rules of a competition, as they are stored whole with it and travel on the wire (RUL-1).
 */

/** A tiebreak: played at this many games each, to this many points, won by this many. */
interface TiebreakRules {
  at: number;
  to: number;
  winBy: number;
}

/**
 * A set of games, or of points in games that count points: who first has `games` with a lead of
 * `winBy` wins it; `cap` ends it at that number with any lead; null plays on.
 */
export interface RaceSetRules {
  games: number;
  winBy: number;
  cap: number | null;
  tiebreak: TiebreakRules | null;
}

/** A set of exactly this many games, all of them played: who has more of them wins it. */
interface TotalSetRules {
  total: number;
}

/** A set that ends when the time on court does: who is ahead then wins it. */
interface TimedSetRules {
  timed: true;
}

/** A tiebreak in the place of the deciding set. Without `points`, its points are required. */
export interface MatchTiebreakRules {
  matchTiebreak: { to: number; winBy: number; points?: 'required' | 'optional' };
}

/** Each set as the two agree: it has ended where it can have ended under one of these. */
interface EitherSetRules<K> {
  either: K[];
}

/** One way to play a set. */
export type SetRules = RaceSetRules | TotalSetRules | TimedSetRules;

/**
 * What decides a match that the clock stopped: nothing, since it is refused; the sets as they stand;
 * or the games of the whole match.
 */
export const UNFINISHED_RULES = ['refused', 'as_it_stands', 'by_games'] as const;

/** A set that the clock stopped goes to the side that leads by this many games. */
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
  /** A level result is a result, without a winner. */
  draws: boolean;
  unfinished: (typeof UNFINISHED_RULES)[number];
  /** Null: a set that the clock stopped counts for nobody. Otherwise it is won by a lead, or shared. */
  unfinishedSet: UnfinishedSetRules | null;
  /** All sets are played, whoever leads. */
  playAll: boolean;
}

export const MATCH_BONUSES = [
  'straight_sets_win',
  'loss_with_a_set',
  'every_match_played',
] as const;

/** For how a match went, or for playing every match. */
interface MatchBonus {
  when: (typeof MATCH_BONUSES)[number];
  points: number;
}

/** For playing this many matches, by a day of the season if one is given. */
interface MatchesPlayedBonus {
  when: 'matches_played';
  count: number;
  by: IsoDate | null;
  points: number;
}

export type Bonus = MatchBonus | MatchesPlayedBonus;

/** What a completed match with this result is worth, to its winner and to its loser. */
interface ResultPoints {
  /** In sets, where `bestOf` is 1 in games; the winner's figure first: `3-1`. */
  result: string;
  points: [number, number];
}

/** Points are multiples of 0.01 within -100..100. */
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
  /** Comes before `win`, `loss`, `draw` and `setWon`. */
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
    /** Completed: the opponent also gets the games still needed for the sets credited. */
    games: 'as_played' | 'completed';
  };
  walkover: {
    sets: 'none' | 'straight_sets';
    played: 'present' | 'neither';
    /** The games of each set credited, the present side's first. */
    games: [number, number] | null;
  };
  ranking: RankingRule[];
  levelAfterRule: 'restart' | 'continue';
  /** Whether rules among those level wait until each pair of them has met. */
  headToHead: (typeof HEAD_TO_HEAD_RULES)[number];
  /** How often each pairing of a division is played. */
  rounds: 1 | 2;
  minMatchesToPlay: number;
  unrankedBelowMinimum: boolean;
  movement: { promoted: number; relegated: number };
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
  movement: { promoted: 3, relegated: 3 },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};

/** Sets that a side needs to win the match: without `playAll`, it then ends. */
export function setsNeeded({ bestOf, playAll }: FormatRules): number {
  return playAll ? bestOf : (bestOf + 1) / 2;
}

/** One way to play a set: of either of several, it has ended where it can have ended in one. */
export type SetVariant = SetRules | MatchTiebreakRules;

/** The ways of which a set is played in one. */
export function waysOf<K>(rules: K | EitherSetRules<K>): readonly K[] {
  return isEither(rules) ? rules.either : [rules];
}

function isEither<K>(rules: K | EitherSetRules<K>): rules is EitherSetRules<K> {
  return typeof rules === 'object' && rules !== null && 'either' in rules;
}

/** Any part of the rules. A member that is named is merged, an array or null replaces. */
export type RulesChanges = DeepPartial<CompetitionRules>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/**
 * The rules with the changes made (RUL-3). A member that is not named stays. An object changes the
 * members that it names where an object stands already. A value, an array, null, and an object in
 * the place of null replace what stood there. Arrays are never joined. A set of another kind (to
 * this many games, of a total, timed, either of several, or a match tiebreak) replaces the set
 * whole.
 *
 * The result may lack members where null gave way to part of an object. So the caller checks it
 * against the schema of the whole and with `rulesProblems`.
 */
export function changeRules(rules: CompetitionRules, changes: RulesChanges): CompetitionRules {
  return merge(rules, changes) as CompetitionRules;
}

/** What only a set of that kind has. */
const KINDS_OF_SET = ['matchTiebreak', 'total', 'timed', 'either'];

function merge(current: unknown, change: unknown): unknown {
  if (change === undefined) return current;
  if (!isRecord(change) || !isRecord(current)) return change;
  if (KINDS_OF_SET.some((kind) => kind in change !== kind in current)) return change;
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(change)) merged[name] = merge(current[name], value);
  return merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
