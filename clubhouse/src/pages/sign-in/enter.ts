import { hashAddress } from '../../addresses/address.ts';
import { LeagueFailure, NoAnswer } from '../../api/answer.ts';
import { isStillReader } from '../../mailboxes/current-mailbox.ts';
import type { FamilySessions, PlayerSession } from '../../web/cookies.ts';
import { toLocalPath } from '../../web/local-path.ts';
import { type Answer, redirect, type Visit } from '../../web/visit.ts';

/** The format of a link's token. The site does not ask the league about anything else. */
const TOKEN = /^dll_[0-9A-Za-z]{38}$/;

/** Without an answer from the league, the link may still be valid. */
export type FailedEntry = 'dead' | 'no_answer';

/**
 * Signs in by a league link, and checks an emailed one again: its reader may have changed mailbox
 * or left (SIGN-15).
 * @throws LeagueFailure
 */
export async function enterByLink(
  visit: Visit,
  token: string,
  goOnTo: string | null,
): Promise<Answer | FailedEntry> {
  if (!TOKEN.test(token)) return 'dead';
  const { links } = visit.services.store;
  const mailed = links.find(token, visit.now);
  const isMailbox = (address: string) => hashAddress(address) === mailed?.mailboxHash;
  try {
    const isBound = mailed !== null && mailed.mailboxHash !== null;
    if (isBound && !(await isStillReader(visit, mailed.memberId, isMailbox))) return 'dead';
    const answer = await visit.leagueAs(token).startSession();
    if (answer.kind === 'refusal') {
      if (answer.code === 'invalid_credential') return 'dead';
      throw new LeagueFailure(answer);
    }
    // The link is used up, so the user is signed in even if the site cannot write right now.
    visit.services.later(async () => links.remove(token));
    const { id: memberId, display_name: name } = answer.data.member;
    return signInOnDevice(visit, { token: answer.data.token, memberId, name }, goOnTo);
  } catch (error) {
    if (error instanceof NoAnswer) return 'no_answer';
    throw error;
  }
}

export function signInOnDevice(
  visit: Visit,
  session: PlayerSession,
  goOnTo: string | null,
  family: FamilySessions | null = null,
): Answer {
  endOldSessions(visit);
  return redirect(toLocalPath(goOnTo), { session, family, request: null });
}

/** Ends the previous users' sessions, so that their cookies no longer work. */
function endOldSessions({ claimed: { player, family }, services, leagueAs }: Visit): void {
  for (const { token } of family?.members ?? (player === null ? [] : [player])) {
    services.later(async () => {
      await leagueAs(token).endSession();
    });
  }
}
