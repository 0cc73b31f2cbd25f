import { type Static, Type } from 'typebox';
import { StrictObject, Uuid } from '../http/schema.ts';
import { Movement, Rank } from '../ledger/schema.ts';

const RowChange = StrictObject(
  {
    entry_id: Uuid,
    label: Type.String(),
    points_before: Type.Number(),
    points_after: Type.Number(),
    rank_before: Rank,
    rank_after: Rank,
    movement_before: Movement,
    movement_after: Movement,
  },
  { title: 'RowChange' },
);

export const RulesPreview = StrictObject(
  {
    divisions: Type.Array(
      StrictObject({
        division_id: Uuid,
        division_name: Type.String(),
        changes: Type.Array(RowChange, { description: 'The rows that would change' }),
      }),
    ),
  },
  { title: 'RulesPreview' },
);
export type RulesPreview = Static<typeof RulesPreview>;
