import { Type } from 'typebox';
import { DivisionId } from '../http/id-schemas.ts';
import { Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import { TIES } from './rules/ties.ts';

export const Rank = Nullable(Type.Integer({ description: 'Null: unranked' }));

export const Movement = Nullable(StringEnum('Movement', ['promotion', 'relegation']));

/** With parallel boxes, the box to which the table would move an entry. */
export const MovementTo = Nullable(
  StrictObject(
    { division_id: DivisionId, division_name: Type.String() },
    {
      title: 'MovementTarget',
      description: 'The box that it would move to; null unless the rules have tiers',
    },
  ),
);

export const Tie = Nullable(
  StringEnum('TieLine', TIES, {
    description: 'Tied with others at that line, so only the name decides',
  }),
);
