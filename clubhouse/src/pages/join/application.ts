import type { Api } from '../../api/client.ts';
import { DISCIPLINES, findWish } from '../../api/wish.ts';
import type { Discipline } from '../../messages/terms.ts';
import { readAddress } from '../../addresses/address.ts';
import { isPlainName } from './plain-name.ts';
import { FIELD_LIMITS } from '../../api/field-limits.ts';
import { asSent, emailAddress, line, readOne, readForm } from '../../web/read-form.ts';

/** A hidden field, which only bots fill in (JOIN-4). */
export const TRAP = 'message';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;

/** In the league's levels: 10 is a beginner, 5 intermediate, 4 a strong club player. */
const LEVELS = { starting: 10, rallying: 6, team: 4 } as const;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES: readonly LevelName[] = ['starting', 'rallying', 'team'];

export type TextField = 'first_name' | 'surname' | 'email' | 'phone';
export type Field = TextField | 'gender' | 'agreed';

/** In characters. Names fit the longest known (JOIN-10); the rest follows the league. */
export const MAX_LENGTHS: Readonly<Record<TextField, number>> = {
  first_name: 60,
  surname: 60,
  email: FIELD_LIMITS.NewJoinRequest.email.maxLength,
  phone: FIELD_LIMITS.NewJoinRequest.phone.maxLength,
};

/** The typed and ticked values, to be sent or shown again. */
export interface ApplicationFields extends Readonly<Record<TextField, string>> {
  readonly gender: string;
  readonly level: LevelName | null;
  readonly play: readonly Discipline[];
  /** The name of the notice that was agreed to; empty if none was. */
  readonly agreed: string;
}

export const NOTHING_TYPED: ApplicationFields = {
  first_name: '',
  surname: '',
  email: '',
  phone: '',
  gender: 'undisclosed',
  level: null,
  play: [],
  agreed: '',
};

type Fault =
  | 'missing'
  | 'tooLong'
  | 'notPlain'
  | 'noEmail'
  | 'noPhone'
  | 'refused'
  | 'notAgreed'
  | 'noticeChanged';
export type Faults = Readonly<Partial<Record<Field, Fault>>>;

export function readTyped(form: URLSearchParams): ApplicationFields {
  return readForm(form, {
    first_name: line,
    surname: line,
    email: emailAddress,
    phone: line,
    gender: ([gender = 'undisclosed']) => gender,
    level: readOne(LEVEL_NAMES),
    play: (said) => DISCIPLINES.filter((one) => said.includes(one)),
    agreed: asSent,
  });
}

/** Collects all errors by field (JOIN-3); `notices` has the names of the current notice. */
export function findFaults(typed: ApplicationFields, notices: readonly string[]): Faults {
  const faults: Partial<Record<Field, Fault>> = {};
  for (const field of ['first_name', 'surname', 'email', 'phone'] as const) {
    const fault = findTextFault(field, typed[field]);
    if (fault !== null) faults[field] = fault;
  }
  if (!isGender(typed.gender)) faults.gender = 'missing';
  if (typed.agreed === '') faults.agreed = 'notAgreed';
  else if (!notices.includes(typed.agreed)) faults.agreed = 'noticeChanged';
  return faults;
}

/** A phone number has at least five digits, with any separators. */
const FEWEST_DIGITS = 5;

function findTextFault(field: TextField, text: string): Fault | null {
  if (text === '') return 'missing';
  if (Array.from(text).length > MAX_LENGTHS[field]) return 'tooLong';
  const isName = field === 'first_name' || field === 'surname';
  if (isName && !isPlainName(text)) return 'notPlain';
  if (field === 'email' && readAddress(text) === null) return 'noEmail';
  const isNumber = text.replaceAll(/\P{Nd}/gu, '').length >= FEWEST_DIGITS;
  return field === 'phone' && !isNumber ? 'noPhone' : null;
}

function isGender(text: string): text is (typeof GENDERS)[number] {
  return (GENDERS as readonly string[]).includes(text);
}

/** The request to the league; null if the form was not validated. */
export function toJoinRequest(typed: ApplicationFields): Api<'NewJoinRequest'> | null {
  const { first_name, surname, email, phone, gender, level, play, agreed } = typed;
  if (!isGender(gender)) return null;
  const wish = findWish(play);
  return {
    first_name,
    surname,
    email,
    phone,
    gender,
    privacy_notice: agreed,
    ...(wish === null ? {} : { wants_to_play: wish }),
    ...(level === null ? {} : { self_level: LEVELS[level] }),
  };
}

/** Fields that passed here but that the league refuses, by pointers such as `/email`. */
export function readRefusalFaults(problem: unknown): Faults {
  const errors = typeof problem === 'object' && problem !== null && 'errors' in problem;
  const pointers = errors && Array.isArray(problem.errors) ? problem.errors : [];
  const fields = Object.keys(MAX_LENGTHS) as TextField[];
  const refused = fields.filter((field) =>
    pointers.some(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'pointer' in one && one.pointer === `/${field}`,
    ),
  );
  return Object.fromEntries(
    refused.map((field) => [field, field === 'email' ? 'noEmail' : 'refused']),
  );
}
