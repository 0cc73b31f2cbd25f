import { readAppearance } from '../../../../../api/branding.ts';
import { readClub } from '../../../../../branding/club-record.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { saveClub } from '../../frame.tsx';
import { PATH, WEATHER } from '../court-forms.ts';
import { renderCourtsPage, finishChange, readWeatherParts } from '../courts-page.tsx';

/** The league stores the units. The branding stores whether this site shows the weather. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api } = visit;
  const sent = WEATHER.read(visit);
  const { shown = false, units } = sent.values;
  if (units !== undefined) {
    const answer = await api.PATCH('/v1/weather', { body: { units } });
    if (answer.kind === 'refusal') return finishChange(visit, answer);
    visit.services.courts.forget();
  }
  const record = await readClub(api);
  if (readAppearance(record.branding).hasWeather === shown) return redirect(`${PATH}?done=1`);
  const again = await saveClub(visit, sent, {
    fieldsOf: readWeatherParts,
    make: ({ branding }) => ({ branding: { ...branding, weather: shown ? 'on' : 'off' } }),
  });
  if (again === null) return redirect(`${PATH}?done=1`);
  return renderCourtsPage(visit, { told: again.trouble, status: again.status });
});
