import type { ImportWishes } from '../../../../store/imports.ts';
import type { Api, LeagueClient } from '../../../../api/client.ts';
import { LeagueFailure } from '../../../../api/answer.ts';

export type Preview = Api<'ImportPreview'>;
export type ImportRow = Api<'ImportRow'>;
export type ImportColumn = Api<'ImportColumn'>;

/** A league takes 256 KiB at once, and a file a third more as text. */
export const MOST_BYTES = 180 * 1024;

/** What a column may hold, in the order in which it is offered. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  'full_name',
  'first_name',
  'surname',
  'surname_first',
  'display_name',
  'email',
  'phone',
  'level',
  'wants_to_play',
  'gender',
  'date_of_birth',
  'age_group',
  'joined_on',
  'status',
  'member_number',
  'notes',
  'self_level',
  'rating',
  'rating_system',
  'id',
];

/** What an import of the list would do; null where it is no list. @throws LeagueFailure */
export async function previewOf(
  api: LeagueClient,
  bytes: Uint8Array,
  { hasHeadings, leavesBlank, columns }: ImportWishes,
): Promise<Preview | null> {
  const said = Object.entries(columns).map(([column, holds]) => ({
    column,
    holds: IMPORT_COLUMNS.find((one) => one === holds) ?? null,
  }));
  const body = {
    file: Buffer.from(bytes).toString('base64'),
    has_headings: hasHeadings,
    leave_blank: leavesBlank,
    columns: said,
  };
  const answer = await api.POST('/v1/member-imports/preview', { body });
  if (answer.kind === 'answer') return answer.data;
  if (answer.status === 400) return null;
  throw new LeagueFailure(answer);
}

/** The rows that are to be written. */
export function rowsToWrite({ rows }: Preview): Api<'ImportSlice'>['items'] {
  return rows
    .filter(({ kind }) => kind === 'add' || kind === 'change')
    .map(({ line, member_id: id, version, values }) => ({ line, member_id: id, version, values }));
}
