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
    Type.String({ format: 'uuid', description: 'Null if filling the draft will create it' }),
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
    division: Type.String({ description: 'The name of the division with the vacant place' }),
    kind: StringEnum('Movement', ['promotion', 'relegation']),
    entry_id: Type.With(EntryId, { description: 'The previous entry that would have moved' }),
    to_division: Type.With(DivisionOfPlan, {
      description: 'The planned division in which the place stays empty',
    }),
    fill: Type.Union([VacancyFill, Type.Null()], {
      description: 'Entries that might take it, never from the wrong half of the division',
    }),
  },
  VACANCY,
  { title: 'Vacancy' },
);

const ByHand = withSentence(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry in the draft, if there is one' }),
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
      description:
        'Planned but not in the draft; in the draft but not planned; or in another division',
    }),
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry in the draft, if there is one' }),
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
      Type.Integer({
        description: 'The level the coach set, or else the member’s own; 1 is the strongest',
      }),
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
    has_played: Type.Boolean({
      description: 'Whether a result has been reported; the entry then neither moves nor leaves',
    }),
    version: Type.String({ description: 'Same as the entry’s own version; for `If-Match`' }),
  },
  { title: 'DraftEntry' },
);

const UNSAID =
  'Whether to place members who have not answered, in singles without a previous competition';

export const PlanQuery = StrictObject({
  unsaid: Type.Optional({
    ...StringEnum('Unsaid', UNSAID_WAYS),
    description: `${UNSAID}; if omitted, as in the last fill`,
  }),
});

export const FillRequest = StrictObject(
  {
    unsaid: Type.Optional({
      ...StringEnum('Unsaid', UNSAID_WAYS),
      description: `${UNSAID}; kept when the draft is filled again without \`unsaid\``,
    }),
    keep: Type.Optional(
      Type.Array(EntryId, {
        maxItems: 500,
        description:
          'Entries of the previous competition to keep although they withdrew or played ' +
          'too few matches. They remain kept if the draft is filled again without `keep`',
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
        {
          maxItems: 500,
          description: 'Entries to add by hand after filling, with their divisions',
        },
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
        'Members who want to play but had no entry in the previous competition; the plan does not place them',
    }),
    by_hand: Type.Array(ByHand, {
      description: 'Manual changes in the draft, and how filling affects them',
    }),
    differs: Type.Array(DraftDifference, {
      description: 'How a filled draft differs from the current plan; empty before it is filled',
    }),
    entries: Type.Array(DraftEntry, {
      description: 'The current entries of the draft, oldest first',
    }),
    kept: Type.Array(EntryId, {
      description: 'The previous entries the coach keeps, as last named in `keep`',
    }),
    unsaid: { ...StringEnum('Unsaid', UNSAID_WAYS), description: UNSAID },
    unsaid_members: Type.Integer({
      minimum: 0,
      description: 'The number of members affected; 0 if `unsaid` has no effect',
    }),
    filled: Type.Boolean({ description: 'Whether it has been filled from its plan' }),
    version: Type.String({
      description: 'Changes with the plan and the draft; for `If-Match` when filling',
    }),
  },
  { title: 'PlacementPlan' },
);
export type PlacementPlan = Static<typeof PlacementPlan>;
