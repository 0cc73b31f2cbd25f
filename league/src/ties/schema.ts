import { type Static, Type } from 'typebox';
import { EntryId, TieDecisionId } from '../http/id-schemas.ts';
import { DateTime, Nullable, StrictObject, StringEnum, Uuid } from '../http/schema.ts';
import { DECISION_WAYS } from '../shared/ties.ts';

const By = StringEnum('DecisionWay', DECISION_WAYS);

export const TieDecision = StrictObject(
  {
    id: TieDecisionId,
    order: Type.Array(EntryId, { description: 'The best first' }),
    by: By,
    counts: Type.Boolean({
      description:
        'Whether exactly these entries are level now; otherwise the decision has no effect until they are again',
    }),
    created_at: DateTime,
  },
  { title: 'TieDecision' },
);
export type TieDecision = Static<typeof TieDecision>;

export const TieDecisionList = StrictObject(
  { data: Type.Array(TieDecision), next_cursor: Nullable(Uuid) },
  { title: 'TieDecisionList' },
);

export const NewTieDecision = StrictObject(
  {
    order: Type.Array(EntryId, {
      minItems: 2,
      maxItems: 500,
      uniqueItems: true,
      description: 'Exactly the entries that the rules leave level now, the best first',
    }),
    by: By,
  },
  { title: 'NewTieDecision' },
);
export type NewTieDecision = Static<typeof NewTieDecision>;
