import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { findMembers } from '../../../../api/members.ts';
import { makeOnceKey } from '../../../../web/field-kinds.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import {
  toMemberChanges,
  NEW_MEMBER,
  makeFaultSentences,
  listChangedFields,
} from '../member-fields.ts';
import { type Holder, findAddressHolder, ShareBox } from '../share.tsx';
import { type ViewedVisit, useVisit } from '../../../../web/use-visit.ts';
import { PostForm } from '../../../../components/post-form.tsx';
import type { Filled } from '../../../../web/form.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { MemberFieldset } from '../member-form.tsx';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

export const get = forCoach((visit) => renderNewPage(visit, { form: NEW_MEMBER.begin(visit) }));

/** Adds one member, even on a double click. Asks first if there is a namesake (MEMB-7). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const form = NEW_MEMBER.read(visit, makeFaultSentences(words));
  const holder = await findWantedHolder(visit, form.values.email, form.values.share);
  if (form.isFaulty) return renderNewPage(visit, { form, holder });
  const { key, display_name } = form.values;
  const similar = visit.form.has('sure') ? [] : await findNamesakes(visit, display_name);
  if (similar.length > 0) return renderNewPage(visit, { form, similar, holder }, 409);
  const body: Api<'NewMember'> = {
    ...toMemberChanges(form.values, listChangedFields(form.values, {})),
    display_name,
    // The league stores each address once, so a member who shares a mailbox has no address there.
    ...(holder === null ? {} : { email: null }),
  };
  const header = { 'Idempotency-Key': `member-${key}` };
  const answer = await api.POST('/v1/members', { params: { header }, body });
  if (answer.kind === 'answer') {
    if (holder !== null) shareMailbox(visit, answer.data.id, holder);
    return redirect(`/coach/members/${answer.data.id}?done=added`);
  }
  if (answer.code === 'email_taken') {
    const taken = form.withFaults({ email: words.members.faults.taken });
    const owner = await findAddressHolder(visit, form.field('email').typed);
    return renderNewPage(visit, { form: taken, holder: owner });
  }
  // The form was sent twice with different content; the first one was saved.
  if (answer.code === 'idempotency_key_reused') {
    return renderNewPage(visit, { form: form.with({ key: makeOnceKey() }), holder }, 409);
  }
  return renderNewPage(visit, { form: form.refusedBy(answer), holder });
});

/** The member to share a mailbox with: the coach ticked them, and they own the typed address. */
async function findWantedHolder(
  visit: CoachVisit,
  email: string | null = null,
  wanted = '',
): Promise<Holder | null> {
  if (wanted === '' || email === null) return null;
  const holder = await findAddressHolder(visit, email);
  return holder?.id === wanted ? holder : null;
}

function shareMailbox(
  { services: { store } }: ViewedVisit,
  memberId: string,
  holder: Holder,
): void {
  store.together(() => store.mailboxes.share(memberId, holder.id));
}

async function findNamesakes({ api }: CoachVisit, name: string): Promise<Api<'Member'>[]> {
  const found = await findMembers(api, { view: 'all', text: name.replaceAll('@', ' '), after: '' });
  const key = (text: string) => text.normalize('NFKD').replaceAll(/\P{L}/gu, '').toLowerCase();
  return (found?.data ?? []).filter((one) => key(one.display_name) === key(name));
}

function renderNewPage(visit: CoachVisit, state: NewState, status = state.form.status): Answer {
  return page(visit.words.members.newTitle, <NewView {...state} />, { status });
}

interface NewState {
  readonly form: Filled<typeof NEW_MEMBER>;
  readonly similar?: readonly Api<'Member'>[];
  /** The owner of the typed address, who could share the mailbox. */
  readonly holder?: Holder | null;
}

function NewView({ form, similar = [], holder = null }: NewState): VNode {
  const { members, shell } = useVisit().words;
  return (
    <CoachLayout tab="members" title={members.newTitle} text={members.newAbout}>
      <PostForm of={form} class="card stack5" action="/coach/members/new">
        {similar.map(({ id, display_name: name }) => (
          <div key={id} class="note warn" role="alert">
            <p>
              {members.similar(name)} <a href={`/coach/members/${id}`}>{name}</a>
            </p>
          </div>
        ))}
        {holder !== null && <ShareBox of={form.field('share')} holder={holder} />}
        <MemberFieldset field={form.field} />
        <div class="row wrap">
          {similar.length === 0 ? (
            <button class="btn p">{members.addButton}</button>
          ) : (
            <FormButton look="p" name="sure" value="1" label={members.similarSure} />
          )}
          <LinkButton look="q" href="/coach/members" label={shell.back} />
        </div>
      </PostForm>
    </CoachLayout>
  );
}
