import type { Api } from './client.ts';

export function findEntryId(table: Api<'Standings'>, memberId: string): string | null {
  const row = table.rows.find(({ members }) => members.some(({ id }) => id === memberId));
  return row?.entry_id ?? null;
}

/**
 * The row indexes that separate those who move from those who stay (TAB-4). Empty if they are not
 * adjacent: the minimum, which arrows ignore until the end, can leave a row that moves up unranked.
 */
export function findCuts(rows: readonly Api<'StandingsRow'>[]): number[] {
  const cuts = rows.flatMap((row, index) => {
    const below = rows[index + 1];
    return below !== undefined && below.movement !== row.movement ? [index] : [];
  });
  return cuts.length > 2 ? [] : cuts;
}

/**
 * Removes moves that only the alphabet decides among players with too few matches, until the table
 * is final: the first result would give arrows to people who have not played (TAB-4). Before the
 * first result moves are only counted (TAB-14).
 */
export function dropMovesByName<Table extends Pick<Api<'Standings'>, 'rows' | 'final'>>(
  table: Table,
): Table {
  if (table.final || !hasBegun(table)) return table;
  const isByName = ({ rank, tie }: Api<'StandingsRow'>) => rank === null && tie !== null;
  const rows = table.rows.map((row) =>
    isByName(row) ? { ...row, movement: null, movement_to: null } : row,
  );
  return { ...table, rows };
}

export function filterPlaced(
  placements: readonly Api<'PlayerPlacement'>[],
): Api<'PlayerPlacement'>[] {
  return placements.filter((one) => one.division_id !== null && one.points !== null);
}

/** `Singles, Box 3`; boxes of two competitions may share a name (HOME-6). */
export function describePlace({
  competition_name: competition,
  division_name: division,
}: Pick<Api<'PlayerPlacement'>, 'competition_name' | 'division_name'>): string {
  return division === null ? competition : `${competition}, ${division}`;
}

export interface TiedGroup {
  readonly tie: NonNullable<Api<'StandingsRow'>['tie']>;
  readonly rows: readonly Api<'StandingsRow'>[];
}

/**
 * Groups of equal rows across a line, the upper line first, at most one per line. Empty before the
 * first result, when everyone is equal.
 */
export function findTiedGroups({
  rows,
  final,
}: Pick<Api<'Standings'>, 'rows' | 'final'>): TiedGroup[] {
  if (!final && rows.every(({ played }) => played === 0)) return [];
  return (['promotion', 'both', 'relegation'] as const)
    .map((tie) => ({ tie, rows: rows.filter((row) => row.tie === tie) }))
    .filter((group) => group.rows.length > 0);
}

/** Whether a draw of lots, a play-off or an agreement decided the order of some rows. */
export function hasDecision({ rows }: Pick<Api<'Standings'>, 'rows'>): boolean {
  return rows.some(({ separated_by: said }) => said?.code === 'decision');
}

/** Whether anything is decided; before that, the table promises no places (TAB-14). */
export function hasBegun({ rows, final }: Pick<Api<'Standings'>, 'rows' | 'final'>): boolean {
  return final || rows.some((row) => row.played > 0 || row.unplayed > 0 || row.points !== 0);
}
