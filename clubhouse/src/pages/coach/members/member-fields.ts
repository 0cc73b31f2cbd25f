import type { Api } from '../../../api/client.ts';
import type { Member } from '../../../api/members.ts';
import { readAddress } from '../../../addresses/address.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { emailAddress, line, lines, readForm } from '../../../web/read-form.ts';
import { isCalendarDay } from '../../../messages/calendar-day.ts';
import { LEVELS } from '../../../api/levels.ts';

/** What a coach types of a member, in the order of the form. */
export const FIELDS = [
  'display_name',
  'full_name',
  'email',
  'phone',
  'level',
  'wants_to_play',
  'gender',
  'date_of_birth',
  'age_group',
  'joined_on',
  'notes',
] as const;
export type Field = (typeof FIELDS)[number];
export type MemberFields = Readonly<Record<Field, string>>;

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export const WISHES = [
  'singles',
  'doubles',
  'mixed_doubles',
  'both',
  'singles_mixed',
  'doubles_mixed',
  'all',
  'not_now',
] as const satisfies readonly Api<'Wish'>[];

type Fault =
  | 'missing'
  | 'tooLong'
  | 'noEmail'
  | 'taken'
  | 'noDate'
  | 'noLevel'
  | 'noBand'
  | 'refused';
export type Faults = Readonly<Partial<Record<Field, Fault>>>;

const SHAPE = {
  display_name: line,
  full_name: line,
  email: emailAddress,
  phone: line,
  level: line,
  wants_to_play: line,
  gender: line,
  date_of_birth: line,
  age_group: line,
  joined_on: line,
  notes: lines,
};

export const NOTHING_TYPED = readForm(new URLSearchParams(), SHAPE);

export function typedOf(member: Member): MemberFields {
  const values = FIELDS.map((field) => [field, String(member[field] ?? '')]);
  return readForm(new URLSearchParams(values), SHAPE);
}

/** @param prefix of the names of the form's fields: `was-` for what the form began with */
export function readTyped(form: URLSearchParams, prefix = ''): MemberFields {
  return readForm({ getAll: (field) => form.getAll(prefix + field) }, SHAPE);
}

/** Everything that is wrong, each at its field (MEMB-5). */
export function faultsOf(typed: MemberFields): Faults {
  const faults: Partial<Record<Field, Fault>> = {};
  if (typed.display_name === '') faults.display_name = 'missing';
  for (const field of FIELDS) {
    if (Array.from(typed[field]).length > maxLengthOf(field)) faults[field] = 'tooLong';
  }
  if (typed.email !== '' && readAddress(typed.email) === null) faults.email ??= 'noEmail';
  if (typed.level !== '' && !LEVELS.includes(typed.level)) faults.level = 'noLevel';
  for (const field of ['date_of_birth', 'joined_on'] as const) {
    if (typed[field] !== '' && !isCalendarDay(typed[field])) faults[field] = 'noDate';
  }
  return faults;
}

/** In characters. What has no limit of the league's is chosen from a list, or a day. */
export function maxLengthOf(field: Field): number {
  const ofFields: Readonly<Partial<Record<string, { maxLength?: number; minimum?: number }>>> =
    FIELD_LIMITS.MemberChanges;
  return ofFields[field]?.maxLength ?? 100;
}

/** The fields in which two differ. */
export function touched(typed: MemberFields, was: MemberFields): Field[] {
  return FIELDS.filter((field) => typed[field] !== was[field]);
}

/** The request to the league for these fields; an empty one is cleared. */
export function changesOf(typed: MemberFields, fields: readonly Field[]): Api<'MemberChanges'> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field, typed[field])]));
}

function valueOf(field: Field, text: string): string | number | null {
  if (text === '') return null;
  return field === 'level' ? Number(text) : text;
}

/** The fields that the league refuses although they passed here: by its pointers, `/email`. */
export function faultsOfRefusal(problem: unknown): Faults {
  const errors = typeof problem === 'object' && problem !== null && 'errors' in problem;
  const named = errors && Array.isArray(problem.errors) ? problem.errors : [];
  const pointers = named.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'pointer' in one ? one.pointer : null,
  );
  const refused = FIELDS.filter((field) => pointers.includes(`/${field}`));
  return Object.fromEntries(
    refused.map((field) => [
      field,
      field === 'email' ? 'noEmail' : field === 'age_group' ? 'noBand' : 'refused',
    ]),
  );
}
