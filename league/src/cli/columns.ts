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
type Field = (typeof FIELDS)[number];

/** What a column is for: a field, the member's id, or a part of the full name. */
export type Column = Field | 'id' | 'first_name' | 'surname';

/** Headings that people give their columns, folded as `fold` does. */
const ALIASES: Readonly<Record<string, Column>> = {
  memberid: 'id',
  name: 'full_name',
  playername: 'display_name',
  shownas: 'display_name',
  nickname: 'display_name',
  firstname: 'first_name',
  forename: 'first_name',
  givenname: 'first_name',
  lastname: 'surname',
  familyname: 'surname',
  mail: 'email',
  emailaddress: 'email',
  telephone: 'phone',
  tel: 'phone',
  mobile: 'phone',
  phonenumber: 'phone',
  sex: 'gender',
  dob: 'date_of_birth',
  birthday: 'date_of_birth',
  born: 'date_of_birth',
  joined: 'joined_on',
  membersince: 'joined_on',
  wishes: 'wants_to_play',
  comment: 'notes',
  comments: 'notes',
};

const NUMBERS: ReadonlySet<Column> = new Set(['level', 'self_level', 'rating']);
const WORDS: ReadonlySet<Column> = new Set(['status', 'gender', 'wants_to_play']);
const DATES: ReadonlySet<Column> = new Set(['date_of_birth', 'joined_on']);

/** The column that a heading names, whatever its case, spaces, dashes or underscores. */
export function columnOf(heading: string): Column | null {
  const folded = heading.toLowerCase().replaceAll(/[\s_\-.]/g, '');
  const exact = [...FIELDS, 'id' as const, 'first_name' as const, 'surname' as const].find(
    (column) => column.replaceAll('_', '') === folded,
  );
  return exact ?? ALIASES[folded] ?? null;
}

/** The value of a cell. What is no number, date or known word stays text. */
export function cellValue(column: Column, cell: string): string | number {
  const text = withoutGuard(cell);
  if (NUMBERS.has(column))
    return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
  if (WORDS.has(column)) return text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (DATES.has(column)) return text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
  return text;
}

/*
 * Spreadsheets run a cell that begins with one of these as a formula, some even after blanks or
 * with a
 * full-width sign, and take a bar for a call of another program. An export puts an apostrophe in
 * front,
 * one more where there are some already, and an import removes exactly that one.
 */
const FORMULA = /^'*[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;
const GUARDED = /^'+[\s\p{Cf}]*(?:[=＝+＋\-－@＠|｜]|[\t\r\n])/u;

export function withGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
