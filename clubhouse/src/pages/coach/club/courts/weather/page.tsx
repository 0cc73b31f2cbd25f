import { readAppearance } from '../../../../../api/branding.ts';
import { changeClub, readClub } from '../../../../../branding/club-record.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { explainNotSaved } from '../../frame.tsx';
import { PATH, WEATHER } from '../court-forms.ts';
import { courtsPage, finish, weatherParts } from '../courts-page.tsx';

/** The league stores the units. The branding stores whether this site shows the weather. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const { marks = '', shown = false, units } = WEATHER.read(visit).values;
  if (units !== undefined) {
    const answer = await api.PATCH('/v1/weather', { body: { units } });
    if (answer.kind === 'refusal') return finish(visit, answer);
    visit.services.courts.forget();
  }
  const record = await readClub(api);
  if (readAppearance(record.branding).hasWeather === shown) return redirect(`${PATH}?done=1`);
  const saved = await changeClub(visit, {
    marks,
    fieldsOf: weatherParts,
    make: ({ branding }) => ({ branding: { ...branding, weather: shown ? 'on' : 'off' } }),
  });
  if (saved.kind === 'saved') return redirect(`${PATH}?done=1`);
  const status = saved.kind === 'forbidden' ? 403 : 409;
  return courtsPage(visit, { told: explainNotSaved(saved, visit) ?? words.club.trouble, status });
});
