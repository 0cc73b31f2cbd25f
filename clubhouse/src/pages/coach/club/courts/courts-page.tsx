import { type LeagueAnswer, toLeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { readAppearance } from '../../../../api/branding.ts';
import type { CourtLocation } from '../../../../api/court-locations.ts';
import { type ClubRecord, joinMarks, readClub } from '../../../../branding/club-record.ts';
import { type Answer, type CoachVisit, page, redirect } from '../../../../web/visit.ts';
import { PATH, PLACE, type PlaceForm, WEATHER } from './court-forms.ts';
import { CourtsView } from './courts-view.tsx';

export function readPlaceParts({ name, latitude, longitude }: CourtLocation) {
  return { name, latitude, longitude };
}

export function readWeatherParts({ branding }: ClubRecord) {
  return { weather: readAppearance(branding).hasWeather };
}

interface CourtsPageState {
  readonly sent?: PlaceForm;
  /** An error that does not concern a place. */
  readonly told?: string | null;
  readonly status?: number;
}

export async function renderCourtsPage(
  visit: CoachVisit,
  { sent, told = null, status = sent?.status ?? 200 }: CourtsPageState,
): Promise<Answer> {
  const { api, words } = visit;
  const [weather, record] = await Promise.all([dataOrThrow(api.GET('/v1/weather')), readClub(api)]);
  const parts = readWeatherParts(record);
  const forms = weather.court_locations.map((place) => {
    const { id, name, latitude, longitude } = place;
    const marks = joinMarks(readPlaceParts(place));
    if (sent?.field('id').typed === id) return { place, form: sent.with({ marks }) };
    const now = { id, marks, name, place: `${latitude}, ${longitude}` };
    return { place, form: PLACE.withIds(id).begin(visit, now) };
  });
  const view = (
    <CourtsView
      places={forms}
      added={sent?.field('id').typed === '' ? sent : PLACE.withIds('new').begin(visit)}
      weather={WEATHER.begin(visit, {
        marks: joinMarks(parts),
        shown: parts.weather ? '1' : null,
        units: weather.units,
      })}
      told={told}
    />
  );
  return page(words.club.courts.title, view, { status });
}

/** @throws LeagueFailure */
export function finishChange(
  visit: CoachVisit,
  answer: LeagueAnswer<unknown>,
  sent?: PlaceForm,
): Promise<Answer> | Answer {
  const { courts } = visit.words.club;
  if (answer.kind === 'answer') {
    visit.services.courts.forget();
    return redirect(`${PATH}?done=1`);
  }
  switch (answer.code) {
    case 'court_location_limit':
      return renderCourtsPage(visit, { told: courts.full, status: 409 });
    case 'not_found':
      return renderCourtsPage(visit, { told: courts.gone, status: 409 });
    default:
      if (sent === undefined) throw toLeagueFailure(answer, answer.code);
      return renderCourtsPage(visit, { sent: sent.refusedBy(answer) });
  }
}
