import { LeagueFailure, must } from '../../../../../api/answer.ts';
import { findEnterable } from '../../../../../api/enterable.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { MembersView, type PartnerFault } from './members-view.tsx';

/** `/coach/entries/ID/members`: a pair gets another partner (SEAS-13); four calls to the league. */
export const get = forCoach((visit) => membersPage(visit, visit.query, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const path = { id: params['entry'] ?? '' };
  const [out, joining] = [form.get('out') ?? '', form.get('in') ?? ''];
  if (out === '' || joining === '') return membersPage(visit, form, 'choose');
  const entry = await must(api.GET('/v1/entries/{id}', { params: { path } }));
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const before = entry.members.map(({ id }) => id);
  if (!before.includes(out)) return membersPage(visit, form, 'gone');
  const member_ids = before.map((id) => (id === out ? joining : id));
  const header = { 'If-Match': `"${entry.version}"` };
  const answer = await api.PATCH('/v1/entries/{id}', {
    params: { path, header },
    body: { member_ids },
  });
  if (answer.kind === 'answer') return redirect(`/coach/entries/${path.id}?done=partner`);
  const fault = faultOf(answer.code);
  if (fault === null) throw new LeagueFailure(answer);
  return membersPage(visit, form, fault);
});

function faultOf(code: string): PartnerFault | null {
  switch (code) {
    case 'precondition_failed':
      return 'gone';
    case 'entry_withdrawn':
      return 'withdrawn';
    case 'competition_closed':
      return 'closed';
    case 'invalid_request':
    case 'partner_invalid':
      return 'other';
    case 'already_entered':
    case 'member_deleted':
    case 'member_left':
    case 'member_paused':
      return code;
    default:
      return null;
  }
}

async function membersPage(
  visit: CoachVisit,
  fields: URLSearchParams,
  fault: PartnerFault | null,
): Promise<Answer> {
  const { api, params, words } = visit;
  const path = { id: params['entry'] ?? '' };
  const entry = await must(api.GET('/v1/entries/{id}', { params: { path } }));
  // A singles player never changes.
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const competitionPath = { path: { id: entry.competition_id } };
  const [competition, progress] = await Promise.all([
    must(api.GET('/v1/competitions/{id}', { params: competitionPath })),
    must(api.GET('/v1/competitions/{id}/progress', { params: competitionPath })),
  ]);
  const search = (fields.get('q') ?? '').trim().slice(0, 100);
  const isForAll = fields.get('all') === '1';
  const { members, next } = await findEnterable(api, {
    discipline: competition.discipline,
    search,
    isForAll,
    after: fields.get('after') || null,
    entered: new Set(progress.entries.flatMap((one) => one.members.map(({ id }) => id))),
    pages: 1,
  });
  const shown = { visit, entry, competition, members, next, fields, search, isForAll, fault };
  const title = words.competitions.entry.partner.title(entry.label);
  return page(title, <MembersView {...shown} />, { status: fault === null ? 200 : 422 });
}
