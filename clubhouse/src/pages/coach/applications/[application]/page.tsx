import { answered, codeOf, LeagueFailure } from '../../../../api/answer.ts';
import { Fault } from '../../../../parts/fault.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';

/** Takes an applicant in, or declines and deletes what they sent (COACH-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, form } = visit;
  const path = { id: params['application'] ?? '' };
  const isAccepted = form.get('decide') === 'accept';
  if (!isAccepted && form.get('decide') !== 'decline') return redirect('/coach');
  const { error, response } = isAccepted
    ? await answered(api.POST('/v1/join-requests/{id}/approve', { params: { path }, body: {} }))
    : await answered(api.DELETE('/v1/join-requests/{id}', { params: { path } }));
  if (response.ok) return redirect(`/coach?done=${isAccepted ? 'accepted' : 'declined'}`);
  const code = codeOf(error);
  if (code === 'email_taken') return refused(visit, visit.words.today.refused.email_taken);
  if (code === 'not_found') return refused(visit, visit.words.today.refused.gone);
  throw new LeagueFailure(response.status, code);
});

function refused({ words, club }: CoachVisit, text: string): Answer {
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
