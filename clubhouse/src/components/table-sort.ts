import type { Api } from '../api/client.ts';

type Row = Api<'StandingsRow'>;

/** What a table can be sorted by, beside the order that it has by its rules. */
const SORT_KEYS = ['name', 'played', 'won', 'drawn', 'lost', 'sets', 'games', 'points'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
/** A column of numbers. */
export type Column = Exclude<SortKey, 'name'>;

export interface TableSort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** `?sort=won`, the most first; `?sort=-won` the other way round. Null: as the rules have it. */
export function readSort(query: URLSearchParams): TableSort | null {
  const asked = query.get('sort') ?? '';
  const isTurned = asked.startsWith('-');
  const name = isTurned ? asked.slice(1) : asked;
  const key = SORT_KEYS.find((one) => one === name);
  if (key === undefined) return null;
  return { key, isDescending: isTurned === (key === 'name') };
}

/** The address under which a head sorts by its column, or turns what is sorted by it. */
export function sortAddress(division: string, key: SortKey, now: TableSort | null): string {
  const isDescending = now?.key === key ? !now.isDescending : key !== 'name';
  const turn = isDescending === (key === 'name') ? '-' : '';
  return `/tables/${division}?sort=${turn}${key}`;
}

/** Rows that are equal in it stay in the order of the table. */
export function sortedRows(
  rows: readonly Row[],
  { key, isDescending }: TableSort,
  language: string,
): readonly Row[] {
  const turn = isDescending ? -1 : 1;
  const collator = new Intl.Collator(language);
  if (key === 'name') {
    return rows.toSorted((one, other) => turn * collator.compare(one.label, other.label));
  }
  return rows.toSorted((one, other) => turn * (valueOf(one, key) - valueOf(other, key)));
}

/** Sets and games go by their difference. */
function valueOf(row: Row, key: Column): number {
  if (key === 'sets') return row.sets_won - row.sets_lost;
  if (key === 'games') return row.games_won - row.games_lost;
  return row[key];
}
