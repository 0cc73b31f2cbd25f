import type { Api } from '../../../api/client.ts';
import type { Member } from '../../../api/members.ts';
import { isEmailAddress } from '../../../mail/mailbox.ts';

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

/** As the league has them, in characters. */
export const MOST: Readonly<Partial<Record<Field, number>>> = {
  display_name: 100,
  full_name: 200,
  email: 254,
  phone: 40,
  age_group: 40,
  notes: 4000,
};

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

export const NOTHING_TYPED = typedBy(() => '');

function typedBy(value: (field: Field) => string): MemberFields {
  return {
    display_name: value('display_name'),
    full_name: value('full_name'),
    email: value('email'),
    phone: value('phone'),
    level: value('level'),
    wants_to_play: value('wants_to_play'),
    gender: value('gender'),
    date_of_birth: value('date_of_birth'),
    age_group: value('age_group'),
    joined_on: value('joined_on'),
    notes: value('notes'),
  };
}

export function typedOf(member: Member): MemberFields {
  return typedBy((field) => tidy(field, String(member[field] ?? '')));
}

/** Browsers send line breaks as two characters; one line has none. */
function tidy(field: Field, text: string): string {
  if (field === 'notes') return text.replaceAll(/\r\n?/g, '\n').trim();
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** @param prefix of the names of the form's fields: `was-` for what the form began with */
export function readTyped(form: URLSearchParams, prefix = ''): MemberFields {
  return typedBy((field) => tidy(field, form.get(prefix + field) ?? ''));
}

/** Everything that is wrong, each at its field (MEMB-5). */
export function faultsOf(typed: MemberFields): Faults {
  const faults: Partial<Record<Field, Fault>> = {};
  if (typed.display_name === '') faults.display_name = 'missing';
  for (const field of FIELDS) {
    if (Array.from(typed[field]).length > (MOST[field] ?? 100)) faults[field] = 'tooLong';
  }
  if (typed.email !== '' && !isEmailAddress(typed.email)) faults.email ??= 'noEmail';
  if (typed.level !== '' && !/^([1-9]|10)$/.test(typed.level)) faults.level = 'noLevel';
  for (const field of ['date_of_birth', 'joined_on'] as const) {
    if (typed[field] !== '' && !isDate(typed[field])) faults[field] = 'noDate';
  }
  return faults;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The fields in which two differ. */
export function touched(typed: MemberFields, was: MemberFields): Field[] {
  return FIELDS.filter((field) => typed[field] !== was[field]);
}

/** What the league is told of these fields; what is empty is cleared. */
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
