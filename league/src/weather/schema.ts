import { type Static, Type } from 'typebox';
import { CourtLocationId } from '../http/id-schemas.ts';
import { DateTime, Name, StrictObject, StringEnum } from '../http/schema.ts';

export const MAX_COURT_LOCATIONS = 8;

const UNITS = ['uk', 'metric', 'us'] as const;

const place = {
  name: Name(),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
};

export const CourtLocation = StrictObject(
  { id: CourtLocationId, ...place, created_at: DateTime, updated_at: DateTime },
  { title: 'CourtLocation' },
);
export type CourtLocation = Static<typeof CourtLocation>;

export const CourtLocationList = StrictObject(
  { data: Type.Array(CourtLocation, { maxItems: MAX_COURT_LOCATIONS }) },
  { title: 'CourtLocationList' },
);

export const NewCourtLocation = StrictObject(place, { title: 'NewCourtLocation' });
export type NewCourtLocation = Static<typeof NewCourtLocation>;

export const CourtLocationChanges = StrictObject(
  {
    name: Type.Optional(place.name),
    latitude: Type.Optional(place.latitude),
    longitude: Type.Optional(place.longitude),
  },
  { title: 'CourtLocationChanges' },
);
export type CourtLocationChanges = Static<typeof CourtLocationChanges>;

export const Weather = StrictObject(
  {
    units: StringEnum('WeatherUnits', UNITS),
    court_locations: Type.Array(CourtLocation, { maxItems: MAX_COURT_LOCATIONS }),
  },
  { title: 'Weather', description: 'Forecasts are not stored here; adapters fetch them.' },
);
export type Weather = Static<typeof Weather>;

export const WeatherChanges = StrictObject(
  { units: Type.Optional(StringEnum('WeatherUnits', UNITS)) },
  { title: 'WeatherChanges' },
);
export type WeatherChanges = Static<typeof WeatherChanges>;
