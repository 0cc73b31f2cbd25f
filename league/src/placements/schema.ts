import { type Static, Type } from 'typebox';
import { Closed, MemberRef, Nullable, Uuid, Words } from '../http/schema.ts';
import { OUT_REASONS } from './rules/plan-types.ts';

const Sentence = Type.String({ description: 'Can be read to a member' });

const Place = Closed(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The previous entry; null for a new pair' }),
    ),
    members: Type.Array(MemberRef),
    label: Type.String(),
    from_division: Nullable(Type.String({ description: 'The name of the previous division' })),
    from_rank: Nullable(Type.Integer()),
    reason: Words(['promoted', 'relegated', 'held', 'new_pair', 'by_level']),
    sentence: Sentence,
  },
  { title: 'Place' },
);

const PlannedDivision = Closed(
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

const LeftOut = Closed(
  {
    entry_id: Nullable(Uuid),
    members: Type.Array(MemberRef),
    label: Type.String(),
    reason: Words(OUT_REASONS),
    sentence: Sentence,
  },
  { title: 'LeftOut' },
);

const Vacancy = Closed(
  {
    division: Type.String({ description: 'The name of the division whose place it is' }),
    kind: Words(['promotion', 'relegation']),
    sentence: Sentence,
    fill: Type.Union(
      [Closed({ entry_id: Uuid, label: Type.String(), sentence: Sentence }), Type.Null()],
      { description: 'Who might take it; never one from the wrong half of the division' },
    ),
  },
  { title: 'Vacancy' },
);

const ByHand = Closed(
  {
    entry_id: Nullable(
      Type.String({ format: 'uuid', description: 'The entry of the draft, where there is one' }),
    ),
    label: Type.String(),
    outcome: Words(['kept', 'lost']),
    sentence: Sentence,
  },
  { title: 'ChangeByHand' },
);

export const PlacementPlan = Closed(
  {
    competition_id: Uuid,
    previous_competition_id: Nullable(Uuid),
    provisional: Type.Boolean({ description: 'The previous tables are not final yet' }),
    divisions: Type.Array(PlannedDivision),
    left_out: Type.Array(LeftOut),
    vacancies: Type.Array(Vacancy),
    by_hand: Type.Array(ByHand, {
      description: 'What was changed by hand in the draft, and what filling it does to that',
    }),
  },
  { title: 'PlacementPlan' },
);
export type PlacementPlan = Static<typeof PlacementPlan>;
