import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  DateTime,
  Name,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
  Uuid,
} from '../http/schema.ts';

export const SEASON_STATES = ['planning', 'active', 'complete', 'archived'] as const;

const dates = {
  starts_on: Nullable(CalendarDate),
  ends_on: Nullable(CalendarDate),
  results_deadline: Nullable(
    Type.With(CalendarDate, { description: 'The last day for reports, in the club’s zone' }),
  ),
};

export const Season = StrictObject(
  {
    id: Uuid,
    name: Type.String(),
    state: StringEnum('SeasonState', SEASON_STATES),
    ...dates,
    results_close_at: Nullable(
      Type.With(DateTime, { description: 'The instant that reporting closes' }),
    ),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Season' },
);
export type Season = Static<typeof Season>;

export const NewSeason = StrictObject(
  {
    name: Name(),
    starts_on: Type.Optional(dates.starts_on),
    ends_on: Type.Optional(dates.ends_on),
    results_deadline: Type.Optional(dates.results_deadline),
  },
  { title: 'NewSeason' },
);
export type NewSeason = Static<typeof NewSeason>;

export const SeasonChanges = StrictObject(
  {
    name: Type.Optional(Name()),
    starts_on: Type.Optional(dates.starts_on),
    ends_on: Type.Optional(dates.ends_on),
    results_deadline: Type.Optional(dates.results_deadline),
    state: Type.Optional(
      StringEnum('SeasonState', SEASON_STATES, { description: 'One step forward or back' }),
    ),
  },
  { title: 'SeasonChanges' },
);
export type SeasonChanges = Static<typeof SeasonChanges>;

export const SeasonPage = Page(Season, 'SeasonPage');
export const SeasonQuery = StrictObject(PageQuery);
export type SeasonQuery = Static<typeof SeasonQuery>;
