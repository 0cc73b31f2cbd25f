import { type Static, Type } from 'typebox';
import { Closed, MemberRef, Nullable, Uuid, Words } from '../http/schema.ts';
import { CHOICES } from './rules/choices.ts';

export const PartnerChoice = Closed(
  {
    member: MemberRef,
    choice: Words(CHOICES),
    partner: Type.Union([Closed({ id: Uuid, display_name: Type.String() }), Type.Null()], {
      description: 'Whom the choice names',
    }),
    agreed: Type.Boolean({ description: 'The two name each other' }),
    looking_for_partner: Type.Boolean(),
    declined_by: Type.Array(MemberRef),
    updated_at: Nullable(
      Type.String({ format: 'date-time', description: 'Null: nothing was said, the default' }),
    ),
  },
  { title: 'PartnerChoice' },
);
export type PartnerChoice = Static<typeof PartnerChoice>;

export const PartnerChoiceList = Closed(
  { data: Type.Array(PartnerChoice) },
  { title: 'PartnerChoiceList' },
);

export const NewChoice = Closed(
  {
    choice: Words(CHOICES),
    partner_id: Type.Optional(
      Type.Unsafe<string>({
        ...Uuid,
        description: 'Only with new_partner; without it nobody is found yet',
      }),
    ),
  },
  { title: 'NewChoice' },
);
export type NewChoice = Static<typeof NewChoice>;

export const Refused = Closed({ from_member_id: Uuid }, { title: 'PartnerRefusal' });
export type Refused = Static<typeof Refused>;

export const ChoiceParams = Closed({ id: Uuid, member_id: Uuid });
