import { LeagueFailure } from '../api/answer.ts';
import type { Club } from '../api/club.ts';
import type { LeagueClient } from '../api/client.ts';
import type { CourtLocations } from '../api/court-locations.ts';
import type { Hour } from './forecast.ts';
import type { Forecasts } from './forecasts.ts';

interface SkyContext {
  readonly services: {
    readonly courts: CourtLocations;
    readonly forecasts: Forecasts;
    readonly later: (work: () => Promise<void>) => void;
  };
  readonly website: LeagueClient;
  readonly club: Pick<Club, 'hasWeather'>;
  readonly now: number;
}

interface TimeAndPlace {
  readonly matchId: string;
  readonly startsAt: number;
  /** The name of a court location, or free text. */
  readonly place: string | null;
}

/** Weather for upcoming arranged matches at known court locations, by match (WTH-1). */
export async function readSkies(
  { services: { courts, forecasts, later }, website, club, now }: SkyContext,
  times: readonly TimeAndPlace[],
): Promise<ReadonlyMap<string, readonly Hour[]>> {
  const ahead = times.filter(({ startsAt }) => startsAt > now);
  if (!forecasts.isOn || !club.hasWeather || ahead.length === 0) return new Map();
  const weather = await courts.read(website, now).catch(nullIfLeagueFails);
  if (weather === null) return new Map();
  const { court_locations: places, units } = weather;
  return new Map(
    ahead.flatMap(({ matchId, startsAt, place }) => {
      // Without a stated place, a club with one location plays there.
      const isOnly = place === null && places.length === 1;
      const found = isOnly ? places[0] : places.find(({ name }) => name === place);
      if (found === undefined) return [];
      return [[matchId, forecasts.hours(found, units, startsAt, { now, later })] as const];
    }),
  );
}

/** The page does without the weather if the league does not answer. */
function nullIfLeagueFails(error: unknown): null {
  if (error instanceof LeagueFailure) return null;
  throw error;
}
