import type { Api } from './client.ts';

/** One cell of a cross table, from the row's point of view. */
export type Crossing =
  /** `none`: the two never meet. */
  | { readonly kind: 'self' | 'none' }
  /** `uncounted`: counts for neither side, because one of them withdrew. */
  | { readonly kind: 'open' | 'unplayed' | 'uncounted'; readonly match: string }
  | {
      readonly kind: 'won' | 'drawn' | 'lost';
      readonly match: string;
      /** Sets, or the games of a single-set match; null if there is no score. */
      readonly score: readonly [own: number, other: number] | null;
      readonly outcome: 'completed' | 'retired' | 'walkover' | 'conceded';
    };

const SELF: Crossing = { kind: 'self' };
const NONE: Crossing = { kind: 'none' };

/** Two crossings, in order of rounds, for opponents who meet twice. */
export type CrossingCell = readonly Crossing[];

/** Builds the grid of who played whom in a box, in the order of its table (TAB-9). */
export function buildCrossTable(table: Api<'Standings'>): CrossingCell[][] {
  const { rows, matches = [] } = table;
  const places = new Map(rows.map((row, index) => [row.entry_id, index]));
  const grid = rows.map((row) => rows.map((column) => [row === column ? SELF : NONE]));
  const put = (row: number, column: number, added: Crossing) => {
    const there = grid[row]?.[column]?.filter((one) => one !== NONE) ?? [];
    grid[row]?.splice(column, 1, [...there, added]);
  };
  for (const match of matches.toSorted((first, second) => first.round - second.round)) {
    const [one, other] = match.entry_ids.map((id) => places.get(id));
    if (one === undefined || other === undefined) continue;
    put(one, other, makeCrossing(table, match, 0));
    put(other, one, makeCrossing(table, match, 1));
  }
  return grid;
}

/** @param own the side that belongs to the row */
function makeCrossing({ final }: Api<'Standings'>, match: Api<'TableMatch'>, own: 0 | 1): Crossing {
  const { id, outcome, winning_side: winner, ruling } = match;
  if (ruling?.outcome === 'not_counted') return { kind: 'uncounted', match: id };
  if (ruling?.outcome === 'walkover') {
    const kind = ruling.winning_side === own ? 'won' : 'lost';
    return { kind, match: id, score: null, outcome: 'walkover' };
  }
  // Open matches of a final table will not be played.
  if (outcome === null) return { kind: final ? 'unplayed' : 'open', match: id };
  if (outcome === 'unplayed') return { kind: 'unplayed', match: id };
  const kind = winner === null ? 'drawn' : winner === own ? 'won' : 'lost';
  return { kind, match: id, score: orientFigures(match, own), outcome };
}

function orientFigures(
  { figures }: Api<'TableMatch'>,
  own: 0 | 1,
): readonly [number, number] | null {
  const [zero, one] = figures ?? [];
  if (zero === undefined || one === undefined) return null;
  return own === 0 ? [zero, one] : [one, zero];
}
