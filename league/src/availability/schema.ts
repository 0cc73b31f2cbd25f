import { type Static, Type } from 'typebox';
import { CompetitionId, MemberId } from '../http/id-schemas.ts';
import { DateTime, MemberRef, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';

const PartnerLeft = StrictObject(
  { competition_id: CompetitionId, competition_name: Type.String(), member: MemberRef },
  { title: 'PartnerLeft' },
);

export const MemberAvailability = StrictObject(
  {
    member_id: MemberId,
    status: StringEnum('MemberStatus', MEMBER_STATUSES),
    leaving_at: Nullable(DateTime),
    wants_to_play: Nullable(StringEnum('Wish', WISHES)),
    partners_left: Type.Array(PartnerLeft, {
      description: 'Members who now need another partner; only in the response to leaving',
    }),
  },
  { title: 'MemberAvailability' },
);
export type MemberAvailability = Static<typeof MemberAvailability>;

export const WishChange = StrictObject(
  {
    wants_to_play: Nullable(
      StringEnum('Wish', WISHES, { description: 'Null if the member has not said' }),
    ),
  },
  { title: 'WishChange' },
);
export type WishChange = Static<typeof WishChange>;
