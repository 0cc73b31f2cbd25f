import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { takeCompetitionStep } from '../../../../../api/take-step.ts';
import { type Answer, forCoach, redirect } from '../../../../../web/visit.ts';
import { findStep, readWantedState } from '../competition-step.ts';
import { readCompetition, renderStepPage } from './step-page.tsx';

/** `/coach/competitions/ID/step?to=STATE`: the objections to a step and the step (SEAS-5). */
export const get = forCoach(async (visit) => {
  const competition = await readCompetition(visit);
  return renderStepPage(visit, competition, readWantedState(visit.query.get('to'), competition));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form } = visit;
  const competition = await readCompetition(visit);
  const { id, state } = competition;
  const to = readWantedState(form.get('to'), competition);
  const step = findStep(state, to);
  // Somebody else, or an earlier click, has already taken the step.
  if (step === null || form.get('to') !== to) return redirect(`/coach/competitions/${id}`);
  // A start and a closing send emails, so they go through `/coach/send/step` (SEND-1).
  if (step === 'active' || step === 'complete') return renderStepPage(visit, competition, to);
  const isDone = await takeCompetitionStep(api, id, to, readAcknowledgements(form));
  if (isDone) return redirect(`/coach/competitions/${id}?done=${step}`);
  return renderStepPage(visit, await readCompetition(visit), to, visit.words.seasons.step.changed);
});
