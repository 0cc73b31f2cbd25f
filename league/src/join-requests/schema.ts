import { type Static, Type } from 'typebox';
import { JoinRequestId, MemberId } from '../http/id-schemas.ts';
import { DateTime, Name, Page, PageQuery, StrictObject, StringEnum } from '../http/schema.ts';
import {
  GENDERS,
  settableFields,
  settablePersonalFields,
  ShownAgeGroup,
} from '../members/schema.ts';
import { MEMBER_STATUSES } from '../shared/members.ts';

const { age_group: AgeGroup } = settablePersonalFields;
const { display_name: DisplayName, level: Level, self_level: SelfLevel } = settableFields;
const { wants_to_play: Wish } = settableFields;

const asked = {
  first_name: Name(),
  surname: Name(),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Name(40),
  gender: StringEnum('Gender', GENDERS),
  privacy_notice: Name(200),
};

export const JoinRequest = StrictObject(
  {
    id: JoinRequestId,
    first_name: asked.first_name,
    surname: asked.surname,
    email: asked.email,
    phone: asked.phone,
    gender: asked.gender,
    age_group: ShownAgeGroup,
    wants_to_play: Wish,
    self_level: SelfLevel,
    privacy_notice: asked.privacy_notice,
    existing_member: Type.Union(
      [
        StrictObject({
          id: MemberId,
          display_name: Type.String(),
          status: StringEnum('MemberStatus', MEMBER_STATUSES),
        }),
        Type.Null(),
      ],
      { description: 'The member who already has this address' },
    ),
    created_at: DateTime,
    expires_at: DateTime,
  },
  { title: 'JoinRequest' },
);
export type JoinRequest = Static<typeof JoinRequest>;

export const NewJoinRequest = StrictObject(
  {
    ...asked,
    age_group: Type.Optional(AgeGroup),
    wants_to_play: Type.Optional(Wish),
    self_level: Type.Optional(SelfLevel),
  },
  {
    title: 'NewJoinRequest',
    description: 'privacy_notice is the notice the applicant agreed to.',
  },
);
export type NewJoinRequest = Static<typeof NewJoinRequest>;

export const Approval = StrictObject(
  {
    display_name: Type.Optional(DisplayName),
    level: Type.Optional(Level),
    gender: Type.Optional(asked.gender),
    age_group: Type.Optional(AgeGroup),
  },
  { title: 'Approval', description: 'display_name defaults to first name and surname.' },
);
export type Approval = Static<typeof Approval>;

export const JoinRequestPage = Page(JoinRequest, 'JoinRequestPage');
export const JoinRequestQuery = StrictObject(PageQuery);
export type JoinRequestQuery = Static<typeof JoinRequestQuery>;
