import type { MemberChanges } from '../members/schema.ts';
import { HEADING_WORDS } from './heading-words.ts';

/** Fields that a column may hold, besides `id`, in the order that an export has. */
export const FIELDS = [
  'display_name',
  'full_name',
  'email',
  'phone',
  'status',
  'gender',
  'age_group',
  'date_of_birth',
  'joined_on',
  'level',
  'self_level',
  'rating',
  'rating_system',
  'wants_to_play',
  'notes',
] as const satisfies readonly (keyof MemberChanges)[];
export type Field = (typeof FIELDS)[number];

/** What a column may hold besides a field. `surname_first`: "Lee, Ann". */
const OTHERS = ['id', 'member_number', 'first_name', 'surname', 'surname_first'] as const;

/** What a column is for: a field, the member's id or number, or a part of the full name. */
export type Column = Field | (typeof OTHERS)[number];

export const COLUMNS: readonly Column[] = [...OTHERS, ...FIELDS];
const FIELD_NAMES: ReadonlySet<string> = new Set(FIELDS);

export function isField(column: Column): column is Field {
  return FIELD_NAMES.has(column);
}

/** A heading as it is compared: letters and digits alone, without case, accents and breaks. */
export function foldHeading(heading: string): string {
  const plain = heading.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The column that a heading names by itself, whatever its case, spaces, dashes or dots. */
export function columnOf(heading: string): Column | null {
  const folded = foldHeading(heading);
  const exact = COLUMNS.find((column) => column.replaceAll('_', '') === folded);
  return exact ?? HEADING_WORDS[folded] ?? null;
}
