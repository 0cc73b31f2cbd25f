import { type Static, Type } from 'typebox';
import { Closed, DateTime, Name, Nullable, Page, PageQuery, Uuid, Words } from '../http/schema.ts';
import { RULE_PRESETS } from './rules/presets.ts';
import { CompetitionRules, RulesChanges } from './rules-schema.ts';

export const COMPETITION_STATES = ['draft', 'active', 'complete', 'archived'] as const;
const DISCIPLINES = ['singles', 'doubles', 'mixed_doubles'] as const;
const VISIBILITIES = ['members', 'private'] as const;

export const Competition = Closed(
  {
    id: Uuid,
    season_id: Uuid,
    name: Type.String(),
    discipline: Words(DISCIPLINES),
    state: Words(COMPETITION_STATES),
    visibility: Words(VISIBILITIES),
    rules: CompetitionRules,
    previous_competition_id: Nullable(Uuid),
    placements_decided: Type.Boolean(),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Competition' },
);
export type Competition = Static<typeof Competition>;

const Preset = Words(
  RULE_PRESETS.map((preset) => preset.id),
  { description: 'Starts from these rules; `rules` then changes parts of them' },
);

export const NewCompetition = Closed(
  {
    season_id: Uuid,
    name: Name(),
    discipline: Words(DISCIPLINES),
    visibility: Type.Optional(Words(VISIBILITIES, { default: 'members' })),
    rules: Type.Optional(RulesChanges),
    preset: Type.Optional(Preset),
    previous_competition_id: Type.Optional(Nullable(Uuid)),
  },
  { title: 'NewCompetition' },
);
export type NewCompetition = Static<typeof NewCompetition>;

export const CompetitionChanges = Closed(
  {
    season_id: Type.Optional(Uuid),
    name: Type.Optional(Name()),
    discipline: Type.Optional(Words(DISCIPLINES)),
    visibility: Type.Optional(Words(VISIBILITIES)),
    rules: Type.Optional(RulesChanges),
    preset: Type.Optional(Preset),
    previous_competition_id: Type.Optional(Nullable(Uuid)),
    placements_decided: Type.Optional(Type.Boolean()),
    state: Type.Optional(Words(COMPETITION_STATES, { description: 'One step forward or back' })),
  },
  { title: 'CompetitionChanges' },
);
export type CompetitionChanges = Static<typeof CompetitionChanges>;

export const CompetitionPage = Page(Competition, 'CompetitionPage');

export const CompetitionQuery = Closed({
  ...PageQuery,
  season: Type.Optional(Uuid),
  state: Type.Optional(Words(COMPETITION_STATES)),
});
export type CompetitionQuery = Static<typeof CompetitionQuery>;

export const Division = Closed(
  {
    id: Uuid,
    competition_id: Uuid,
    name: Type.String(),
    position: Type.Integer({ minimum: 1, description: '1 is the top' }),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Division' },
);
export type Division = Static<typeof Division>;

export const DivisionList = Closed(
  { data: Type.Array(Division), next_cursor: Nullable(Uuid) },
  { title: 'DivisionList' },
);

const Position = Type.Integer({ minimum: 1, maximum: 1000 });

export const NewDivision = Closed(
  { name: Name(), position: Type.Optional(Position) },
  { title: 'NewDivision', description: 'Without a position it goes to the bottom.' },
);
export type NewDivision = Static<typeof NewDivision>;

export const DivisionChanges = Closed(
  { name: Type.Optional(Name()), position: Type.Optional(Position) },
  { title: 'DivisionChanges' },
);
export type DivisionChanges = Static<typeof DivisionChanges>;
