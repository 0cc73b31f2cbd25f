import { LeagueFailure, must } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { getMember, type Member } from '../../../../../api/members.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { fieldWords } from '../../field-words.ts';
import {
  changesOf,
  type Faults,
  faultsOf,
  faultsOfRefusal,
  readTyped,
  touched,
  type MemberFields,
  typedOf,
} from '../../member-fields.ts';
import { type Conflict, EditView } from './edit-view.tsx';

/** `/coach/members/ID/edit`: change what the club has of somebody. One call to the league. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const typed = typedOf(member);
  return editPage(visit, member, { typed, was: typed, faults: {}, conflict: null }, 200);
});

/** Changes what was touched, and only the version of it that was looked at (MEMB-6). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const id = params['member'] ?? '';
  const [typed, was] = [readTyped(form), readTyped(form, 'was-')];
  const fields = touched(typed, was);
  if (fields.length === 0) return redirect(`/coach/members/${id}`);
  const faults = faultsOf(typed);
  if (Object.keys(faults).length > 0) return again(visit, { typed, was, faults });
  const answer = await api.PATCH('/v1/members/{id}', {
    params: { path: { id }, header: { 'If-Match': form.get('version') ?? '*' } },
    body: changesOf(typed, fields),
  });
  if (answer.kind === 'answer') return redirect(`/coach/members/${id}?done=saved`);
  const code = answer.code;
  if (code === 'precondition_failed') return overtaken(visit, typed, was);
  if (code === 'email_taken') return again(visit, { typed, was, faults: { email: 'taken' } });
  const refused = faultsOfRefusal(answer.problem);
  if (code === 'invalid_request' && Object.keys(refused).length > 0) {
    return again(visit, { typed, was, faults: refused });
  }
  throw new LeagueFailure(answer);
});

interface State {
  readonly typed: MemberFields;
  /** What the form began with. */
  readonly was: MemberFields;
  readonly faults: Faults;
  readonly conflict: Conflict | null;
}

async function again(visit: CoachVisit, state: Omit<State, 'conflict'>): Promise<Answer> {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  // The version that the form began with stays: it is still what is being changed.
  return editPage(visit, member, { ...state, conflict: null }, 422);
}

/** What the coach did not touch is as it is now; what both touched is as the coach typed it. */
async function overtaken(
  visit: CoachVisit,
  typed: MemberFields,
  was: MemberFields,
): Promise<Answer> {
  const { api, params, words } = visit;
  const id = params['member'] ?? '';
  const newest = { subject: id, order: 'newest', limit: 1 } as const;
  const kind: Api<'EventKind'>[] = ['member.updated'];
  const [member, events] = await Promise.all([
    getMember(api, id),
    must(api.GET('/v1/events', { params: { query: { ...newest, kind } } })),
  ]);
  const now = typedOf(member);
  const [mine, theirs] = [touched(typed, was), touched(now, was)];
  const both = mine.filter((field) => theirs.includes(field) && typed[field] !== now[field]);
  const merged = { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  const conflict = {
    who: events.data[0]?.actor_name ?? null,
    what: fieldWords(words, theirs),
    now: Object.fromEntries(both.map((field) => [field, now[field]])),
  };
  return editPage(visit, member, { typed: merged, was: now, faults: {}, conflict }, 409);
}

function editPage(visit: CoachVisit, member: Member, state: State, status: number): Answer {
  const isAnew = state.conflict !== null || visit.form.get('version') === null;
  const version = isAnew ? `"${member.updated_at}"` : (visit.form.get('version') ?? '');
  const view = <EditView visit={visit} member={member} version={version} {...state} />;
  return page(visit.words.members.editTitle(member.display_name), view, { status });
}
