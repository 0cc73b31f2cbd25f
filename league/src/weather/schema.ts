import { type Static, Type } from 'typebox';
import { Closed, DateTime, Name, Uuid, Words } from '../http/schema.ts';

export const MAX_COURT_LOCATIONS = 8;

const UNITS = ['uk', 'metric', 'us'] as const;

const place = {
  name: Name(),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
};

export const CourtLocation = Closed(
  { id: Uuid, ...place, created_at: DateTime, updated_at: DateTime },
  { title: 'CourtLocation' },
);
export type CourtLocation = Static<typeof CourtLocation>;

export const CourtLocationList = Closed(
  { data: Type.Array(CourtLocation, { maxItems: MAX_COURT_LOCATIONS }) },
  { title: 'CourtLocationList' },
);

export const NewCourtLocation = Closed(place, { title: 'NewCourtLocation' });
export type NewCourtLocation = Static<typeof NewCourtLocation>;

export const CourtLocationChanges = Closed(
  {
    name: Type.Optional(place.name),
    latitude: Type.Optional(place.latitude),
    longitude: Type.Optional(place.longitude),
  },
  { title: 'CourtLocationChanges' },
);
export type CourtLocationChanges = Static<typeof CourtLocationChanges>;

export const Weather = Closed(
  {
    units: Words(UNITS),
    court_locations: Type.Array(CourtLocation, { maxItems: MAX_COURT_LOCATIONS }),
  },
  { title: 'Weather', description: 'Forecasts are not stored here; adapters fetch them.' },
);
export type Weather = Static<typeof Weather>;

export const WeatherChanges = Closed(
  { units: Type.Optional(Words(UNITS)) },
  { title: 'WeatherChanges' },
);
export type WeatherChanges = Static<typeof WeatherChanges>;
