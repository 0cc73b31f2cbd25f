import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, EntryId, MatchId, SeasonId } from '../http/id-schemas.ts';
import { RANKING_RULES } from '../competitions/rules/competition-rules.ts';
import { MatchFormat } from '../competitions/rules-schema.ts';
import { withSentence } from '../http/sentence-schema.ts';
import { SEPARATION } from '../shared/sentences/separation.ts';
import { MemberRef, Nullable, Pair, StrictObject, StringEnum } from '../http/schema.ts';
import { Score } from '../http/score-schema.ts';
import { Movement, MovementTo, Rank, Tie } from '../ledger/schema.ts';
import { MATCH_STATUSES, Round, Ruling, verdictFields } from '../matches/schema.ts';
import { ResultsCloseAt, ResultsDeadline } from '../seasons/schema.ts';
import { DISCIPLINES } from '../shared/discipline.ts';
import { OUTCOMES } from '../shared/score.ts';
import { COMPETITION_STATES } from '../shared/states.ts';

const Count = Type.Integer();

const SeparatedBy = withSentence(
  {
    rule: StringEnum('SeparatingRule', [...RANKING_RULES, 'decision', 'minimum', 'withdrawn'], {
      description: 'Same as `code`',
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
    drawn: Count,
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
    movement_to: MovementTo,
    tie: Tie,
    separated_by: Type.Union([SeparatedBy, Type.Null()]),
  },
  { title: 'StandingsRow' },
);

const TableMatch = StrictObject(
  {
    id: MatchId,
    round: Round,
    entry_ids: Pair(EntryId),
    status: StringEnum('MatchStatus', MATCH_STATUSES),
    outcome: Nullable(StringEnum('Outcome', OUTCOMES)),
    score: Nullable(Score),
    ...verdictFields,
    ruling: Nullable(Ruling),
  },
  {
    title: 'TableMatch',
    description: 'A match of the table, with side 0 first. Its result is null until it is played.',
  },
);

export const Standings = StrictObject(
  {
    competition_id: CompetitionId,
    division_id: DivisionId,
    division_name: Type.String(),
    format: MatchFormat,
    final: Type.Boolean(),
    results_deadline: ResultsDeadline,
    results_close_at: ResultsCloseAt,
    rows: Type.Array(StandingsRow),
    matches: Type.Optional(
      Type.Array(TableMatch, { description: 'Only with `expand=matches`; oldest first' }),
    ),
  },
  { title: 'Standings' },
);
export type Standings = Static<typeof Standings>;

export const StandingsList = StrictObject(
  { data: Type.Array(Standings) },
  { title: 'StandingsList' },
);
export type StandingsList = Static<typeof StandingsList>;

export const SeasonStandings = StrictObject(
  {
    season_id: SeasonId,
    competitions: Type.Array(
      StrictObject(
        {
          competition_id: CompetitionId,
          name: Type.String(),
          discipline: StringEnum('Discipline', DISCIPLINES),
          state: StringEnum('CompetitionState', COMPETITION_STATES),
          tables: Type.Array(Standings, { description: 'From the top division down' }),
        },
        { title: 'CompetitionStandings' },
      ),
    ),
  },
  { title: 'SeasonStandings' },
);
export type SeasonStandings = Static<typeof SeasonStandings>;

export const StandingsQuery = StrictObject({
  expand: Type.Optional(
    StringEnum('StandingsExpansion', ['matches'], {
      description: 'Each table with its matches',
    }),
  ),
});
export type StandingsQuery = Static<typeof StandingsQuery>;
