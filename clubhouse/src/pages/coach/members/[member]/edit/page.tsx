import type { VNode } from 'preact';
import { dataOrThrow } from '../../../../../api/answer.ts';
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
import { joinFieldNames } from '../../field-words.ts';
import {
  beginMember,
  CHANGED_MEMBER,
  toMemberChanges,
  type MemberForm,
  makeFaultSentences,
  readBefore,
  toTexts,
  listChangedFields,
  type MemberField,
  FIELDS,
} from '../../member-fields.ts';
import { type Holder, findAddressHolder, findMailboxHolder, ShareBox } from '../../share.tsx';
import { type ViewedVisit, useVisit } from '../../../../../web/use-visit.ts';
import { HiddenFields } from '../../../../../components/form-fields.tsx';
import { PostForm } from '../../../../../components/post-form.tsx';
import type { Filled } from '../../../../../web/form.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { MemberFieldset } from '../../member-form.tsx';
import { LinkButton } from '../../../../../components/buttons.tsx';

/** `/coach/members/ID/edit`: changes a member's data; one call to the league. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const holder = await findMailboxHolder(visit, member.id);
  const form = CHANGED_MEMBER.begin(visit, {
    ...toTexts(member),
    version: makeMemberEtag(member),
    share: holder?.id,
  });
  return renderEditPage(visit, member, { form, was: beginMember(visit, member), holder });
});

/** Saves the edited fields, and only over the version that the coach saw (MEMB-6). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const id = params['member'] ?? '';
  const was = readBefore(visit);
  const form = CHANGED_MEMBER.read(visit, makeFaultSentences(words));
  if (form.isFaulty) return showFormAgain(visit, form, was);
  const { version, share: wanted, 'was-share': wasShare, ...values } = form.values;
  const fields = listChangedFields(values, was.values);
  const shares = await findWantedHolder(visit, values.email ?? '', wanted);
  const { mailboxes } = visit.services.store;
  const oldEmail = was.values.email ?? '';
  const before = makeMailboxKey(oldEmail, mailboxes.holderOf(id));
  const finish = async (email: string) => {
    saveShare(visit, wasShare, shares);
    await endAccessIfMoved(visit, before, makeMailboxKey(email, mailboxes.holderOf(id)));
  };
  if (fields.length === 0) {
    await finish(oldEmail);
    return redirect(`/coach/members/${id}`);
  }
  const answer = await api.PATCH('/v1/members/{id}', {
    params: { path: { id }, header: { 'If-Match': version } },
    // The league stores each address once, so a member who shares a mailbox has no address there.
    body: { ...toMemberChanges(values, fields), ...(shares === null ? {} : { email: null }) },
  });
  if (answer.kind === 'answer') {
    await finish(shares === null ? (values.email ?? '') : '');
    return redirect(`/coach/members/${id}?done=saved`);
  }
  if (answer.code === 'precondition_failed') return showConflict(visit, form, was);
  if (answer.code === 'email_taken') {
    const taken = form.withFaults({ email: words.members.faults.taken });
    return showFormAgain(visit, taken, was, await findAddressHolder(visit, values.email ?? ''));
  }
  return showFormAgain(visit, form.refusedBy(answer), was);
});

function makeMemberEtag({ updated_at: version }: Member): string {
  return `"${version}"`;
}

/** Keeps the version that the form was made from, because the edits are based on that version. */
async function showFormAgain(
  visit: CoachVisit,
  form: EditState['form'],
  was: MemberForm,
  owner: Holder | null = null,
): Promise<Answer> {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  const holder = owner ?? (await findMailboxHolder(visit, member.id));
  return renderEditPage(visit, member, { form, was, holder });
}

/** Shows current values for untouched fields, and the coach's for those that both changed. */
async function showConflict(
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
    dataOrThrow(api.GET('/v1/events', { params: { query: { ...newest, kind } } })),
  ]);
  const now = beginMember(visit, member);
  const [mine, theirs] = [
    listChangedFields(form.values, was.values),
    listChangedFields(now.values, was.values),
  ];
  const differing = listChangedFields(form.values, now.values);
  const both = mine.filter((field) => theirs.includes(field) && differing.includes(field));
  const untouched = Object.entries(toTexts(member)).filter(
    ([name]) => !mine.some((one) => one === name),
  );
  const who = events.data[0]?.actor_name ?? members.somebody;
  const merged = form
    .with({ ...Object.fromEntries(untouched), version: makeMemberEtag(member) })
    .withTrouble(
      `${members.conflict(who, joinFieldNames(words, theirs))} ${members.conflictAbout}`,
    );
  return renderEditPage(visit, member, {
    form: merged,
    was: now,
    holder: await findMailboxHolder(visit, id),
    now: Object.fromEntries(both.map((field) => [field, now.field(field).typed])),
  });
}

/** The ticked member, if they own the form's address. Without an address, the current holder. */
async function findWantedHolder(
  visit: CoachVisit,
  email: string,
  wanted = '',
): Promise<Holder | null> {
  if (wanted === '') return null;
  const memberId = visit.params['member'] ?? '';
  const holder = await (email === ''
    ? findMailboxHolder(visit, memberId)
    : findAddressHolder(visit, email));
  return holder?.id === wanted && holder.id !== memberId ? holder : null;
}

/** Keeps a share that the form did not show, since it may have been added in the meantime. */
function saveShare(
  { services: { store }, params }: ViewedVisit,
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

/** The mailbox of a member: their own address or else its holder's id. Empty for none. */
function makeMailboxKey(email: string, holderId: string | null): string {
  return email === '' ? (holderId ?? '') : foldAddress(email);
}

/**
 * Signs the member out everywhere, so that readers of the old mailbox lose access (ENDS-2).
 * @throws LeagueFailure
 */
async function endAccessIfMoved(visit: CoachVisit, before: string, after: string): Promise<void> {
  if (before === '' || before === after) return;
  await signOutEverywhere(visit.api, visit.services.store, visit.params['member'] ?? '');
}

function renderEditPage(visit: CoachVisit, member: Member, state: EditState): Answer {
  const { status } = state.form;
  const view = <EditView member={member} {...state} />;
  return page(visit.words.members.editTitle(member.display_name), view, { status });
}

interface EditState {
  readonly form: Filled<typeof CHANGED_MEMBER>;
  /** The form's original values. */
  readonly was: MemberForm;
  /** The member whose mailbox is shared, or could be. */
  readonly holder: Holder | null;
  /** The current values of fields that somebody else has changed too. */
  readonly now?: Readonly<Partial<Record<MemberField, string>>>;
}

/** The form with the values that it started from, so that only edited fields are saved (MEMB-6). */
function EditView(props: EditState & { readonly member: Member }): VNode {
  const { member, form, was, holder, now = {} } = props;
  const { members, shell } = useVisit().words;
  const path = `/coach/members/${member.id}`;
  const before = FIELDS.map((field) => ({ ...was.field(field), name: `was-${field}` }));
  return (
    <CoachLayout tab="members" title={members.editTitle(member.display_name)}>
      <PostForm of={form} class="card stack5" action={`${path}/edit`}>
        <HiddenFields of={before} />
        {holder !== null && <ShareBox of={form.field('share')} holder={holder} />}
        <MemberFieldset field={form.field} now={now} />
        <div class="row wrap">
          <button class="btn p">{members.save}</button>
          <LinkButton look="q" href={path} label={shell.back} />
        </div>
      </PostForm>
    </CoachLayout>
  );
}
