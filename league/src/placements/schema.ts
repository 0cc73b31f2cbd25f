import { type Static, Type } from 'typebox';
import { MemberRef, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { CompetitionId, EntryId } from '../http/id-schemas.ts';
import { withSentence } from '../http/sentence-schema.ts';
import { OUT_REASONS } from '../shared/out-reasons.ts';
import { CHANGE_BY_HAND } from '../shared/sentences/change-by-hand.ts';
import { DRAFT_DIFFERENCE } from '../shared/sentences/draft-difference.ts';
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

export const PlacementPlan = StrictObject(
  {
    competition_id: CompetitionId,
    previous_competition_id: Nullable(CompetitionId),
    provisional: Type.Boolean({ description: 'The previous tables are not final yet' }),
    divisions: Type.Array(PlannedDivision),
    left_out: Type.Array(LeftOut),
    vacancies: Type.Array(Vacancy),
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
