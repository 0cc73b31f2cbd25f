import { type Static, Type } from 'typebox';
import { MatchId } from '../http/id-schemas.ts';
import {
  DateTime,
  CursorQuery,
  MemberRef,
  Nullable,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
import { DISPUTE_ENDINGS } from './rules/dispute.ts';

const Count = Type.Integer({ minimum: 0 });

const DisputesOfMember = StrictObject(
  {
    member: MemberRef,
    gave_way: Count,
    other_side_gave_way: Count,
    coach_settled: Count,
    open: Count,
    matches: Type.Array(
      StrictObject({
        match_id: MatchId,
        label: Type.String(),
        ended: StringEnum('DisputeEnding', DISPUTE_ENDINGS),
        at: Type.With(DateTime, { description: 'When it ended or, if it is open, when it began' }),
      }),
    ),
  },
  { title: 'DisputesOfMember' },
);
export type DisputesOfMember = Static<typeof DisputesOfMember>;

export const DisputeHistory = StrictObject(
  {
    data: Type.Array(DisputesOfMember),
    next_cursor: Nullable(Type.String({ description: 'Opaque; null on the last page' })),
  },
  { title: 'DisputeHistory' },
);
export type DisputeHistory = Static<typeof DisputeHistory>;

export const DisputeQuery = StrictObject({
  ...CursorQuery,
});
export type DisputeQuery = Static<typeof DisputeQuery>;
