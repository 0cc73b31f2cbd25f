import { Type } from 'typebox';
import { Nullable, StringEnum } from '../http/schema.ts';
import { TIES } from './rules/ties.ts';

/** Where an entry stands in its table. */
export const Rank = Nullable(Type.Integer({ description: 'Null: unranked' }));

/** Where the table would take an entry. */
export const Movement = Nullable(StringEnum('Movement', ['promotion', 'relegation']));

/** Across which line an entry is level with others. */
export const Tie = Nullable(
  StringEnum('TieLine', TIES, {
    description: 'Level with others across that line, so that only the name decides',
  }),
);
