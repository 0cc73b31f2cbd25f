import type { Api } from '../../../api/client.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { LEVELS } from '../../../api/levels.ts';
import type { Member } from '../../../api/members.ts';
import type { Words } from '../../../messages/en.ts';
import {
  chosen,
  day,
  email,
  etag,
  once,
  chooseOne,
  optional,
  paragraphs,
  text,
} from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';

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

const { MemberChanges: LIMITS } = FIELD_LIMITS;
const FIELD_KINDS = {
  display_name: text(LIMITS.display_name),
  full_name: optional(text(LIMITS.full_name)),
  email: optional(email(LIMITS.email)),
  phone: optional(text(LIMITS.phone)),
  level: optional(chooseOne(LEVELS)),
  wants_to_play: optional(chooseOne(WISHES)),
  gender: optional(chooseOne(GENDERS)),
  date_of_birth: optional(day),
  age_group: optional(text(LIMITS.age_group)),
  joined_on: optional(day),
  notes: optional(paragraphs(LIMITS.notes)),
};
export type MemberField = keyof typeof FIELD_KINDS;
export const FIELDS = Object.keys(FIELD_KINDS) as readonly MemberField[];

/** The shared mailbox's holder, as ticked and as before. */
const SHARE = { share: chosen, 'was-share': chosen };
const MEMBER = form(FIELD_KINDS);
export const NEW_MEMBER = form({ key: once, ...SHARE, ...FIELD_KINDS });
export const CHANGED_MEMBER = form({ version: etag, ...SHARE, ...FIELD_KINDS });
export type MemberForm = Filled<typeof MEMBER>;
type MemberValues = MemberForm['values'];

/** Error messages that are more specific than usual (MEMB-5). */
export function makeFaultSentences({ members: { faults } }: Words) {
  return {
    display_name: { missing: faults.missing },
    email: { notEmail: faults.noEmail, refused: faults.noEmail },
    level: faults.noLevel,
    date_of_birth: faults.noDate,
    age_group: { refused: faults.noBand },
    joined_on: faults.noDate,
  };
}

export function toTexts(member: Member): Readonly<Record<MemberField, string>> {
  const texts = FIELDS.map((field) => [field, String(member[field] ?? '')]);
  return Object.fromEntries(texts) as Record<MemberField, string>;
}

export function beginMember(visit: { readonly words: Words }, member: Member): MemberForm {
  return MEMBER.begin(visit, toTexts(member));
}

/** The form's original values, which it sends along so that only edited fields are changed. */
export function readBefore(visit: {
  readonly form: URLSearchParams;
  readonly words: Words;
}): MemberForm {
  const getAll = (name: string) => visit.form.getAll(`was-${name}`);
  return MEMBER.read({ form: { getAll }, words: visit.words });
}

export function listChangedFields(values: MemberValues, was: MemberValues): MemberField[] {
  return FIELDS.filter((field) => (values[field] ?? null) !== (was[field] ?? null));
}

export function toMemberChanges(
  values: MemberValues,
  fields: readonly MemberField[],
): Api<'MemberChanges'> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field] ?? null;
      return [field, field === 'level' && value !== null ? Number(value) : value];
    }),
  );
}
