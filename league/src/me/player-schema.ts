import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, EntryId, MemberId } from '../http/id-schemas.ts';
import {
  CalendarDate,
  MemberRef,
  Nullable,
  Side,
  StrictObject,
  StringEnum,
  Uuid,
} from '../http/schema.ts';
import { matchFields, MatchPlan } from '../matches/schema.ts';
import { PartnerChoice } from '../partner-choices/schema.ts';
import { ResultsDeadline } from '../seasons/schema.ts';
import { DISCIPLINES } from '../shared/discipline.ts';
import { COMPETITION_STATES } from '../shared/states.ts';

const SeasonRef = StrictObject(
  {
    id: Uuid,
    name: Type.String(),
    starts_on: Nullable(CalendarDate),
    ends_on: Nullable(CalendarDate),
  },
  { title: 'SeasonRef' },
);

const Placement = StrictObject(
  {
    season: SeasonRef,
    competition_id: CompetitionId,
    competition_name: Type.String(),
    competition_state: StringEnum('CompetitionState', COMPETITION_STATES),
    discipline: StringEnum('Discipline', DISCIPLINES),
    entry_id: EntryId,
    division_id: Nullable(DivisionId),
    division_name: Nullable(Type.String()),
    rank: Nullable(Type.Integer({ description: 'Null if unranked or if there is no table yet' })),
    points: Nullable(
      Type.Number({ description: 'As in the table; null if there is no table yet' }),
    ),
    played: Nullable(
      Type.Integer({ description: 'As the table counts it; null if there is no table yet' }),
    ),
    minimum: Nullable(
      Type.Integer({
        description: 'Number of matches you have to play; null if there is no table yet',
      }),
    ),
    partner: Type.Union([MemberRef, Type.Null()]),
    provisional: Type.Boolean({ description: 'The season is not active yet' }),
    fixtures_ready: Type.Boolean(),
    opted_out: Type.Boolean({
      description:
        'Whether the entry is out of the next season, on its own or because one of you is leaving',
    }),
    partner_leaving: Type.Boolean({
      description: 'Your partner is leaving, which opts this entry out; opting in undoes that',
    }),
  },
  { title: 'PlayerPlacement' },
);

export const PlayerPlacements = StrictObject(
  {
    has_entries: Type.Boolean({
      description: 'Whether you ever held an entry in a competition that started',
    }),
    next_season: Type.Union([SeasonRef, Type.Null()], {
      description: 'The earliest season in planning',
    }),
    last_season: Type.Union([SeasonRef, Type.Null()], {
      description: 'The last-ending season with a complete competition you played in',
    }),
    placements: Type.Array(Placement),
  },
  { title: 'PlayerPlacements' },
);
export type PlayerPlacements = Static<typeof PlayerPlacements>;

export const PlayerContacts = StrictObject(
  {
    data: Type.Array(
      StrictObject({
        member_id: MemberId,
        display_name: Type.String(),
        full_name: Nullable(Type.String()),
        email: Nullable(Type.String()),
        phone: Nullable(Type.String()),
        entry_ids: Type.Array(EntryId, {
          description: 'The person’s entries that you play with or against',
        }),
      }),
    ),
  },
  { title: 'PlayerContacts' },
);
export type PlayerContacts = Static<typeof PlayerContacts>;

const PlayerMatch = StrictObject(
  {
    ...matchFields,
    my_side: Type.Unsafe<0 | 1>({ ...Side, description: 'Your side' }),
    opponents: Type.Array(MemberRef, { description: 'The opponents' }),
    results_deadline: ResultsDeadline,
    plan: MatchPlan,
  },
  { title: 'PlayerMatch' },
);
export type PlayerMatch = Static<typeof PlayerMatch>;

export const PlayerMatches = StrictObject(
  { data: Type.Array(PlayerMatch) },
  { title: 'PlayerMatches' },
);

export const PlayerMatchQuery = StrictObject({
  include: Type.Optional(
    StringEnum('PlayerMatchInclusion', ['ruled'], {
      description: 'Includes open matches that count as walkovers because an entry withdrew',
    }),
  ),
});

export const PlayerPartnerChoices = StrictObject(
  {
    data: Type.Array(
      StrictObject(
        {
          competition_id: CompetitionId,
          competition_name: Type.String(),
          competition_state: StringEnum('CompetitionState', COMPETITION_STATES, {
            description: 'Choices are closed in a competition that is not active',
          }),
          discipline: StringEnum('Discipline', DISCIPLINES),
          choices: Type.Array(PartnerChoice, {
            description: 'Your choice and those that affect you; empty if nobody has chosen',
          }),
        },
        { title: 'PlayerPartnerChoice' },
      ),
    ),
  },
  { title: 'PlayerPartnerChoices' },
);
export type PlayerPartnerChoices = Static<typeof PlayerPartnerChoices>;
