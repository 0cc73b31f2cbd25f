import { type Static, Type } from 'typebox';
import { CompetitionId, EntryId, MatchId, MemberId, SeasonId } from '../http/id-schemas.ts';
import { Limit, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { ResultsCloseAt, ResultsDeadline } from '../seasons/schema.ts';

const Count = Type.Integer({ minimum: 0 });

const ChaseRow = StrictObject(
  {
    member: StrictObject({
      id: MemberId,
      display_name: Type.String(),
      email: Type.Optional(
        Nullable(Type.String({ description: 'Only for a key with members:pii' })),
      ),
    }),
    entry_id: EntryId,
    label: Type.String(),
    competition_id: CompetitionId,
    competition_name: Type.String(),
    division_name: Nullable(Type.String()),
    played: Count,
    minimum: Count,
    short_by: Count,
    outstanding: Type.Array(
      StrictObject({
        match_id: MatchId,
        opponent: Type.String(),
        status: StringEnum('OutstandingStatus', ['open', 'reported', 'disputed']),
        waiting_on_us: Type.Boolean({ description: 'The other side has reported, we have not' }),
      }),
    ),
    results_deadline: ResultsDeadline,
    results_close_at: ResultsCloseAt,
    days_left: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'Days until the last one for reports, in the club’s zone; 0 on that day',
      }),
    ),
  },
  { title: 'ChaseRow' },
);
export type ChaseRow = Static<typeof ChaseRow>;

export const ChaseList = StrictObject(
  {
    data: Type.Array(ChaseRow),
    next_cursor: Nullable(Type.String({ description: 'Opaque; null on the last page' })),
  },
  { title: 'ChaseList' },
);
export type ChaseList = Static<typeof ChaseList>;

export const ChaseQuery = StrictObject({
  after: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The `next_cursor` of the page before; without it the first',
    }),
  ),
  limit: Limit,
  within_days: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'Only where so many days or fewer are left; never what has no deadline',
    }),
  ),
  season: Type.Optional(Type.With(SeasonId, { description: 'Only those of this season' })),
});
export type ChaseQuery = Static<typeof ChaseQuery>;
