import { type Static, Type } from 'typebox';
import { MemberRef, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { CompetitionId, DivisionId, EntryId, MemberId } from '../http/id-schemas.ts';
import { withSentence } from '../http/sentence-schema.ts';
import { OUT_REASONS } from '../shared/out-reasons.ts';
import { CHANGE_BY_HAND } from '../shared/sentences/change-by-hand.ts';
import { DRAFT_DIFFERENCE } from '../shared/sentences/draft-difference.ts';
import { WISHES } from '../shared/members.ts';
import { NEWCOMER_SUGGESTION } from '../shared/sentences/newcomer.ts';
import { LEFT_OUT } from '../shared/sentences/left-out.ts';
import { PLACEMENT } from '../shared/sentences/placement.ts';
import { VACANCY, VACANCY_FILL } from '../shared/sentences/vacancy.ts';
import { DIFFERENCE_KINDS } from './rules/differs.ts';

const Place = withSentence(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The previous entry; null for a new pair' }),
    ),
    members: Type.Array(MemberRef),
    label: Type.String(),
    from_division: Nullable(Type.String({ description: 'The name of the previous division' })),
    from_rank: Nullable(Type.Integer()),
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

const PlannedDivision = StrictObject(
  {
    division_id: Nullable(
      Type.String({ format: 'uuid', description: 'Null: filling the draft makes it' }),
    ),
    name: Type.String(),
    position: Type.Integer({ minimum: 1 }),
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
    suggested_division: StrictObject(
      {
        division_id: Nullable(
          Type.String({ format: 'uuid', description: 'Null: filling the draft makes it' }),
        ),
        name: Type.String(),
        position: Type.Integer({ minimum: 1 }),
      },
      { title: 'SuggestedDivision' },
    ),
  },
  NEWCOMER_SUGGESTION,
  { title: 'Newcomer' },
);

export const FillRequest = StrictObject(
  {
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
  },
  { title: 'PlacementPlan' },
);
export type PlacementPlan = Static<typeof PlacementPlan>;
