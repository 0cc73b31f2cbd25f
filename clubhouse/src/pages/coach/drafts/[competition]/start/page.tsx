import { toLeagueFailure, dataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { takeStep } from '../../../seasons/[season]/step/take-step.ts';
import { makeBoardPath, findDraft, readDraftId } from '../draft-page.ts';
import { findStartChecks } from './start-checks.ts';
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
      return startSeason(visit);
  }
});

async function saveDecided(visit: CoachVisit, isDecided: boolean): Promise<Answer> {
  const body = { placements_decided: isDecided };
  await dataOrThrow(visit.api.updateCompetition(readDraftId(visit), body));
  return redirect(`${makeBoardPath(visit)}?done=${isDecided ? 'shown' : 'hidden'}`);
}

type Codes = NonNullable<Api<'CompetitionChanges'>['acknowledge']>;

/** The league refuses any warning that was not ticked (its CHK-3), including new ones. */
async function startSeason(visit: CoachVisit): Promise<Answer> {
  const { api, form, words } = visit;
  const id = readDraftId(visit);
  const ticked = form.getAll('seen') as Codes;
  const { season_id: season } = await dataOrThrow(api.getCompetition(id));
  const checks = await findStartChecks(visit, season);
  const unread = checks.warnings.some(
    ({ code }) => code !== 'fixtures_missing' && !ticked.includes(code),
  );
  if (checks.blockers.length > 0 || unread) return renderStartPage(visit, words.draft.start.unread);
  if (checks.season !== null) {
    const read = checks.seasonCodes.filter((code) => ticked.includes(code));
    const { end } = await takeStep(visit, checks.season, 'active', read);
    if (end === 'refused') return renderStartPage(visit, words.draft.start.changed);
  }
  const fixtures = await api.generateAllFixtures(id);
  if (fixtures.kind === 'refusal') throw toLeagueFailure(fixtures, 'competition_closed');
  const answer = await api.updateCompetition(
    id,
    { state: 'active', acknowledge: ticked },
    { isStrict: true },
  );
  if (answer.kind === 'answer') return redirect(`/coach/competitions/${id}?done=begun`);
  if (answer.status === 409) return renderStartPage(visit, words.draft.start.changed);
  throw toLeagueFailure(answer, 'precondition_failed');
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
