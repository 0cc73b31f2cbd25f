import { type Answer, forCoach } from '../../../../../web/visit.ts';
import { PLACE } from '../court-forms.ts';
import { finishChange } from '../courts-page.tsx';

export const post = forCoach(async (visit): Promise<Answer> => {
  const { id = '' } = PLACE.read(visit).values;
  const params = { path: { id } };
  return finishChange(
    visit,
    await visit.api.DELETE('/v1/weather/court-locations/{id}', { params }),
  );
});
