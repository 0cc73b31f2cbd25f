import { DASH, type OwnSet, type ScorePair } from './format.ts';

export type Side = 'me' | 'them';

/** A player's report of a match, own side first. */
export interface ScoreEntry {
  readonly ending: Ending;
  readonly sets: readonly OwnSet[];
  /** The side that retired, conceded or did not turn up. */
  readonly stopped: Side | null;
}

/** An entry with the league's actual or expected evaluation. */
export interface JudgedEntry extends ScoreEntry {
  /** Null for a draw or an unplayed match. */
  readonly winner: Side | null;
  /** Sets per side, or the games of a single-set match; null if there is no score. */
  readonly figures: ScorePair | null;
}

export const ENDINGS = ['completed', 'retired', 'walkover', 'conceded', 'unplayed'] as const;
export type Ending = (typeof ENDINGS)[number];

type ApiSide = 0 | 1;

/** The body of a claim in API format, side 0 first. */
export interface ClaimBody {
  readonly outcome: Ending;
  readonly score?: { readonly sets: ApiSet[] };
  readonly retired_side?: ApiSide;
}

interface ApiSet {
  games: [number, number];
  tiebreak?: [number, number];
}

export function hasScore(ending: Ending): boolean {
  return ending === 'completed' || ending === 'retired';
}

export function otherSide(side: Side): Side {
  return side === 'me' ? 'them' : 'me';
}

export function toClaim({ ending, sets, stopped }: ScoreEntry, side: ApiSide): ClaimBody {
  const other = side === 0 ? 1 : 0;
  return {
    outcome: ending,
    ...(hasScore(ending) ? { score: { sets: sets.map((set) => toApiSet(set, side)) } } : {}),
    ...(stopped === null ? {} : { retired_side: stopped === 'me' ? side : other }),
  };
}

export interface StoredEntry {
  readonly outcome: Ending;
  readonly score: {
    readonly sets: readonly {
      readonly games: readonly number[];
      readonly tiebreak?: readonly number[];
    }[];
  } | null;
  readonly retired_side: ApiSide | null;
  readonly winning_side: ApiSide | null;
  readonly figures: readonly number[] | null;
}

/** Shows an entry to one side. The winner comes from the league and is never computed here. */
export function toJudgedEntry(stored: StoredEntry, side: ApiSide): JudgedEntry {
  const { outcome, score, retired_side: retired, winning_side: winner, figures } = stored;
  const sideOf = (one: ApiSide | null) => (one === null ? null : one === side ? 'me' : 'them');
  return {
    ending: outcome,
    sets: (score?.sets ?? []).map((set) => readApiSet(set, side)),
    stopped: sideOf(retired),
    winner: sideOf(winner),
    figures: figures === null ? null : orderForSide(toPair(figures), side),
  };
}

export function swapEntrySides(entry: ScoreEntry): ScoreEntry {
  const { ending, sets, stopped } = entry;
  return {
    ending,
    sets: sets.map(swapSetSides),
    stopped: stopped === null ? null : otherSide(stopped),
  };
}

/**
 * Writes `6–3 7–6(4)`, the winner's games first; a match tiebreak shows only its points. If a
 * completed match stopped in its only set, the league's figures come first: `0–0 (3–1)`.
 */
export function formatScore(entry: JudgedEntry): string {
  const isTurned = entry.winner === 'them';
  const sets = entry.sets.map((set) => formatSet(isTurned ? swapSetSides(set) : set)).join(' ');
  const { ending, figures } = entry;
  return ending === 'completed' && figures !== null && hasOpenSet(entry)
    ? `${figures.join(DASH)} (${sets})`
    : sets;
}

function formatSet({ games, tiebreak }: OwnSet): string {
  if (tiebreak === undefined) return games.join(DASH);
  return isTiebreakOnly(games)
    ? tiebreak.join(DASH)
    : `${games.join(DASH)}(${Math.min(...tiebreak)})`;
}

/** The winner of each set. The last set has none if the league's figures do not count it. */
export function listSetWinners(entry: Pick<JudgedEntry, 'sets' | 'figures'>): (Side | null)[] {
  const leaders = entry.sets.map((set) => findLeader(getShownPoints(set)));
  return hasOpenSet(entry) ? [...leaders.slice(0, -1), null] : leaders;
}

function hasOpenSet({ sets, figures }: Pick<JudgedEntry, 'sets' | 'figures'>): boolean {
  if (figures === null) return false;
  const isOnlySet = sets.length === 1 && sets[0]?.games.join() === figures.join();
  const led = sets.filter(({ games }) => findLeader(games) !== null).length;
  return !isOnlySet && led > figures[0] + figures[1];
}

function findLeader([mine, theirs]: ScorePair): Side | null {
  if (mine === theirs) return null;
  return mine > theirs ? 'me' : 'them';
}

export function findTiebreakInSet({ games, tiebreak }: OwnSet): ScorePair | null {
  return tiebreak === undefined || isTiebreakOnly(games) ? null : tiebreak;
}

/** The figures to show: a match tiebreak, stored as a set of one game, shows its points. */
export function getShownPoints({ games, tiebreak }: OwnSet): ScorePair {
  return tiebreak !== undefined && isTiebreakOnly(games) ? tiebreak : games;
}

function isTiebreakOnly(games: ScorePair): boolean {
  return Math.max(...games) <= 1;
}

export function swapSetSides({ games, tiebreak }: OwnSet): OwnSet {
  const set = { games: [games[1], games[0]] as const };
  return tiebreak === undefined ? set : { ...set, tiebreak: [tiebreak[1], tiebreak[0]] };
}

function toApiSet(set: OwnSet, side: ApiSide): ApiSet {
  const { games, tiebreak } = side === 0 ? set : swapSetSides(set);
  const made: ApiSet = { games: [...games] };
  return tiebreak === undefined ? made : { ...made, tiebreak: [...tiebreak] };
}

function readApiSet(
  { games, tiebreak }: NonNullable<StoredEntry['score']>['sets'][number],
  side: ApiSide,
): OwnSet {
  const set =
    tiebreak === undefined
      ? { games: toPair(games) }
      : { games: toPair(games), tiebreak: toPair(tiebreak) };
  return side === 0 ? set : swapSetSides(set);
}

function orderForSide([zero, one]: ScorePair, side: ApiSide): ScorePair {
  return side === 0 ? [zero, one] : [one, zero];
}

function toPair(numbers: readonly number[]): ScorePair {
  return [numbers[0] ?? 0, numbers[1] ?? 0];
}
