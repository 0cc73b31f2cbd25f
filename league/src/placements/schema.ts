import { type Static, Type } from 'typebox';
import { MemberRef, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { CompetitionId, DivisionId, EntryId, MemberId } from '../http/id-schemas.ts';
import { withSentence } from '../http/sentence-schema.ts';
import { Tie } from '../ledger/schema.ts';
import { OUT_REASONS } from '../shared/out-reasons.ts';
import { CHANGE_BY_HAND } from '../shared/sentences/change-by-hand.ts';
import { DRAFT_DIFFERENCE } from '../shared/sentences/draft-difference.ts';
import { WISHES } from '../shared/members.ts';
import { NEWCOMER_SUGGESTION } from '../shared/sentences/newcomer.ts';
import { LEFT_OUT } from '../shared/sentences/left-out.ts';
import { PLACEMENT } from '../shared/sentences/placement.ts';
import { VACANCY, VACANCY_FILL } from '../shared/sentences/vacancy.ts';
import { DIFFERENCE_KINDS } from './rules/differs.ts';
import { UNSAID_WAYS } from './rules/first-season.ts';

const Place = withSentence(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The previous entry; null for a new pair' }),
    ),
    members: Type.Array(MemberRef),
    label: Type.String(),
    from_division: Nullable(Type.String({ description: 'The name of the previous division' })),
    from_rank: Nullable(Type.Integer()),
    tie: Tie,
    reason: StringEnum('PlacementReason', [
      'promoted',
      'relegated',
      'held',
      'new_pair',
      'by_level',
    ]),
  },
  PLACEMENT,
  { title: 'Place' },
);

const divisionOfPlan = {
  division_id: Nullable(
    Type.String({ format: 'uuid', description: 'Null: filling the draft makes it' }),
  ),
  name: Type.String(),
  position: Type.Integer({ minimum: 1 }),
};
const DivisionOfPlan = StrictObject(divisionOfPlan, { title: 'SuggestedDivision' });

const PlannedDivision = StrictObject(
  {
    ...divisionOfPlan,
    places: Type.Array(Place),
  },
  { title: 'PlannedDivision' },
);

const LeftOut = withSentence(
  {
    entry_id: Nullable(EntryId),
    members: Type.Array(MemberRef),
    label: Type.String(),
    reason: StringEnum('LeftOutReason', OUT_REASONS),
  },
  LEFT_OUT,
  { title: 'LeftOut' },
);

const VacancyFill = withSentence({ entry_id: EntryId, label: Type.String() }, VACANCY_FILL, {
  title: 'VacancyFill',
});

const Vacancy = withSentence(
  {
    division: Type.String({ description: 'The name of the division whose place it is' }),
    kind: StringEnum('Movement', ['promotion', 'relegation']),
    entry_id: Type.With(EntryId, { description: 'The previous entry that would have moved' }),
    to_division: Type.With(DivisionOfPlan, {
      description: 'The division of the plan in which the place stays empty',
    }),
    fill: Type.Union([VacancyFill, Type.Null()], {
      description: 'Who might take it; never one from the wrong half of the division',
    }),
  },
  VACANCY,
  { title: 'Vacancy' },
);

const ByHand = withSentence(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry of the draft, where there is one' }),
    ),
    label: Type.String(),
    outcome: StringEnum('PairOutcome', ['kept', 'lost']),
  },
  CHANGE_BY_HAND,
  { title: 'ChangeByHand' },
);

const DraftDifference = withSentence(
  {
    kind: StringEnum('DifferenceKind', DIFFERENCE_KINDS, {
      description: 'Planned and not in the draft; in it and not planned; in another division',
    }),
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry of the draft, where there is one' }),
    ),
  },
  DRAFT_DIFFERENCE,
  { title: 'DraftDifference' },
);

const Newcomer = withSentence(
  {
    member: MemberRef,
    wish: StringEnum('Wish', WISHES),
    level: Nullable(
      Type.Integer({ description: 'As the coach has it, else as the member has; 1 is strongest' }),
    ),
    suggested_division: DivisionOfPlan,
  },
  NEWCOMER_SUGGESTION,
  { title: 'Newcomer' },
);

const DraftEntry = StrictObject(
  {
    entry_id: EntryId,
    members: Type.Array(MemberRef),
    label: Type.String(),
    division_id: Nullable(DivisionId),
    is_withdrawn: Type.Boolean(),
    has_played: Type.Boolean({ description: 'A result is reported: it neither moves nor goes' }),
    version: Type.String({ description: 'As the entry itself has it: for `If-Match`' }),
  },
  { title: 'DraftEntry' },
);

const UNSAID =
  'Whether who has said nothing about playing is placed too, in singles that follow no previous ' +
  'competition';

export const PlanQuery = StrictObject({
  unsaid: Type.Optional({
    ...StringEnum('Unsaid', UNSAID_WAYS),
    description: `${UNSAID}; as the draft was filled last where it is absent`,
  }),
});

export const FillRequest = StrictObject(
  {
    unsaid: Type.Optional({
      ...StringEnum('Unsaid', UNSAID_WAYS),
      description: `${UNSAID}; it stays so when it is filled again without \`unsaid\``,
    }),
    keep: Type.Optional(
      Type.Array(EntryId, {
        maxItems: 500,
        description:
          'Entries of the previous competition that are carried although they withdrew or played ' +
          'too few matches. They stay kept when it is filled again without `keep`',
      }),
    ),
    place: Type.Optional(
      Type.Array(
        StrictObject(
          {
            member_ids: Type.Array(MemberId, { minItems: 1, maxItems: 2 }),
            division_id: DivisionId,
          },
          { title: 'PlaceByHand' },
        ),
        { maxItems: 500, description: 'Who is entered by hand once it is filled, and where' },
      ),
    ),
  },
  { title: 'FillRequest' },
);
export type FillRequest = Static<typeof FillRequest>;

export const PlacementPlan = StrictObject(
  {
    competition_id: CompetitionId,
    previous_competition_id: Nullable(CompetitionId),
    provisional: Type.Boolean({ description: 'The previous tables are not final yet' }),
    divisions: Type.Array(PlannedDivision),
    left_out: Type.Array(LeftOut),
    vacancies: Type.Array(Vacancy),
    newcomers: Type.Array(Newcomer, {
      description:
        'Who wishes to play and was in no entry of the previous competition; not placed by the plan',
    }),
    by_hand: Type.Array(ByHand, {
      description: 'What was changed by hand in the draft, and what filling it does to that',
    }),
    differs: Type.Array(DraftDifference, {
      description:
        'In what a filled draft is not what the plan says now; empty before it is filled',
    }),
    entries: Type.Array(DraftEntry, { description: 'The draft as it is, oldest first' }),
    kept: Type.Array(EntryId, {
      description: 'The previous entries that the coach keeps, as `keep` named them last',
    }),
    unsaid: { ...StringEnum('Unsaid', UNSAID_WAYS), description: UNSAID },
    unsaid_members: Type.Integer({
      minimum: 0,
      description: 'How many they are; 0 where `unsaid` decides nothing',
    }),
    filled: Type.Boolean({ description: 'It has been filled from its plan' }),
    version: Type.String({
      description: 'Another where the plan or the draft is: for `If-Match` when it is filled',
    }),
  },
  { title: 'PlacementPlan' },
);
export type PlacementPlan = Static<typeof PlacementPlan>;
