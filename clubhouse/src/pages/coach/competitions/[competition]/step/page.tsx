import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { toLeagueFailure, dataOrThrow } from '../../../../../api/answer.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { type UnplayedBox, listUnplayedBoxes } from '../../../../../api/unplayed-matches.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { type CompetitionStep, findStep, readWantedState } from '../competition-step.ts';
import { CompetitionStepView } from './step-view.tsx';

/** `/coach/competitions/ID/step?to=STATE`: the objections to a step and the step (SEAS-5). */
export const get = forCoach(async (visit) => {
  const competition = await find(visit);
  return stepPage(visit, competition, readWantedState(visit.query.get('to'), competition));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form } = visit;
  const competition = await find(visit);
  const { id, state } = competition;
  const to = readWantedState(form.get('to'), competition);
  const step = findStep(state, to);
  // Somebody else, or an earlier click, has already taken the step.
  if (step === null || form.get('to') !== to) return redirect(`/coach/competitions/${id}`);
  const answer = await api.updateCompetition(
    id,
    { state: to, acknowledge: readAcknowledgements(form) },
    { isStrict: true },
  );
  if (answer.kind === 'answer') return redirect(`/coach/competitions/${id}?done=${step}`);
  if (answer.status !== 409) throw toLeagueFailure(answer, 'precondition_failed');
  return stepPage(visit, await find(visit), to, true);
});

function find({ api, params }: CoachVisit): Promise<Competition> {
  return dataOrThrow(api.getCompetition(params['competition'] ?? ''));
}

/** @param isChanged a problem came up that the coach had not seen */
async function stepPage(
  visit: CoachVisit,
  competition: Competition,
  to: Competition['state'],
  isChanged = false,
): Promise<Answer> {
  const { api, words } = visit;
  const { id, state } = competition;
  const step = findStep(state, to);
  if (step === null) return redirect(`/coach/competitions/${id}`);
  const [checks, season, boxes] = await Promise.all([
    dataOrThrow(api.checkCompetition(id, { to })),
    dataOrThrow(api.getSeason(competition.season_id)),
    readUnplayed(visit, id, step),
  ]);
  const view = (
    <CompetitionStepView
      competition={competition}
      season={season}
      step={step}
      checks={checks}
      boxes={boxes}
      isChanged={isChanged}
    />
  );
  const title = words.competitions.step.title[step](competition.name);
  return page(title, view, { status: isChanged ? 409 : 200 });
}

/** The unplayed matches, if the competition is about to be closed. */
async function readUnplayed(
  { api }: CoachVisit,
  id: string,
  step: CompetitionStep,
): Promise<UnplayedBox[] | null> {
  if (step !== 'complete') return null;
  return listUnplayedBoxes(
    (await dataOrThrow(api.getCompetitionStandings(id, { expand: 'matches' }))).data,
  );
}
