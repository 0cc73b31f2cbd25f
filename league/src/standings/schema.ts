import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, EntryId } from '../http/id-schemas.ts';
import { RANKING_RULES } from '../competitions/rules/competition-rules.ts';
import { withSentence } from '../http/sentence-schema.ts';
import { SEPARATION } from '../shared/sentences/separation.ts';
import { MemberRef, StrictObject, StringEnum } from '../http/schema.ts';
import { Movement, Rank } from '../ledger/schema.ts';
import { ResultsCloseAt, ResultsDeadline } from '../seasons/schema.ts';

const Count = Type.Integer();

const SeparatedBy = withSentence(
  {
    rule: StringEnum('SeparatingRule', [...RANKING_RULES, 'minimum', 'withdrawn'], {
      description: 'The same as `code`',
    }),
    value: Type.String(),
    value_above: Type.String(),
    among: Type.Array(EntryId, { description: 'The entries between which the rule decided' }),
  },
  SEPARATION,
  { title: 'SeparatedBy' },
);

const StandingsRow = StrictObject(
  {
    rank: Rank,
    entry_id: EntryId,
    label: Type.String(),
    members: Type.Array(MemberRef),
    withdrawn: Type.Boolean(),
    played: Count,
    won: Count,
    lost: Count,
    unplayed: Count,
    sets_won: Count,
    sets_lost: Count,
    games_won: Count,
    games_lost: Count,
    points: Type.Number(),
    minimum: Count,
    short_of_minimum: Type.Boolean(),
    movement: Movement,
    separated_by: Type.Union([SeparatedBy, Type.Null()]),
  },
  { title: 'StandingsRow' },
);

export const Standings = StrictObject(
  {
    competition_id: CompetitionId,
    division_id: DivisionId,
    division_name: Type.String(),
    final: Type.Boolean(),
    results_deadline: ResultsDeadline,
    results_close_at: ResultsCloseAt,
    rows: Type.Array(StandingsRow),
  },
  { title: 'Standings' },
);
export type Standings = Static<typeof Standings>;

export const StandingsList = StrictObject(
  { data: Type.Array(Standings) },
  { title: 'StandingsList' },
);
export type StandingsList = Static<typeof StandingsList>;
