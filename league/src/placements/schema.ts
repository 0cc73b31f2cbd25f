import { type Static, Type } from 'typebox';
import { CompetitionId, EntryId } from '../http/id-schemas.ts';
import { MemberRef, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { DIFFERENCE_CODES, DIFFERENCE_KINDS } from './rules/differs.ts';
import { OUT_REASONS } from './rules/plan-types.ts';

const Sentence = Type.String({ description: 'Can be read to a member' });

const Place = StrictObject(
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
    sentence: Sentence,
  },
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

const LeftOut = StrictObject(
  {
    entry_id: Nullable(EntryId),
    members: Type.Array(MemberRef),
    label: Type.String(),
    reason: StringEnum('LeftOutReason', OUT_REASONS),
    sentence: Sentence,
  },
  { title: 'LeftOut' },
);

const Vacancy = StrictObject(
  {
    division: Type.String({ description: 'The name of the division whose place it is' }),
    kind: StringEnum('Movement', ['promotion', 'relegation']),
    sentence: Sentence,
    fill: Type.Union(
      [StrictObject({ entry_id: EntryId, label: Type.String(), sentence: Sentence }), Type.Null()],
      { description: 'Who might take it; never one from the wrong half of the division' },
    ),
  },
  { title: 'Vacancy' },
);

const ByHand = StrictObject(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry of the draft, where there is one' }),
    ),
    label: Type.String(),
    outcome: StringEnum('PairOutcome', ['kept', 'lost']),
    sentence: Sentence,
  },
  { title: 'ChangeByHand' },
);

const DraftDifference = StrictObject(
  {
    kind: StringEnum('DifferenceKind', DIFFERENCE_KINDS, {
      description: 'Planned and not in the draft; in it and not planned; in another division',
    }),
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry of the draft, where there is one' }),
    ),
    code: StringEnum('DifferenceCode', DIFFERENCE_CODES),
    params: Type.Object(
      {},
      { additionalProperties: true, description: 'The ids and names that the sentence is made of' },
    ),
    sentence: Sentence,
  },
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
