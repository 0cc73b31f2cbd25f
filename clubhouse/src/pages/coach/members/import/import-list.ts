import type { ImportWishes } from '../../../../store/imports.ts';
import type { Api, LeagueClient } from '../../../../api/client.ts';
import { LeagueFailure } from '../../../../api/answer.ts';

export type ListPreview = Api<'ImportPreview'>;
export type ImportRow = Api<'ImportRow'>;
export type ImportColumn = Api<'ImportColumn'>;

/** The league accepts 256 KiB per request, and base64 makes a file a third larger. */
export const MAX_BYTES = 180 * 1024;

/** The possible contents of a column, in the order of the options. */
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
  'left_on',
  'ends_on',
  'company',
  'person_kind',
  'member_number',
  'notes',
  'self_level',
  'rating',
  'rating_system',
  'id',
];

/** Previews the import of a list; null if the file is not a list. @throws LeagueFailure */
export async function previewImport(
  api: LeagueClient,
  bytes: Uint8Array,
  wishes: ImportWishes,
): Promise<ListPreview | null> {
  const answer = await api.POST('/v1/member-imports/preview', {
    body: toImportFile(bytes, wishes),
  });
  if (answer.kind === 'answer') return answer.data;
  if (answer.status === 400) return null;
  throw new LeagueFailure(answer);
}

function toImportFile(bytes: Uint8Array, wishes: ImportWishes): Api<'ImportFile'> {
  const { hasHeadings, leavesBlank, columns, encoding, words, persons } = wishes;
  return {
    file: Buffer.from(bytes).toString('base64'),
    has_headings: hasHeadings,
    leave_blank: leavesBlank,
    columns: Object.entries(columns).map(([column, holds]) => ({
      column,
      holds: IMPORT_COLUMNS.find((one) => one === holds) ?? null,
    })),
    // The value was one of a preview's options.
    ...(encoding !== null && { encoding: encoding as Api<'ImportEncoding'> }),
    words: listWords(words),
    persons: Object.entries(persons).map(([line, who]) => ({
      line: Number(line),
      member_id: who === 'new' ? null : who,
    })),
  };
}

function listWords(words: ImportWishes['words']): Api<'ImportMemory'>['words'] {
  return Object.entries(words).flatMap(([key, means]) => {
    const at = key.indexOf(':');
    const field = WORD_FIELDS.find((one) => one === key.slice(0, at));
    return field === undefined ? [] : [{ field, word: key.slice(at + 1), means }];
  });
}

const WORD_FIELDS: readonly Api<'ImportWordField'>[] = [
  'status',
  'gender',
  'wants_to_play',
  'age_group',
  'level',
  'self_level',
  'rating',
];

/** The most words and headings that the league remembers, and the longest heading. */
const MAX_SAID = 100;

/** The coach's answers about this list, so that the site reads the next list the same way. */
export function toImportMemory(preview: ListPreview, wishes: ImportWishes): Api<'ImportMemory'> {
  const headings = Map.groupBy(preview.columns, ({ heading }) => heading);
  const columns = preview.columns.flatMap(({ column, heading, holds }) => {
    // Two columns with the same heading cannot be told apart later.
    const isAlone = heading !== '' && headings.get(heading)?.length === 1;
    const isSaid = column in wishes.columns && isAlone && heading.length <= MAX_SAID;
    return isSaid ? [{ heading, holds }] : [];
  });
  const words = listWords(wishes.words).filter(({ word }) => word.length <= MAX_SAID);
  return { columns: columns.slice(0, MAX_SAID), words: words.slice(0, MAX_SAID) };
}

/** Whether a row would clear a value that its member has. */
export function hasLosses({ rows }: ListPreview): boolean {
  return rows.some(({ losses }) => losses.length > 0);
}

/** New members whose address is another member's; they can share the mailbox (IMPT-9). */
export function listSharedRows({ rows }: ListPreview): { line: number; email: string }[] {
  return rows.flatMap(({ kind, line, remarks }) =>
    kind !== 'add'
      ? []
      : remarks.flatMap(({ code, details: { value } }) =>
          code === 'address_shared' && value !== undefined ? [{ line, email: value }] : [],
        ),
  );
}

export function listRowsToWrite({ rows }: ListPreview): Api<'ImportSlice'>['items'] {
  return rows
    .filter(({ kind }) => kind === 'add' || kind === 'change')
    .map(({ line, member_id: id, version, values }) => ({ line, member_id: id, version, values }));
}
