import type { MemberChanges } from '../members/schema.ts';

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

/**
 * What a column may hold besides a field. `surname_first`: "Lee, Ann". `left_on`: the day of leaving
 * or of death. `ends_on`: the day of a notice or an expiry, after which somebody may have left.
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

/** What holds days. */
export const DATE_COLUMNS: ReadonlySet<Column> = new Set<Column>([
  'date_of_birth',
  'joined_on',
  'left_on',
  'ends_on',
]);

/** What a column is for: a field, the member's id or number, or a part of the full name. */
export type Column = Field | (typeof OTHERS)[number];

export const COLUMNS: readonly Column[] = [...OTHERS, ...FIELDS];
const FIELD_NAMES: ReadonlySet<string> = new Set(FIELDS);

export function isField(column: Column): column is Field {
  return FIELD_NAMES.has(column);
}

/** Fields whose cells hold words, of which a club may have its own. */
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
