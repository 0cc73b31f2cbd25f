import { LeagueFailure, must } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { getMember, type Member } from '../../../../../api/members.ts';
import { foldAddress } from '../../../../../addresses/address.ts';
import { signOutEverywhere } from '../../../../../oneself/sign-out-everywhere.ts';
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
import { type Holder, holderOfAddress, holderOfMailbox } from '../../share.tsx';
import { type Conflict, EditView, type Share } from './edit-view.tsx';

/** `/coach/members/ID/edit`: change what the club has of somebody. One call to the league. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const typed = typedOf(member);
  const holder = await holderOfMailbox(visit, member.id);
  const share = { holder, isTicked: holder !== null };
  return editPage(visit, member, { typed, was: typed, faults: {}, conflict: null, share }, 200);
});

/** Changes what was touched, and only the version of it that was looked at (MEMB-6). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params } = visit;
  const id = params['member'] ?? '';
  const [typed, was] = [readTyped(form), readTyped(form, 'was-')];
  const fields = touched(typed, was);
  const shares = await sharedMailbox(visit, typed.email);
  const store = visit.services.store;
  const before = mailboxIn(was.email, store.mailboxes.holderOf(id));
  if (fields.length === 0) {
    keepShare(visit, id, shares);
    await endAccessIfMoved(visit, before, mailboxIn(was.email, store.mailboxes.holderOf(id)));
    return redirect(`/coach/members/${id}`);
  }
  const faults = faultsOf(typed);
  if (Object.keys(faults).length > 0) return again(visit, { typed, was, faults });
  const answer = await api.PATCH('/v1/members/{id}', {
    params: { path: { id }, header: { 'If-Match': form.get('version') ?? '*' } },
    // The league has each address once: who reads another's mailbox has none of their own there.
    body: { ...changesOf(typed, fields), ...(shares === null ? {} : { email: null }) },
  });
  if (answer.kind === 'answer') {
    keepShare(visit, id, shares);
    const own = shares === null ? typed.email : '';
    await endAccessIfMoved(visit, before, mailboxIn(own, store.mailboxes.holderOf(id)));
    return redirect(`/coach/members/${id}?done=saved`);
  }
  const code = answer.code;
  if (code === 'precondition_failed') return overtaken(visit, typed, was);
  if (code === 'email_taken') {
    const share = { holder: await holderOfAddress(visit, typed.email), isTicked: false };
    return again(visit, { typed, was, faults: { email: 'taken' } }, share);
  }
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
  readonly share: Share;
}

async function again(
  visit: CoachVisit,
  state: Omit<State, 'conflict' | 'share'>,
  offer: Share | null = null,
): Promise<Answer> {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const share = offer ?? (await shareAsTyped(visit, member.id));
  // The version that the form began with stays: it is still what is being changed.
  return editPage(visit, member, { ...state, conflict: null, share }, 422);
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
  const share = await shareAsTyped(visit, id);
  const conflict = {
    who: events.data[0]?.actor_name ?? null,
    what: fieldWords(words, theirs),
    now: Object.fromEntries(both.map((field) => [field, now[field]])),
  };
  return editPage(visit, member, { typed: merged, was: now, faults: {}, conflict, share }, 409);
}

/**
 * Whose mailbox they are to read: who is ticked, and has the address that stands in the form, or is
 * read already where none stands there. Null: nobody's.
 */
async function sharedMailbox(visit: CoachVisit, email: string): Promise<Holder | null> {
  const wanted = visit.form.get('share');
  if (wanted === null) return null;
  const memberId = visit.params['member'] ?? '';
  const holder = await (email === ''
    ? holderOfMailbox(visit, memberId)
    : holderOfAddress(visit, email));
  return holder?.id === wanted && holder.id !== memberId ? holder : null;
}

/** What the form did not show stays: the member may have come to another mailbox meanwhile. */
function keepShare(
  { services: { store }, form }: CoachVisit,
  memberId: string,
  holder: Holder | null,
): void {
  store.together(() => {
    const isUnticked = form.get('was-share') === store.mailboxes.holderOf(memberId);
    if (holder !== null) store.mailboxes.share(memberId, holder.id);
    else if (isUnticked) store.mailboxes.end(memberId);
  });
}

/** Which mailbox somebody reads: their own, else that of its holder. Empty: none. */
function mailboxIn(email: string, holderId: string | null): string {
  return email === '' ? (holderId ?? '') : foldAddress(email);
}

/** Whoever reads the old mailbox must not get in any more (ENDS-2). @throws LeagueFailure */
async function endAccessIfMoved(visit: CoachVisit, before: string, after: string): Promise<void> {
  if (before === '' || before === after) return;
  await signOutEverywhere(visit.api, visit.services.store, visit.params['member'] ?? '');
}

/** The box as it was sent, where the form comes back. */
async function shareAsTyped(visit: CoachVisit, memberId: string): Promise<Share> {
  const holder = await holderOfMailbox(visit, memberId);
  return { holder, isTicked: holder !== null && visit.form.get('share') === holder.id };
}

function editPage(visit: CoachVisit, member: Member, state: State, status: number): Answer {
  const isAnew = state.conflict !== null || visit.form.get('version') === null;
  const version = isAnew ? `"${member.updated_at}"` : (visit.form.get('version') ?? '');
  const view = <EditView visit={visit} member={member} version={version} {...state} />;
  return page(visit.words.members.editTitle(member.display_name), view, { status });
}
