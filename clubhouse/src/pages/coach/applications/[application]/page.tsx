import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { Fault } from '../../../../components/fault.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { ApplicationView } from './application-view.tsx';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { isWithin, line, readForm, wholeNumber } from '../../../../web/read-form.ts';

/** `/coach/applications/ID`: the applicant and possible duplicates. Two calls (MEMB-13). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const answer = await api.getJoinRequest(params['application'] ?? '');
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return refusedPage(visit, words.today.refused.gone);
    throw new LeagueFailure(answer);
  }
  const application = answer.data;
  const query = { q: application.surname, limit: 5, order: 'name' } as const;
  const { data: namesakes } = await dataOrThrow(api.listMembers(query));
  const view = <ApplicationView application={application} namesakes={namesakes} />;
  return page(`${application.first_name} ${application.surname}`, view);
});

/** Accepts an applicant, or declines and deletes the application (COACH-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, form } = visit;
  const id = params['application'] ?? '';
  const isAccepted = form.get('decide') === 'accept';
  const back = form.get('from') === 'list' ? '/coach/members/applications' : '/coach';
  if (!isAccepted && form.get('decide') !== 'decline') return redirect(back);
  const answer = isAccepted
    ? await api.approveJoinRequest(id, readApproval(form))
    : await api.declineJoinRequest(id);
  if (answer.kind === 'answer')
    return redirect(`${back}?done=${isAccepted ? 'accepted' : 'declined'}`);
  const { code } = answer;
  if (code === 'email_taken') return refusedPage(visit, visit.words.today.refused.email_taken);
  if (code === 'not_found') return refusedPage(visit, visit.words.today.refused.gone);
  throw new LeagueFailure(answer);
});

function readApproval(form: URLSearchParams): { display_name?: string; level?: number } {
  const { display_name: name, level } = readForm(form, { display_name: line, level: wholeNumber });
  const { display_name: nameLimits, level: levels } = FIELD_LIMITS.Approval;
  return {
    ...(name === '' ? {} : { display_name: name.slice(0, nameLimits.maxLength) }),
    ...(level !== null && isWithin(levels, level) ? { level } : {}),
  };
}

function refusedPage({ words, club }: CoachVisit, text: string): Answer {
  const title = words.today.applications;
  return page(
    title,
    <Fault club={club.name} title={title} text={text}>
      <a class="btn p w" href="/coach">
        {words.shell.coachTabs.today}
      </a>
    </Fault>,
    { status: 409 },
  );
}
