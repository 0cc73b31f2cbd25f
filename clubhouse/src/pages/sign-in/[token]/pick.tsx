import type { VNode } from 'preact';
import { LeagueFailure, NoAnswer } from '../../../api/answer.ts';
import { Hero } from '../../../components/hero.tsx';
import { Shell } from '../../../components/shell.tsx';
import { isStillReader } from '../../../mailboxes/current-mailbox.ts';
import { hashAddress } from '../../../addresses/address.ts';
import { openLink } from '../../../signed/family-token.ts';
import type { FamilyMember } from '../../../store/family-links.ts';
import type { MintedFor } from '../../../store/minted-links.ts';
import type { FamilySessions, PlayerSession } from '../../../web/cookies.ts';
import type { Visit } from '../../../web/visit.ts';
import type { FailedEntry } from '../enter.ts';

/** The members who share a mailbox, each as a button with their name (SIGN-13). */
export function Pick({
  visit,
  people,
}: {
  readonly visit: Visit;
  readonly people: readonly MintedFor[];
}): VNode {
  const { words, address } = visit;
  const { signIn } = words;
  return (
    <Shell address="/sign-in" hero={<Hero title={signIn.pickTitle} />}>
      <form class="card lift stack" method="post" action={address}>
        <p>{signIn.pick}</p>
        {people.map(({ memberId, displayName }) => (
          <button key={memberId} class="btn o w" name="member" value={memberId}>
            <span class="breaks">{displayName}</span>
          </button>
        ))}
      </form>
      <p class="meta center after">
        {signIn.pickOnce}
        <br />
        {signIn.nothingYet}
      </p>
    </Shell>
  );
}

interface PickedSessions {
  readonly session: PlayerSession;
  readonly family: FamilySessions;
}

export type PickOutcome = PickedSessions | FailedEntry | 'unknown_person';

/**
 * Signs in everyone of a link, each with their own session, and uses the link up; of two
 * simultaneous clicks, one succeeds. Leaves out members who have changed mailbox, been signed out or
 * left (SIGN-15). Without a response from the league, the link stays valid (CALL-7).
 */
export async function signInPicked(visit: Visit, token: string): Promise<PickOutcome> {
  const { services, form, now } = visit;
  const { familyLinks } = services.store;
  const link = familyLinks.find(token, now);
  if (link === null) return 'dead';
  const picked = link.people.find(({ memberId }) => memberId === form.get('member'));
  if (picked === undefined) return 'unknown_person';
  const mayEnter = ({ memberId }: FamilyMember) =>
    isStillReader(visit, memberId, (one) => hashAddress(one) === link.mailboxHash);
  try {
    if (!(await mayEnter(picked))) return 'dead';
  } catch (error) {
    if (error instanceof NoAnswer) return 'no_answer';
    throw error;
  }
  if (familyLinks.take(token, now) === null) return 'dead';
  const others = link.people.filter((one) => one !== picked);
  let session: PlayerSession | null;
  try {
    session = await startSession(visit, token, picked);
  } catch (error) {
    services.store.together(() => familyLinks.add(token, link));
    if (error instanceof NoAnswer) return 'no_answer';
    throw error;
  }
  if (session === null) {
    services.store.together(() => familyLinks.add(token, { ...link, people: others }));
    return 'dead';
  }
  const opened = await Promise.all(
    others.map(async (one) => {
      try {
        return (await mayEnter(one)) ? await startSession(visit, token, one) : null;
      } catch (error) {
        // The picked member is signed in; this one needs another email.
        if (error instanceof LeagueFailure) return null;
        throw error;
      }
    }),
  );
  const members = [session, ...opened.filter((one) => one !== null)];
  const tokens = members.map(({ token: own, memberId }) => ({ token: own, memberId }));
  return { session, family: { mailboxHash: link.mailboxHash, members: tokens } };
}

/**
 * Null if the league refuses, for example after the member was signed out.
 * @throws LeagueFailure
 */
async function startSession(
  { leagueAs }: Visit,
  familyToken: string,
  { sealedLink }: FamilyMember,
): Promise<PlayerSession | null> {
  const link = openLink(familyToken, sealedLink);
  if (link === null) return null;
  const answer = await leagueAs(link).startSession();
  if (answer.kind === 'refusal') {
    if (answer.code === 'invalid_credential') return null;
    throw new LeagueFailure(answer);
  }
  const { token, member } = answer.data;
  return { token, memberId: member.id, name: member.display_name };
}
