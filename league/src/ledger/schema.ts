import { Type } from 'typebox';
import { Nullable, StringEnum } from '../http/schema.ts';

/** Where an entry stands in its table. */
export const Rank = Nullable(Type.Integer({ description: 'Null: unranked' }));

/** Where the table would take an entry. */
export const Movement = Nullable(StringEnum('Movement', ['promotion', 'relegation']));
