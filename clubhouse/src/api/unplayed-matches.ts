import type { Api } from './client.ts';

interface UnplayedMatch {
  readonly id: string;
  readonly round: 1 | 2;
  readonly status: 'open' | 'reported' | 'disputed';
  readonly sides: readonly [Api<'StandingsRow'>, Api<'StandingsRow'>];
}

export interface UnplayedBox {
  readonly id: string;
  readonly name: string;
  readonly matches: readonly UnplayedMatch[];
  /** Players below the minimum who have not withdrawn. */
  readonly short: readonly Api<'StandingsRow'>[];
}

/** Boxes with unplayed matches or players below the minimum, from the top. */
export function listUnplayedBoxes(tables: readonly Api<'Standings'>[]): UnplayedBox[] {
  return tables
    .map(toUnplayedBox)
    .filter(({ matches, short }) => matches.length + short.length > 0);
}

function toUnplayedBox({
  division_id: id,
  division_name: name,
  rows,
  matches = [],
}: Api<'Standings'>): UnplayedBox {
  const staying = new Map(rows.flatMap((row) => (row.withdrawn ? [] : [[row.entry_id, row]])));
  const short = [...staying.values()].filter(({ played, minimum }) => played < minimum);
  const unplayed = matches.flatMap(({ id: match, round, status, entry_ids: [one, other] }) => {
    const [zero, first] = [staying.get(one), staying.get(other)];
    if (status === 'played' || zero === undefined || first === undefined) return [];
    return [{ id: match, round, status, sides: [zero, first] as const }];
  });
  return { id, name, matches: unplayed, short };
}

export function indexPairings(
  boxes: readonly UnplayedBox[],
): Map<string, readonly [string, string]> {
  const matches = boxes.flatMap((box) => box.matches);
  return new Map(matches.map(({ id, sides: [one, other] }) => [id, [one.label, other.label]]));
}

/** Each player with a match to play, once. */
export function listRowsToPlay(boxes: readonly UnplayedBox[]): Api<'StandingsRow'>[] {
  const rows = boxes.flatMap(({ matches }) => matches.flatMap(({ sides }) => sides));
  return [...new Map(rows.map((row) => [row.entry_id, row])).values()];
}
