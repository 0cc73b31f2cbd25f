import { dataOrThrow, mapRefusal } from '../../../../../api/answer.ts';
import { findEnterable } from '../../../../../api/enterable.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { MembersView, type PartnerFault } from './members-view.tsx';

/** `/coach/entries/ID/members`: changes a pair's partner (SEAS-13); four calls to the league. */
export const get = forCoach((visit) => membersPage(visit, visit.query, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const id = params['entry'] ?? '';
  const [out, joining] = [form.get('out') ?? '', form.get('in') ?? ''];
  if (out === '' || joining === '') return membersPage(visit, form, 'choose');
  const entry = await dataOrThrow(api.getEntry(id));
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const before = entry.members.map((one) => one.id);
  if (!before.includes(out)) return membersPage(visit, form, 'gone');
  const member_ids = before.map((one) => (one === out ? joining : one));
  const answer = await api.updateEntry(id, { member_ids }, { ifMatch: `"${entry.version}"` });
  if (answer.kind === 'answer') return redirect(`/coach/entries/${id}?done=partner`);
  return membersPage(visit, form, mapRefusal(answer, FAULTS));
});

const FAULTS = {
  precondition_failed: 'gone',
  entry_withdrawn: 'withdrawn',
  competition_closed: 'closed',
  invalid_request: 'other',
  partner_invalid: 'other',
  already_entered: 'already_entered',
  member_deleted: 'member_deleted',
  member_left: 'member_left',
  member_paused: 'member_paused',
  entry_has_played: null,
  entry_size: null,
} as const satisfies Readonly<Record<string, PartnerFault | null>>;

async function membersPage(
  visit: CoachVisit,
  fields: URLSearchParams,
  fault: PartnerFault | null,
): Promise<Answer> {
  const { api, params, words } = visit;
  const entry = await dataOrThrow(api.getEntry(params['entry'] ?? ''));
  // A singles entry never changes its player.
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const [competition, progress] = await Promise.all([
    dataOrThrow(api.getCompetition(entry.competition_id)),
    dataOrThrow(api.getCompetitionProgress(entry.competition_id)),
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
