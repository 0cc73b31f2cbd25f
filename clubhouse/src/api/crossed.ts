import type { Api } from './client.ts';

type Table = Api<'Standings'>;
type Match = Api<'TableMatch'>;

/** What stands where a row and a column of a crossed table meet, as the row has it. */
export type Crossing =
  | { readonly kind: 'self' | 'open' | 'unplayed' }
  /** The two do not meet. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'won' | 'lost';
      /** Sets, or the games of the one set that there was; null where nothing was counted. */
      readonly score: readonly [own: number, other: number] | null;
      readonly outcome: 'completed' | 'retired' | 'walkover' | 'conceded';
    };

/** Who played whom in a box, row by row in the order of its table (TAB-9). */
export function crossed(table: Table): Crossing[][] {
  const matches = new Map<string, Match>();
  for (const match of table.matches ?? []) {
    const [one = '', other = ''] = match.entry_ids;
    matches.set(`${one} ${other}`, match).set(`${other} ${one}`, match);
  }
  const ids = table.rows.map((row) => row.entry_id);
  return ids.map((row) => ids.map((column) => crossing(row, column, matches)));
}

/** @param matches by their two entries, each way round */
function crossing(row: string, column: string, matches: ReadonlyMap<string, Match>): Crossing {
  if (row === column) return { kind: 'self' };
  const match = matches.get(`${row} ${column}`);
  if (match === undefined) return { kind: 'none' };
  const { outcome, winning_side: winner } = match;
  if (outcome === null) return { kind: 'open' };
  if (outcome === 'unplayed' || winner === null) return { kind: 'unplayed' };
  const own = match.entry_ids[0] === row ? 0 : 1;
  return { kind: winner === own ? 'won' : 'lost', score: scoreOf(match, own), outcome };
}

function scoreOf({ score }: Match, own: 0 | 1): readonly [number, number] | null {
  if (score === null) return null;
  const other = own === 0 ? 1 : 0;
  const [first, ...more] = score.sets;
  if (first !== undefined && more.length === 0)
    return [first.games[own] ?? 0, first.games[other] ?? 0];
  const wonBy = (side: 0 | 1, against: 0 | 1) =>
    score.sets.filter(({ games }) => (games[side] ?? 0) > (games[against] ?? 0)).length;
  return [wonBy(own, other), wonBy(other, own)];
}
