import { type Static, Type } from 'typebox';
import { SeasonId } from '../http/id-schemas.ts';
import {
  CalendarDate,
  DateTime,
  Name,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
import { Acknowledge } from '../http/checks-schema.ts';
import { SEASON_STATES } from '../shared/states.ts';

/** Always sent together with `ResultsCloseAt` (SEA-8). */
export const ResultsDeadline = Nullable(
  Type.With(CalendarDate, {
    description:
      'The last day for reports, inclusive, in the club’s time zone. Show this one to people; null: ' +
      'no deadline',
  }),
);

export const ResultsCloseAt = Nullable(
  Type.With(DateTime, {
    description:
      'The instant from which reports are refused: the end of the day results_deadline. Compare it ' +
      'with a clock, but do not show it to people: it would name the following day',
  }),
);

const dates = {
  starts_on: Nullable(CalendarDate),
  ends_on: Nullable(CalendarDate),
  results_deadline: ResultsDeadline,
};

export const Season = StrictObject(
  {
    id: SeasonId,
    name: Type.String(),
    state: StringEnum('SeasonState', SEASON_STATES),
    ...dates,
    results_close_at: ResultsCloseAt,
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
    acknowledge: Acknowledge,
  },
  { title: 'SeasonChanges' },
);
export type SeasonChanges = Static<typeof SeasonChanges>;

export const SeasonPage = Page(Season, 'SeasonPage');
export const SeasonQuery = StrictObject({
  ...PageQuery,
  state: Type.Optional(
    StringEnum('SeasonState', SEASON_STATES, { description: 'Only seasons in this state' }),
  ),
});
export type SeasonQuery = Static<typeof SeasonQuery>;
