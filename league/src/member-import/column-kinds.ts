import type { MemberChanges } from '../members/schema.ts';

/** Fields a column may contain besides `id`, in the order of an export. */
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

/**
 * `surname_first`: "Lee, Ann". `left_on`: the day of leaving or death. `ends_on`: the day of a
 * notice or expiry, after which the person may have left.
 */
const OTHERS = [
  'id',
  'member_number',
  'first_name',
  'surname',
  'surname_first',
  'left_on',
  'ends_on',
  'company',
  'person_kind',
] as const;

export const DATE_COLUMNS: ReadonlySet<Column> = new Set<Column>([
  'date_of_birth',
  'joined_on',
  'left_on',
  'ends_on',
]);

/** The purpose of a column: a field, the member's id or number, or part of the full name. */
export type Column = Field | (typeof OTHERS)[number];

export const COLUMNS: readonly Column[] = [...OTHERS, ...FIELDS];
const FIELD_NAMES: ReadonlySet<string> = new Set(FIELDS);

export function isField(column: Column): column is Field {
  return FIELD_NAMES.has(column);
}

/** Fields whose cells contain words, which clubs may choose themselves. */
export const WORD_COLUMNS = [
  'status',
  'gender',
  'wants_to_play',
  'age_group',
  'level',
  'self_level',
  'rating',
] as const satisfies readonly Field[];
const WORDS: ReadonlySet<Column> = new Set(WORD_COLUMNS);

export function isWordColumn(column: Column): column is (typeof WORD_COLUMNS)[number] {
  return WORDS.has(column);
}
