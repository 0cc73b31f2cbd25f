import { type Static, Type } from 'typebox';
import { Closed, DateTime, MemberRef, Uuid, Words } from '../http/schema.ts';
import { DISPUTE_ENDINGS } from './rules/dispute.ts';

const Count = Type.Integer({ minimum: 0 });

const DisputesOfMember = Closed(
  {
    member: MemberRef,
    gave_way: Count,
    other_side_gave_way: Count,
    coach_settled: Count,
    open: Count,
    matches: Type.Array(
      Closed({
        match_id: Uuid,
        label: Type.String(),
        ended: Words(DISPUTE_ENDINGS),
        at: Type.Unsafe<string>({
          ...DateTime,
          description: 'When it ended; of an open one, when it began',
        }),
      }),
    ),
  },
  { title: 'DisputesOfMember' },
);
export type DisputesOfMember = Static<typeof DisputesOfMember>;

export const DisputeHistory = Closed(
  { data: Type.Array(DisputesOfMember) },
  { title: 'DisputeHistory' },
);
