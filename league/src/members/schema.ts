import { type Static, Type } from 'typebox';
import { MemberId } from '../http/id-schemas.ts';
import {
  CalendarDate,
  DateTime,
  Name,
  Nullable,
  Page,
  PageQuery,
  Several,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;

const Level = Type.Integer({ minimum: 1, maximum: 10 });
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** An age group as sent, which may have been stored before bands were checked. */
export const ShownAgeGroup = Nullable(Type.String({ description: 'A band' }));

/** Fields that only a credential with members:pii can read or set (MEM-2). */
export const settablePersonalFields = {
  full_name: Nullable(Name(200)),
  email: Nullable(Type.String({ format: 'email', maxLength: 254 })),
  phone: Nullable(Line(40)),
  date_of_birth: Nullable(CalendarDate),
  gender: Nullable(
    StringEnum('Gender', GENDERS, { description: 'Used only to warn about an unusual mixed pair' }),
  ),
  age_group: Nullable(
    Type.String({
      minLength: 1,
      maxLength: 40,
      format: 'age-band',
      description:
        'An age band such as `under_18`, `18_34` or `60+`, never a date of birth: at most two ' +
        'numbers, of at most two digits each',
    }),
  ),
  notes: Nullable(Type.String({ maxLength: 4000 })),
};

export const settableFields = {
  display_name: Name(),
  status: StringEnum('MemberStatus', MEMBER_STATUSES),
  rating: Nullable(Type.Number({ description: 'Stored as given, never computed' })),
  rating_system: Nullable(Line(60)),
  level: Nullable(Level),
  self_level: Nullable(Level),
  joined_on: Nullable(CalendarDate),
  wants_to_play: Nullable(StringEnum('Wish', WISHES)),
};

export const PERSONAL_FIELDS = [
  ...Object.keys(settablePersonalFields),
  'invitation_state',
  'invitation_at',
] as const;
export const SETTABLE_PERSONAL_FIELDS = Object.keys(settablePersonalFields);

export const Member = StrictObject(
  {
    id: MemberId,
    ...settableFields,
    leaving_at: Nullable(DateTime),
    deleted_at: Nullable(DateTime),
    signed_in_at: Nullable(DateTime),
    last_signed_in_at: Nullable(DateTime),
    created_at: DateTime,
    updated_at: DateTime,
    full_name: Type.Optional(settablePersonalFields.full_name),
    email: Type.Optional(settablePersonalFields.email),
    invitation_state: Type.Optional(
      Nullable(StringEnum('InvitationState', ['accepted', 'failed'])),
    ),
    invitation_at: Type.Optional(Nullable(DateTime)),
    phone: Type.Optional(settablePersonalFields.phone),
    date_of_birth: Type.Optional(settablePersonalFields.date_of_birth),
    gender: Type.Optional(settablePersonalFields.gender),
    age_group: Type.Optional(ShownAgeGroup),
    notes: Type.Optional(settablePersonalFields.notes),
  },
  {
    title: 'Member',
    description: 'Personal fields appear only in responses to a key with members:pii.',
  },
);
export type Member = Static<typeof Member>;

const settable = { ...settableFields, ...settablePersonalFields };

export const MemberChanges = StrictObject(
  {
    display_name: Type.Optional(settable.display_name),
    status: Type.Optional(settable.status),
    rating: Type.Optional(settable.rating),
    rating_system: Type.Optional(settable.rating_system),
    level: Type.Optional(settable.level),
    self_level: Type.Optional(settable.self_level),
    joined_on: Type.Optional(settable.joined_on),
    wants_to_play: Type.Optional(settable.wants_to_play),
    full_name: Type.Optional(settable.full_name),
    email: Type.Optional(settable.email),
    phone: Type.Optional(settable.phone),
    date_of_birth: Type.Optional(settable.date_of_birth),
    gender: Type.Optional(settable.gender),
    age_group: Type.Optional(settable.age_group),
    notes: Type.Optional(settable.notes),
  },
  { title: 'MemberChanges' },
);
export type MemberChanges = Static<typeof MemberChanges>;

export const NewMember = StrictObject(
  { ...MemberChanges.properties, display_name: settable.display_name },
  { title: 'NewMember' },
);
export type NewMember = Static<typeof NewMember>;

export const MemberPage = Page(Member, 'MemberPage');

/** Groups of members that a coach may want to list separately (MEM-13). */
const MEMBER_GROUPS = [
  'leaving',
  'without_address',
  'not_invited',
  'invitation_failed',
  'never_signed_in',
] as const;
export type MemberGroup = (typeof MEMBER_GROUPS)[number];
/** Membership in these groups reveals something about an address. */
export const PERSONAL_GROUPS: readonly MemberGroup[] = [
  'without_address',
  'not_invited',
  'invitation_failed',
];

export const MemberQuery = StrictObject({
  ...PageQuery,
  order: Type.Optional(
    StringEnum('MemberOrder', ['oldest', 'name'], {
      default: 'oldest',
      description: 'By date added, oldest first, or by display name, ignoring accents',
    }),
  ),
  only: Type.Optional(
    StringEnum('MemberGroup', MEMBER_GROUPS, {
      description:
        'Only members who have not left and who are leaving, have no address, were never invited ' +
        'although they have one and never signed in, whose invitation failed, or who never signed ' +
        'in. All filters except the first and last require members:pii',
    }),
  ),
  status: Type.Optional(
    StringEnum('MemberStatus', MEMBER_STATUSES, { description: 'Only members with this status' }),
  ),
  wants_to_play: Type.Optional(
    Several(
      StringEnum('Wish', WISHES),
      WISHES.length,
      'Only members who want to play one of these',
    ),
  ),
  never_entered: Type.Optional(
    Type.Boolean({ description: 'Only members who never had an entry; also requires league:read' }),
  ),
  ids: Type.Optional(
    Several(MemberId, 100, 'Only members with these ids, up to 100; ignores unknown ids'),
  ),
  email: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 254,
      description: 'The full address, ignoring case; requires members:pii',
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Part of the display name; case and accents are ignored',
    }),
  ),
  include_deleted: Type.Optional(
    Type.Boolean({ default: false, description: 'Include removed members' }),
  ),
});
export type MemberQuery = Static<typeof MemberQuery>;

