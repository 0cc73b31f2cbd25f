import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { findStepName, readWantedState } from '../next-step.ts';
import { readSeason, renderStepPage } from './step-page.tsx';
import { takeStep } from './take-step.ts';

/** `/coach/seasons/ID/step?to=STATE`: the objections to a step, and the step itself (SEAS-5). */
export const get = forCoach(async (visit) => {
  const season = await readSeason(visit);
  return renderStepPage(visit, season, readWantedState(visit.query.get('to'), season));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const season = await readSeason(visit);
  const to = readWantedState(form.get('to'), season);
  const name = findStepName(season.state, to);
  // Somebody else, or an earlier click, has already taken the step.
  if (name === null || form.get('to') !== to) return redirect(`/coach/seasons/${season.id}`);
  // Closing sends the final tables, so it begins at `/coach/send/step` (SEND-1).
  if (name === 'complete') return renderStepPage(visit, season, to);
  const { end } = await takeStep(visit, season, to, readAcknowledgements(form));
  if (end === 'done') return redirect(`/coach/seasons/${season.id}?done=${name}`);
  return renderStepPage(visit, await readSeason(visit), to, words.seasons.step.changed);
});
