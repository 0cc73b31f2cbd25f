import type { ChaseRow } from '../../../api/chase-rows.ts';
import { isId } from '../../../api/ids.ts';

export const DAYS = [7, 14, 21, 30] as const;
export const SHORT = [0, 1, 2, 3] as const;
export const ROWS = 50;

export interface Filters {
  /** The most days left; null for no limit. */
  readonly days: number | null;
  /** The least number of matches short of the minimum. */
  readonly short: (typeof SHORT)[number];
  readonly competition: string | null;
  readonly division: string | null;
}

interface FilterFields {
  get(name: string): string | null;
}

/** Reads filters; by default, only players who are behind. Ignores invalid parameters. */
export function readFilters(fields: FilterFields): Filters {
  const competition = readId(fields.get('competition'));
  return {
    days: DAYS.find((one) => String(one) === fields.get('days')) ?? null,
    short: SHORT.find((one) => String(one) === fields.get('short')) ?? 1,
    competition,
    division: competition === null ? null : readId(fields.get('division')),
  };
}

function readId(text: string | null): string | null {
  return text !== null && isId(text) ? text : null;
}

export function toQuery({ days, short, competition, division }: Filters) {
  return {
    ...(days === null ? {} : { within_days: days }),
    ...(short === 0 ? {} : { short_by: short }),
    ...(competition === null ? {} : { competition }),
    ...(division === null ? {} : { division }),
  };
}

/** The filters as form fields, so that another page can show the same rows. */
export function toFields(filters: Filters): [name: string, value: string][] {
  const { days, short, competition, division } = filters;
  return [
    ...(days === null ? [] : [['days', String(days)] as [string, string]]),
    ['short', String(short)],
    ...(competition === null ? [] : [['competition', competition] as [string, string]]),
    ...(division === null ? [] : [['division', division] as [string, string]]),
  ];
}

export interface ChasedEntry {
  readonly row: ChaseRow;
  readonly members: readonly ChaseRow['member'][];
}

/** The API has one row per member, with partners next to each other. */
export function groupByEntry(rows: readonly ChaseRow[]): ChasedEntry[] {
  const entries = Map.groupBy(rows, (row) => row.entry_id);
  return [...entries.values()].flatMap((of) => {
    const [row] = of;
    return row === undefined ? [] : [{ row, members: of.map(({ member }) => member) }];
  });
}
