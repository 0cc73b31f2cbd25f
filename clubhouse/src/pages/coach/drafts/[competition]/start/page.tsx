import { dataOrThrow } from '../../../../../api/answer.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { makeBoardPath, findDraft, readDraftId } from '../draft-page.ts';
import { findStartChecks } from './start-checks.ts';
import { startDraft } from './start-draft.ts';
import { StartView } from './start-view.tsx';

/**
 * `/coach/drafts/ID/start`: the objections to a start, and the start itself (DRFT-11). Three calls,
 * or five if the season starts too.
 */
export const get = forCoach((visit) => renderStartPage(visit, null));

export const post = forCoach((visit): Promise<Answer> => {
  switch (visit.form.get('do') ?? '') {
    case 'show':
      return saveDecided(visit, true);
    case 'hide':
      return saveDecided(visit, false);
    default:
      return start(visit);
  }
});

async function saveDecided(visit: CoachVisit, isDecided: boolean): Promise<Answer> {
  const body = { placements_decided: isDecided };
  await dataOrThrow(visit.api.updateCompetition(readDraftId(visit), body));
  return redirect(`${makeBoardPath(visit)}?done=${isDecided ? 'shown' : 'hidden'}`);
}

async function start(visit: CoachVisit): Promise<Answer> {
  const read = visit.form.getAll('seen') as Parameters<typeof startDraft>[1];
  const end = await startDraft(visit, read);
  if (end !== 'started') return renderStartPage(visit, visit.words.draft.start[end]);
  return redirect(`/coach/competitions/${readDraftId(visit)}?done=begun`);
}

async function renderStartPage(visit: CoachVisit, fault: string | null): Promise<Answer> {
  const { words } = visit;
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const checks = await findStartChecks(visit, found.competition.season_id);
  const view = <StartView found={found} checks={checks} fault={fault} />;
  return page(words.draft.start.title(found.competition.name), view, {
    status: fault === null ? 200 : 409,
  });
}