const Count = Type.Integer({ minimum: 0 });

export const MemberCounts = StrictObject(
  {
    active: Count,
    paused: Count,
    left: Count,
    leaving: Count,
    without_address: Type.Optional(Count),
    not_invited: Type.Optional(Count),
    invitation_failed: Type.Optional(Count),
    never_signed_in: Count,
  },
  {
    title: 'MemberCounts',
    description:
      'How many members match each filter; removed members never count. Counts about addresses ' +
      'appear only in responses to a key with members:pii.',
  },
);
export type MemberCounts = Static<typeof MemberCounts>;

const INVITATION_OUTCOMES = ['accepted', 'failed'] as const;

export const InvitationOutcome = StrictObject(
  {
    outcome: StringEnum('InvitationState', INVITATION_OUTCOMES, {
      description:
        '`accepted`: the mail provider accepted the email, which does not prove delivery',
    }),
    email: Type.String({
      format: 'email',
      maxLength: 254,
      description: 'The address used; it must still be the member’s',
    }),
  },
  { title: 'InvitationOutcome' },
);
export type InvitationOutcome = Static<typeof InvitationOutcome>;

export const MemberInvitation = StrictObject(
  {
    member_id: MemberId,
    invitation_state: StringEnum('InvitationState', INVITATION_OUTCOMES),
    invitation_at: DateTime,
  },
  { title: 'MemberInvitation' },
);
export type MemberInvitation = Static<typeof MemberInvitation>;
