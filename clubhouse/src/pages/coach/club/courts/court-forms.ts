import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { hidden, chooseOne, text, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';

export const PATH = '/coach/club/courts';
export const UNITS = ['metric', 'uk', 'us'] as const;

export const PLACE = form({
  /** Empty for a new place. */
  id: hidden,
  marks: hidden,
  name: text(FIELD_LIMITS.NewCourtLocation.name),
  place: text({ minLength: 1, maxLength: 2000 }),
});
export type PlaceForm = Filled<typeof PLACE>;
export const WEATHER = form({ marks: hidden, shown: ticked, units: chooseOne(UNITS) });
export type WeatherForm = Filled<typeof WEATHER>;
