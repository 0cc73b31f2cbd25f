import { type Static, Type } from 'typebox';
import { DivisionId, EntryId } from '../http/id-schemas.ts';
import { Warning } from '../http/checks-schema.ts';
import { StrictObject } from '../http/schema.ts';
import { Movement, MovementTo, Rank } from '../ledger/schema.ts';

const RowChange = StrictObject(
  {
    entry_id: EntryId,
    label: Type.String(),
    points_before: Type.Number(),
    points_after: Type.Number(),
    rank_before: Rank,
    rank_after: Rank,
    movement_before: Movement,
    movement_after: Movement,
    movement_to_before: MovementTo,
    movement_to_after: MovementTo,
  },
  { title: 'RowChange' },
);

export const RulesPreview = StrictObject(
  {
    divisions: Type.Array(
      StrictObject({
        division_id: DivisionId,
        division_name: Type.String(),
        changes: Type.Array(RowChange, { description: 'The rows that would change' }),
      }),
    ),
    warnings: Type.Array(Warning, {
      description: 'Effects of the rules that may be unintended',
    }),
  },
  { title: 'RulesPreview' },
);
export type RulesPreview = Static<typeof RulesPreview>;
