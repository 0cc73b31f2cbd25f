import { DISCIPLINES } from '../shared/discipline.ts';
import { type Static, Type } from 'typebox';
import { CompetitionId, DivisionId, MemberId, SeasonId } from '../http/id-schemas.ts';
import {
  Batch,
  DateTime,
  Name,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
  Uuid,
} from '../http/schema.ts';
import { makeSentenceSchema } from '../http/sentence-schema.ts';
import { RULES_NOTE } from '../shared/sentences/rules-note.ts';
import { Acknowledge } from '../http/checks-schema.ts';
import { COMPETITION_STATES } from '../shared/states.ts';
import { RULE_PRESETS } from './rules/presets.ts';
import { CompetitionRules, RulesChanges } from './rules-schema.ts';

const VISIBILITIES = ['members', 'private'] as const;
export const Visibility = StringEnum('Visibility', VISIBILITIES);

const stored = {
  id: CompetitionId,
  season_id: SeasonId,
  name: Type.String(),
  discipline: StringEnum('Discipline', DISCIPLINES),
  state: StringEnum('CompetitionState', COMPETITION_STATES),
  visibility: Visibility,
  rules: CompetitionRules,
  previous_competition_id: Nullable(CompetitionId),
  placements_decided: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
};
const StoredCompetition = StrictObject(stored);
export type Competition = Static<typeof StoredCompetition>;

const DraftProgress = StrictObject(
  {
    filled: Type.Boolean({ description: 'Whether it has been filled from its plan' }),
    entries: Type.Integer({ minimum: 0, description: 'Number of entries that have not withdrawn' }),
    undivided: Type.Integer({
      minimum: 0,
      description: 'Number of these entries that have no division',
    }),
    by_hand: Type.Integer({
      minimum: 0,
      description: 'Number of differences from the plan that a coach made by hand',
    }),
    overtaken: Type.Integer({
      minimum: 0,
      description: 'Number of differences that arose after it was filled',
    }),
  },
  { title: 'DraftProgress', description: 'Progress of a draft' },
);
export type DraftProgress = Static<typeof DraftProgress>;

export const ShownCompetition = StrictObject(
  {
    ...stored,
    draft_differs: Type.Boolean({
      description:
        'A filled draft that follows a previous competition differs from its current plan',
    }),
    rules_note: Type.Union([makeSentenceSchema(RULES_NOTE), Type.Null()], {
      description: 'For a draft that follows a competition: whether both have the same rules',
    }),
    draft: Type.Optional(
      Type.With(DraftProgress, { description: 'Only for drafts, in a list with `expand=draft`' }),
    ),
  },
  { title: 'Competition' },
);
export type ShownCompetition = Static<typeof ShownCompetition>;

const Preset = StringEnum(
  'RulePresetId',
  RULE_PRESETS.map((preset) => preset.id),
  { description: 'Starts from these rules; `rules` then overrides parts of them' },
);

export const NewCompetition = StrictObject(
  {
    season_id: SeasonId,
    name: Name(),
    discipline: StringEnum('Discipline', DISCIPLINES),
    visibility: Type.Optional(StringEnum('Visibility', VISIBILITIES, { default: 'members' })),
    rules: Type.Optional(RulesChanges),
    preset: Type.Optional(Preset),
    previous_competition_id: Type.Optional(Nullable(CompetitionId)),
  },
  { title: 'NewCompetition' },
);
export type NewCompetition = Static<typeof NewCompetition>;

export const CompetitionChanges = StrictObject(
  {
    season_id: Type.Optional(SeasonId),
    name: Type.Optional(Name()),
    discipline: Type.Optional(StringEnum('Discipline', DISCIPLINES)),
    visibility: Type.Optional(StringEnum('Visibility', VISIBILITIES)),
    rules: Type.Optional(RulesChanges),
    preset: Type.Optional(Preset),
    previous_competition_id: Type.Optional(Nullable(CompetitionId)),
    placements_decided: Type.Optional(Type.Boolean()),
    state: Type.Optional(
      StringEnum('CompetitionState', COMPETITION_STATES, {
        description: 'One step forward or back',
      }),
    ),
    acknowledge: Acknowledge,
  },
  { title: 'CompetitionChanges' },
);
export type CompetitionChanges = Static<typeof CompetitionChanges>;

export const CompetitionPage = Page(ShownCompetition, 'CompetitionPage');

export const CompetitionQuery = StrictObject({
  ...PageQuery,
  season: Type.Optional(Type.With(SeasonId, { description: 'Only rows of this season' })),
  member: Type.Optional(
    Type.With(MemberId, {
      description: 'Only competitions in which this member has or had an entry',
    }),
  ),
  state: Type.Optional(
    StringEnum('CompetitionState', COMPETITION_STATES, {
      description: 'Only competitions in this state',
    }),
  ),
  expand: Type.Optional(
    Type.Literal('draft', { description: 'Adds the progress of each draft, which takes longer' }),
  ),
});
export type CompetitionQuery = Static<typeof CompetitionQuery>;

export const Division = StrictObject(
  {
    id: DivisionId,
    competition_id: CompetitionId,
    name: Type.String(),
    position: Type.Integer({ minimum: 1, description: '1 is the top' }),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Division' },
);
export type Division = Static<typeof Division>;

export const DivisionList = StrictObject(
  { data: Type.Array(Division), next_cursor: Nullable(Uuid) },
  { title: 'DivisionList' },
);

const Position = Type.Integer({ minimum: 1, maximum: 1000 });

export const NewDivision = StrictObject(
  { name: Name(), position: Type.Optional(Position) },
  { title: 'NewDivision', description: 'Without a position, it is added at the bottom.' },
);
export type NewDivision = Static<typeof NewDivision>;

export const DivisionBatch = Batch(NewDivision, 'DivisionBatch');

export const DivisionsMade = StrictObject(
  { data: Type.Array(Division) },
  { title: 'DivisionsMade', description: 'In the order of the rows' },
);

export const DivisionChanges = StrictObject(
  { name: Type.Optional(Name()), position: Type.Optional(Position) },
  { title: 'DivisionChanges' },
);
export type DivisionChanges = Static<typeof DivisionChanges>;
