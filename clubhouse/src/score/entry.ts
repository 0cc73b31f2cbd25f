import { DASH, type OwnSet, type Pair, setsWon } from './format.ts';

/** What a player says of a match, one's own side first. */
export interface Entry {
  readonly ending: Ending;
  readonly sets: readonly OwnSet[];
  /** Who stopped, conceded or did not turn up. */
  readonly stopped: 'me' | 'them' | null;
}

export const ENDINGS = ['completed', 'retired', 'walkover', 'conceded', 'unplayed'] as const;
export type Ending = (typeof ENDINGS)[number];

type Side = 0 | 1;

/** The body of a claim, as the API takes it: side 0 first. */
export interface ClaimBody {
  readonly outcome: Ending;
  readonly score?: { readonly sets: ApiSet[] };
  readonly retired_side?: Side;
}

interface ApiSet {
  games: [number, number];
  tiebreak?: [number, number];
}

/** A score as the API has it, from the view of a side. */
interface ApiScore {
  readonly sets: readonly {
    readonly games: readonly number[];
    readonly tiebreak?: readonly number[];
  }[];
}

export function hasScore(ending: Ending): boolean {
  return ending === 'completed' || ending === 'retired';
}

export function toClaim({ ending, sets, stopped }: Entry, side: Side): ClaimBody {
  const other = side === 0 ? 1 : 0;
  return {
    outcome: ending,
    ...(hasScore(ending) ? { score: { sets: sets.map((set) => toApiSet(set, side)) } } : {}),
    ...(stopped === null ? {} : { retired_side: stopped === 'me' ? side : other }),
  };
}

interface ApiClaim {
  readonly outcome: Ending;
  readonly score: ApiScore | null;
  readonly retired_side: Side | null;
}

export function fromClaim({ outcome, score, retired_side: retired }: ApiClaim, side: Side): Entry {
  return {
    ending: outcome,
    sets: (score?.sets ?? []).map((set) => fromApiSet(set, side)),
    stopped: retired === null ? null : retired === side ? 'me' : 'them',
  };
}

/** Who won by the entry; null where nobody did, or where it is not clear yet. */
export function winner({ ending, sets, stopped }: Entry): 'me' | 'them' | null {
  if (ending === 'unplayed') return null;
  if (ending !== 'completed') {
    if (stopped === null) return null;
    return stopped === 'me' ? 'them' : 'me';
  }
  const [mine, theirs] = setsWon(sets);
  if (mine === theirs) return null;
  return mine > theirs ? 'me' : 'them';
}

/** `6–3 7–6(4)`, the winner's first; a match tiebreak by its points alone. */
export function scoreText(entry: Entry): string {
  const isTurned = winner(entry) === 'them';
  return entry.sets.map((set) => setText(isTurned ? turned(set) : set)).join(' ');
}

function setText({ games, tiebreak }: OwnSet): string {
  if (tiebreak === undefined) return games.join(DASH);
  return isTiebreakOnly(games)
    ? tiebreak.join(DASH)
    : `${games.join(DASH)}(${Math.min(...tiebreak)})`;
}

/** The points of a tiebreak that was part of its set, where they were told. */
export function tiebreakInSet({ games, tiebreak }: OwnSet): Pair | null {
  return tiebreak === undefined || isTiebreakOnly(games) ? null : tiebreak;
}

/** A match tiebreak is stored as a set of one game: what was played are its points. */
export function shownPoints({ games, tiebreak }: OwnSet): Pair {
  return tiebreak !== undefined && isTiebreakOnly(games) ? tiebreak : games;
}

function isTiebreakOnly(games: Pair): boolean {
  return Math.max(...games) <= 1;
}

export function turned({ games, tiebreak }: OwnSet): OwnSet {
  const set = { games: [games[1], games[0]] as const };
  return tiebreak === undefined ? set : { ...set, tiebreak: [tiebreak[1], tiebreak[0]] };
}

function toApiSet(set: OwnSet, side: Side): ApiSet {
  const { games, tiebreak } = side === 0 ? set : turned(set);
  const made: ApiSet = { games: [...games] };
  return tiebreak === undefined ? made : { ...made, tiebreak: [...tiebreak] };
}

function fromApiSet({ games, tiebreak }: ApiScore['sets'][number], side: Side): OwnSet {
  const set =
    tiebreak === undefined
      ? { games: pair(games) }
      : { games: pair(games), tiebreak: pair(tiebreak) };
  return side === 0 ? set : turned(set);
}

function pair(numbers: readonly number[]): Pair {
  return [numbers[0] ?? 0, numbers[1] ?? 0];
}
