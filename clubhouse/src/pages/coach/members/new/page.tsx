import { randomUUID } from 'node:crypto';
import { LeagueFailure } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { findMembers } from '../../../../api/members.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import {
  changesOf,
  faultsOf,
  faultsOfRefusal,
  NOTHING_TYPED,
  readTyped,
  touched,
} from '../member-fields.ts';
import { type Holder, holderOfAddress } from '../share.tsx';
import { NewView, type NewState } from './new-view.tsx';

/** `/coach/members/new`: add one by hand. */
export const get = forCoach((visit) =>
  newPage(
    visit,
    { typed: NOTHING_TYPED, faults: {}, similar: [], holder: null, formKey: randomUUID() },
    200,
  ),
);

/** Two presses add one member; a namesake is asked about first (MEMB-7). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form } = visit;
  const typed = readTyped(form);
  const formKey = keyOf(form);
  const faults = faultsOf(typed);
  const shares = await sharedMailbox(visit, typed.email);
  const state = { typed, similar: [], holder: shares, formKey };
  if (Object.keys(faults).length > 0) return newPage(visit, { ...state, faults }, 422);
  const similar = form.get('sure') === '1' ? [] : await namesakes(visit, typed.display_name);
  if (similar.length > 0) return newPage(visit, { ...state, faults, similar }, 409);
  const body: Api<'NewMember'> = {
    ...changesOf(typed, touched(typed, NOTHING_TYPED)),
    display_name: typed.display_name,
    // The league has each address once: who reads another's mailbox has none of their own there.
    ...(shares === null ? {} : { email: null }),
  };
  const header = { 'Idempotency-Key': `member-${formKey}` };
  const asked = api.POST('/v1/members', { params: { header }, body });
  const answer = await asked;
  if (answer.kind === 'answer') {
    if (shares !== null) share(visit, answer.data.id, shares);
    return redirect(`/coach/members/${answer.data.id}?done=added`);
  }
  const code = answer.code;
  if (code === 'email_taken') {
    const holder = await holderOfAddress(visit, typed.email);
    return newPage(visit, { ...state, holder, faults: { email: 'taken' } }, 422);
  }
  // The form was sent twice and changed in between: the first of it is there.
  if (code === 'idempotency_key_reused') {
    return newPage(visit, { ...state, faults: {}, formKey: randomUUID() }, 409);
  }
  const refused = faultsOfRefusal(answer.problem);
  if (code === 'invalid_request' && Object.keys(refused).length > 0) {
    return newPage(visit, { ...state, faults: refused }, 422);
  }
  throw new LeagueFailure(answer);
});

/** Whose mailbox they are to read: who is ticked and has the address that was typed. */
async function sharedMailbox(visit: CoachVisit, email: string): Promise<Holder | null> {
  const wanted = visit.form.get('share');
  if (wanted === null || email === '') return null;
  const holder = await holderOfAddress(visit, email);
  return holder?.id === wanted ? holder : null;
}

function share({ services: { store } }: CoachVisit, memberId: string, holder: Holder): void {
  store.together(() => store.mailboxes.share(memberId, holder.id));
}

async function namesakes({ api }: CoachVisit, name: string): Promise<Api<'Member'>[]> {
  const found = await findMembers(api, { view: 'all', text: name.replaceAll('@', ' '), after: '' });
  const key = (text: string) => text.normalize('NFKD').replaceAll(/\P{L}/gu, '').toLowerCase();
  return (found?.data ?? []).filter((one) => key(one.display_name) === key(name));
}

function keyOf(form: URLSearchParams): string {
  const key = form.get('key') ?? '';
  return /^[0-9a-f-]{36}$/.test(key) ? key : randomUUID();
}

function newPage(visit: CoachVisit, state: NewState, status: number): Answer {
  return page(visit.words.members.newTitle, <NewView visit={visit} {...state} />, { status });
}
