import { Type } from 'typebox';
import { Nullable, StringEnum } from '../http/schema.ts';
import { TIES } from './rules/ties.ts';

/** An entry's rank in its table. */
export const Rank = Nullable(Type.Integer({ description: 'Null: unranked' }));

/** Where the table would move an entry. */
export const Movement = Nullable(StringEnum('Movement', ['promotion', 'relegation']));

/** The line across which an entry is level with others. */
export const Tie = Nullable(
  StringEnum('TieLine', TIES, {
    description: 'Level with others across that line, so that only the name decides',
  }),
);
