import { must } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { getMember, type Member } from '../../../../../api/members.ts';
import { foldAddress } from '../../../../../addresses/address.ts';
import { signOutEverywhere } from '../../../../../mailboxes/sign-out-everywhere.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { fieldWords } from '../../field-words.ts';
import {
  beginMember,
  CHANGED_MEMBER,
  changesOf,
  type MemberForm,
  ownSentences,
  readBefore,
  textsOf,
  touched,
} from '../../member-fields.ts';
import { type Holder, holderOfAddress, holderOfMailbox } from '../../share.tsx';
import { type EditState, EditView } from './edit-view.tsx';

/** `/coach/members/ID/edit`: change what the club has of somebody. One call to the league. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const holder = await holderOfMailbox(visit, member.id);
  const form = CHANGED_MEMBER.begin(visit, {
    ...textsOf(member),
    version: versionOf(member),
    share: holder?.id,
  });
  return editPage(visit, member, { form, was: beginMember(visit, member), holder });
});

/** Changes what was touched, and only the version of it that was looked at (MEMB-6). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const id = params['member'] ?? '';
  const was = readBefore(visit);
  const form = CHANGED_MEMBER.read(visit, ownSentences(words));
  if (form.isFaulty) return again(visit, form, was);
  const { version, share: wanted, 'was-share': wasShare, ...values } = form.values;
  const fields = touched(values, was.values);
  const shares = await sharedMailbox(visit, values.email ?? '', wanted);
  const { mailboxes } = visit.services.store;
  const oldEmail = was.values.email ?? '';
  const before = mailboxIn(oldEmail, mailboxes.holderOf(id));
  const finish = async (email: string) => {
    keepShare(visit, wasShare, shares);
    await endAccessIfMoved(visit, before, mailboxIn(email, mailboxes.holderOf(id)));
  };
  if (fields.length === 0) {
    await finish(oldEmail);
    return redirect(`/coach/members/${id}`);
  }
  const answer = await api.PATCH('/v1/members/{id}', {
    params: { path: { id }, header: { 'If-Match': version } },
    // The league has each address once: who reads another's mailbox has none of their own there.
    body: { ...changesOf(values, fields), ...(shares === null ? {} : { email: null }) },
  });
  if (answer.kind === 'answer') {
    await finish(shares === null ? (values.email ?? '') : '');
    return redirect(`/coach/members/${id}?done=saved`);
  }
  if (answer.code === 'precondition_failed') return overtaken(visit, form, was);
  if (answer.code === 'email_taken') {
    const taken = form.withFaults({ email: words.members.faults.taken });
    return again(visit, taken, was, await holderOfAddress(visit, values.email ?? ''));
  }
  return again(visit, form.refusedBy(answer), was);
});

function versionOf({ updated_at: version }: Member): string {
  return `"${version}"`;
}

/** The version that the form began with stays: it is still what is being changed. */
async function again(
  visit: CoachVisit,
  form: EditState['form'],
  was: MemberForm,
  owner: Holder | null = null,
): Promise<Answer> {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const holder = owner ?? (await holderOfMailbox(visit, member.id));
  return editPage(visit, member, { form, was, holder });
}

/** What the coach did not touch is as it is now; what both touched is as the coach typed it. */
async function overtaken(
  visit: CoachVisit,
  form: EditState['form'],
  was: MemberForm,
): Promise<Answer> {
  const { api, params, words } = visit;
  const { members } = words;
  const id = params['member'] ?? '';
  const newest = { subject: id, order: 'newest', limit: 1 } as const;
  const kind: Api<'EventKind'>[] = ['member.updated'];
  const [member, events] = await Promise.all([
    getMember(api, id),
    must(api.GET('/v1/events', { params: { query: { ...newest, kind } } })),
  ]);
  const now = beginMember(visit, member);
  const [mine, theirs] = [touched(form.values, was.values), touched(now.values, was.values)];
  const differing = touched(form.values, now.values);
  const both = mine.filter((field) => theirs.includes(field) && differing.includes(field));
  const untouched = Object.entries(textsOf(member)).filter(
    ([name]) => !mine.some((one) => one === name),
  );
  const who = events.data[0]?.actor_name ?? members.somebody;
  const merged = form
    .with({ ...Object.fromEntries(untouched), version: versionOf(member) })
    .withTrouble(`${members.conflict(who, fieldWords(words, theirs))} ${members.conflictAbout}`);
  return editPage(visit, member, {
    form: merged,
    was: now,
    holder: await holderOfMailbox(visit, id),
    now: Object.fromEntries(both.map((field) => [field, now.field(field).typed])),
  });
}

/**
 * Whose mailbox they are to read: who is ticked, and has the address that stands in the form, or is
 * read already where none stands there. Null: nobody's.
 */
async function sharedMailbox(
  visit: CoachVisit,
  email: string,
  wanted = '',
): Promise<Holder | null> {
  if (wanted === '') return null;
  const memberId = visit.params['member'] ?? '';
  const holder = await (email === ''
    ? holderOfMailbox(visit, memberId)
    : holderOfAddress(visit, email));
  return holder?.id === wanted && holder.id !== memberId ? holder : null;
}

/** What the form did not show stays: the member may have come to another mailbox meanwhile. */
function keepShare(
  { services: { store }, params }: CoachVisit,
  wasShare: string | undefined,
  holder: Holder | null,
): void {
  const memberId = params['member'] ?? '';
  store.together(() => {
    const isUnticked = wasShare === store.mailboxes.holderOf(memberId);
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

function editPage(visit: CoachVisit, member: Member, state: EditState): Answer {
  const { status } = state.form;
  const view = <EditView member={member} {...state} />;
  return page(visit.words.members.editTitle(member.display_name), view, { status });
}
