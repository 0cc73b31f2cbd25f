import type { Api } from './client.ts';

type Row = Api<'StandingsRow'>;

/** The entry of a table that somebody plays in. */
export function entryOf(table: Api<'Standings'>, memberId: string): string | null {
  const row = table.rows.find(({ members }) => members.some(({ id }) => id === memberId));
  return row?.entry_id ?? null;
}

/**
 * After which rows those who move part from those who stay, by index (TAB-4). None where they do
 * not stand together, as when the minimum, which arrows leave out of account until the end, puts
 * one who would go up among the unranked.
 */
export function cutsOf(rows: readonly Row[]): number[] {
  const cuts = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    return below !== undefined && below.movement !== row.movement ? [index] : [];
  });
  return cuts.length > 2 ? [] : cuts;
}

/** The placements that have a table. */
export function placedIn(placements: readonly Api<'PlayerPlacement'>[]): Api<'PlayerPlacement'>[] {
  return placements.filter((one) => one.division_id !== null && one.points !== null);
}

/** `Singles, Box 3`: in two competitions one may be in boxes of one name (HOME-6). */
export function sayPlace({
  competition_name: competition,
  division_name: division,
}: Pick<Api<'PlayerPlacement'>, 'competition_name' | 'division_name'>): string {
  return division === null ? competition : `${competition}, ${division}`;
}

export interface TiedGroup {
  readonly tie: NonNullable<Row['tie']>;
  readonly rows: readonly Row[];
}

/**
 * Those who are level across a line, the upper line first: of each line one group at most. None
 * before anything is played, when everybody is level.
 */
export function tiedGroups({ rows, final }: Pick<Api<'Standings'>, 'rows' | 'final'>): TiedGroup[] {
  if (!final && rows.every(({ played }) => played === 0)) return [];
  return (['promotion', 'both', 'relegation'] as const)
    .map((tie) => ({ tie, rows: rows.filter((row) => row.tie === tie) }))
    .filter((group) => group.rows.length > 0);
}

/** A lot, a play-off or an agreement separates some of its rows. */
export function hasDecision({ rows }: Pick<Api<'Standings'>, 'rows'>): boolean {
  return rows.some(({ separated_by: said }) => said?.code === 'decision');
}

/** Whether anything of it is decided: before, it promises no places (TAB-14). */
export function hasBegun({ rows, final }: Pick<Api<'Standings'>, 'rows' | 'final'>): boolean {
  return final || rows.some((row) => row.played > 0 || row.unplayed > 0 || row.points !== 0);
}
