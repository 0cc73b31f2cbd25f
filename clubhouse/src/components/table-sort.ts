import type { Api } from '../api/client.ts';

/** The columns that a table can be sorted by, besides the order of its rules. */
const SORT_KEYS = ['name', 'played', 'won', 'drawn', 'lost', 'sets', 'games', 'points'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type SortColumn = Exclude<SortKey, 'name'>;

export interface TableSort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Reads `?sort=won`, highest first, or `?sort=-won`, reversed. Null for the order of the rules. */
export function readSort(query: URLSearchParams): TableSort | null {
  const asked = query.get('sort') ?? '';
  const isTurned = asked.startsWith('-');
  const name = isTurned ? asked.slice(1) : asked;
  const key = SORT_KEYS.find((one) => one === name);
  if (key === undefined) return null;
  return { key, isDescending: isTurned === (key === 'name') };
}

/** The URL that sorts by a column, or reverses the order if it is sorted by it already. */
export function makeSortAddress(division: string, key: SortKey, now: TableSort | null): string {
  const isDescending = now?.key === key ? !now.isDescending : key !== 'name';
  const turn = isDescending === (key === 'name') ? '-' : '';
  return `/tables/${division}?sort=${turn}${key}`;
}

/** Rows with equal values keep the order of the table. */
export function sortRows(
  rows: readonly Api<'StandingsRow'>[],
  { key, isDescending }: TableSort,
  language: string,
): readonly Api<'StandingsRow'>[] {
  const turn = isDescending ? -1 : 1;
  const collator = new Intl.Collator(language);
  if (key === 'name') {
    return rows.toSorted((one, other) => turn * collator.compare(one.label, other.label));
  }
  return rows.toSorted((one, other) => turn * (getSortValue(one, key) - getSortValue(other, key)));
}

/** Sets and games are sorted by their difference. */
function getSortValue(row: Api<'StandingsRow'>, key: SortColumn): number {
  if (key === 'sets') return row.sets_won - row.sets_lost;
  if (key === 'games') return row.games_won - row.games_lost;
  return row[key];
}
