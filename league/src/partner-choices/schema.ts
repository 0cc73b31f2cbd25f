import { type Static, Type } from 'typebox';
import { MemberId } from '../http/id-schemas.ts';
import {
  DateTime,
  IdOf,
  MemberRef,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
import { CHOICES } from './rules/choices.ts';

export const PartnerChoice = StrictObject(
  {
    member: MemberRef,
    choice: StringEnum('PartnerChoiceKind', CHOICES),
    partner: Type.Union([MemberRef, Type.Null()], {
      description: 'The chosen partner',
    }),
    agreed: Type.Boolean({ description: 'Whether the two name each other' }),
    looking_for_partner: Type.Boolean(),
    declined_by: Type.Array(MemberRef),
    updated_at: Nullable(
      Type.With(DateTime, { description: 'Null if no choice was made, the default' }),
    ),
  },
  { title: 'PartnerChoice' },
);
export type PartnerChoice = Static<typeof PartnerChoice>;

export const PartnerChoiceList = StrictObject(
  { data: Type.Array(PartnerChoice) },
  { title: 'PartnerChoiceList' },
);

export const NewChoice = StrictObject(
  {
    choice: StringEnum('PartnerChoiceKind', CHOICES),
    partner_id: Type.Optional(
      Type.With(MemberId, {
        description: 'Only with `new_partner`; omit it if the partner is still to be found',
      }),
    ),
  },
  { title: 'NewChoice' },
);
export type NewChoice = Static<typeof NewChoice>;

export const CandidateQuery = StrictObject({
  ...PageQuery,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Part of the display name; case and accents are ignored',
    }),
  ),
});
export type CandidateQuery = Static<typeof CandidateQuery>;

export const PartnerCandidatePage = Page(MemberRef, 'PartnerCandidatePage');

export const RefusedChoice = StrictObject(
  { from_member_id: MemberId },
  { title: 'PartnerRefusal' },
);
export type RefusedChoice = Static<typeof RefusedChoice>;

export const ChoiceParams = StrictObject({
  id: IdOf('competition'),
  member_id: IdOf('choosing member'),
});
