import { type LeagueAnswer, LeagueFailure, must } from '../../../../api/answer.ts';
import { appearanceOf } from '../../../../api/branding.ts';
import {
  changeClub,
  changedSince,
  type ClubRecord,
  readClub,
} from '../../../../branding/club-record.ts';
import { type Coordinates, readCoordinates } from '../../../../branding/coordinates.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { toldOf } from '../frame.tsx';
import { CourtsView, partsOfPlace, type CourtFields } from './courts-view.tsx';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { asSent, fits, line, readForm } from '../../../../web/read-form.ts';

const PATH = '/coach/club/courts';
const LONGEST_PLACE = 2000;

/** `/coach/club/courts`: where the club plays, and whether its weather is shown (FACE-11, FACE-12). */
export const get = forCoach((visit) => courtsPage(visit, {}));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, api } = visit;
  const id = form.get('id') ?? '';
  switch (form.get('do') ?? '') {
    case 'add':
      return keepPlace(visit, null);
    case 'save':
      return keepPlace(visit, id);
    case 'remove': {
      const path = { id };
      const answer = await api.DELETE('/v1/weather/court-locations/{id}', { params: { path } });
      return done(visit, answer);
    }
    case 'weather':
      return keepWeather(visit);
    default:
      return redirect(PATH);
  }
});

/** Adds a place, or changes the one with this id, as long as nobody else did. */
async function keepPlace(visit: CoachVisit, id: string | null): Promise<Answer> {
  const { form, api, words } = visit;
  const { faults: say } = words.club.courts;
  const { name, place: said } = readForm(form, { name: line, place: asSent });
  const text = said.slice(0, LONGEST_PLACE);
  const place = readCoordinates(text);
  const faults = {
    ...(!fits(FIELD_LIMITS.NewCourtLocation.name, name) ? { name: say.name } : {}),
    ...(typeof place === 'string' ? { place: say[place] } : {}),
  };
  const typed = { id, name, place: text, faults };
  if (Object.keys(faults).length > 0 || typeof place === 'string') {
    return courtsPage(visit, { typed, status: 422 });
  }
  if (id === null) {
    const body = { name, ...place };
    const answer = await api.POST('/v1/weather/court-locations', { body });
    return done(visit, answer);
  }
  return changePlace(visit, { ...typed, id }, place);
}

async function changePlace(
  visit: CoachVisit,
  typed: CourtFields & { readonly id: string },
  place: Coordinates,
): Promise<Answer> {
  const { form, api, words } = visit;
  const { court_locations: places } = await must(api.GET('/v1/weather'));
  const now = places.find(({ id }) => id === typed.id);
  if (now === undefined) return courtsPage(visit, { told: words.club.courts.gone, status: 409 });
  if (changedSince(form.get('marks') ?? '', partsOfPlace(now)).length > 0) {
    return courtsPage(visit, { typed, told: words.club.changed('', []), status: 409 });
  }
  const answer = await api.PATCH('/v1/weather/court-locations/{id}', {
    params: { path: { id: typed.id } },
    body: { name: typed.name, ...place },
  });
  return done(visit, answer);
}

/** Whether it is shown is the site's own, and in the branding; its units are the league's. */
async function keepWeather(visit: CoachVisit): Promise<Answer> {
  const { form, api } = visit;
  const units = (['metric', 'uk', 'us'] as const).find((one) => one === form.get('units'));
  if (units !== undefined) {
    const answer = await api.PATCH('/v1/weather', { body: { units } });
    if (answer.kind === 'refusal') return done(visit, answer);
    visit.services.courts.forget();
  }
  const isShown = form.get('shown') === '1';
  const record = await readClub(api);
  if (appearanceOf(record.branding).hasWeather === isShown) return redirect(`${PATH}?done=1`);
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: weatherOf,
    make: ({ branding }) => ({ branding: { ...branding, weather: isShown ? 'on' : 'off' } }),
  });
  if (saved.kind === 'saved') return redirect(`${PATH}?done=1`);
  const status = saved.kind === 'forbidden' ? 403 : 409;
  return courtsPage(visit, { told: toldOf(saved, visit), status });
}

function weatherOf({ branding }: ClubRecord) {
  return { weather: appearanceOf(branding).hasWeather };
}

function done(visit: CoachVisit, answer: LeagueAnswer<unknown>): Promise<Answer> | Answer {
  const { courts } = visit.words.club;
  if (answer.kind === 'answer') {
    visit.services.courts.forget();
    return redirect(`${PATH}?done=1`);
  }
  const code = answer.code;
  if (code === 'court_location_limit') {
    return courtsPage(visit, { told: courts.full, status: 409 });
  }
  if (code === 'not_found') return courtsPage(visit, { told: courts.gone, status: 409 });
  throw new LeagueFailure(answer);
}

interface PageMessage {
  readonly typed?: CourtFields;
  readonly told?: string | null;
  readonly status?: number;
}

async function courtsPage(
  visit: CoachVisit,
  { typed, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const { api, words } = visit;
  const [weather, record] = await Promise.all([must(api.GET('/v1/weather')), readClub(api)]);
  const isFaulty = typed !== undefined && Object.keys(typed.faults).length > 0;
  const view = (
    <CourtsView
      visit={visit}
      weather={weather}
      fields={weatherOf(record)}
      typed={typed ?? null}
      told={told ?? (isFaulty ? words.club.trouble : null)}
    />
  );
  return page(words.club.courts.title, view, { status });
}
