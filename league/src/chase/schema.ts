import { type Static, Type } from 'typebox';
import { Visibility } from '../competitions/schema.ts';
import {
  CompetitionId,
  DivisionId,
  EntryId,
  MatchId,
  MemberId,
  SeasonId,
} from '../http/id-schemas.ts';
import {
  CursorQuery,
  MemberRef,
  Nullable,
  Several,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
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
      phone: Type.Optional(
        Nullable(Type.String({ description: 'Only for a key with members:pii' })),
      ),
    }),
    entry_id: EntryId,
    label: Type.String(),
    season_id: SeasonId,
    competition_id: CompetitionId,
    competition_name: Type.String(),
    visibility: Visibility,
    division_id: DivisionId,
    division_name: Nullable(Type.String()),
    played: Count,
    minimum: Count,
    short_by: Count,
    outstanding: Type.Array(
      StrictObject({
        match_id: MatchId,
        opponent: Type.String(),
        opponents: Type.Array(MemberRef, { description: 'The opponents' }),
        status: StringEnum('OutstandingStatus', ['open', 'reported', 'disputed']),
        waiting_on_us: Type.Boolean({
          description: 'The other side has reported; this side has not',
        }),
      }),
    ),
    results_deadline: ResultsDeadline,
    results_close_at: ResultsCloseAt,
    days_left: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'Days until the last day for reports, in the club’s time zone; 0 on that day',
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
    total: Type.Integer({
      minimum: 0,
      description: 'Number of rows on all pages that match the filters',
    }),
  },
  { title: 'ChaseList' },
);
export type ChaseList = Static<typeof ChaseList>;

export const ChaseQuery = StrictObject({
  ...CursorQuery,
  within_days: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'Only rows with at most this many days left; excludes rows without a deadline',
    }),
  ),
  season: Type.Optional(Type.With(SeasonId, { description: 'Only rows of this season' })),
  competition: Type.Optional(
    Type.With(CompetitionId, { description: 'Only rows of this competition' }),
  ),
  division: Type.Optional(Type.With(DivisionId, { description: 'Only rows of this division' })),
  member: Type.Optional(Several(MemberId, 100, 'Only these members, up to 100')),
  short_by: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: 'Only members at least this many matches short of the minimum',
    }),
  ),
});
export type ChaseQuery = Static<typeof ChaseQuery>;
