import { type Static, Type } from 'typebox';
import { Closed, DateTime, MemberRef, Nullable, Uuid, Words } from '../http/schema.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';

const PartnerLeft = Closed(
  { competition_id: Uuid, competition_name: Type.String(), member: MemberRef },
  { title: 'PartnerLeft' },
);

export const MemberAvailability = Closed(
  {
    member_id: Uuid,
    status: Words(MEMBER_STATUSES),
    leaving_at: Nullable(DateTime),
    wants_to_play: Nullable(Words(WISHES)),
    partners_left: Type.Array(PartnerLeft, {
      description: 'Who needs another partner now; told by the leaving alone',
    }),
  },
  { title: 'MemberAvailability' },
);
export type MemberAvailability = Static<typeof MemberAvailability>;

export const WishChange = Closed(
  { wants_to_play: Nullable(Words(WISHES, { description: 'Null: not said' })) },
  { title: 'WishChange' },
);
export type WishChange = Static<typeof WishChange>;
