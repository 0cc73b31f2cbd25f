import { hashAddress } from '../../addresses/address.ts';
import { dataOrThrow, LeagueFailure } from '../../api/answer.ts';
import { isStillReader } from '../../mailboxes/current-mailbox.ts';
import type { PlayerSession } from '../../web/cookies.ts';
import { forAnybody, forPlayer, page, redirect, type Visit } from '../../web/visit.ts';
import { SwitchView } from './switch-view.tsx';

/** `/switch`: everyone signed in on this device through the same mailbox (SIGN-21). */
export const get = forPlayer(async (visit) => renderSwitchPage(visit));

/**
 * Shows another member's pages. Their session must still be alive, and they must still read the
 * mailbox that opened it. Works from a page of any member, since it says who is next.
 */
export const post = forAnybody(async (visit) => {
  const { claimed, form, leagueAs, services } = visit;
  const { family } = claimed;
  const chosen = family?.members.find(({ memberId }) => memberId === form.get('member'));
  if (family === null || chosen === undefined) return redirect('/switch');
  const isMailbox = (address: string) => hashAddress(address) === family.mailboxHash;
  const session = await findSession(visit, chosen.token);
  if (session !== null && (await isStillReader(visit, session.memberId, isMailbox)))
    return redirect('/', { session });
  services.later(async () => {
    await leagueAs(chosen.token).endSession();
  });
  const members = family.members.filter((one) => one !== chosen);
  // The current session goes too if it is the one that ended.
  const isOwn = chosen.memberId === claimed.player?.memberId;
  if (isOwn) return redirect('/sign-in?out=1', { session: null, family: null });
  return redirect('/switch?ended=1', { family: { ...family, members } });
});

async function renderSwitchPage(visit: Visit) {
  const { claimed, query, words } = visit;
  const found = await Promise.all(
    (claimed.family?.members ?? []).map(({ token }) => findSession(visit, token)),
  );
  const people = found.filter((one) => one !== null);
  const view = <SwitchView people={people} hasEnded={query.get('ended') === '1'} />;
  return page(words.signIn.switchTitle, view);
}

/** Null if the league has ended the session. @throws LeagueFailure */
async function findSession({ leagueAs }: Visit, token: string): Promise<PlayerSession | null> {
  try {
    const { credential } = await dataOrThrow(leagueAs(token).getMe());
    if (credential.type !== 'session') return null;
    return { token, memberId: credential.member.id, name: credential.member.display_name };
  } catch (error) {
    if (error instanceof LeagueFailure && error.status === 401) return null;
    throw error;
  }
}
