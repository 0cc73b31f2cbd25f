import type { VNode } from 'preact';

import { LeagueFailure, NoAnswer } from '../../../api/answer.ts';
import { Hero } from '../../../components/hero.tsx';
import { Shell } from '../../../components/shell.tsx';
import { hashAddress } from '../../../addresses/address.ts';
import { isStillReader } from '../../../mailboxes/current-mailbox.ts';
import { formatInitials } from '../../../messages/names.ts';
import { isFamilyToken } from '../../../signed/family-token.ts';
import type { PlayerSession } from '../../../web/cookies.ts';
import { toLocalPath } from '../../../web/local-path.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { Pick, signInPicked } from './pick.tsx';

/** The format of a link's token. The site does not ask the league about anything else. */
const TOKEN = /^dll_[0-9A-Za-z]{38}$/;

/** `/sign-in/TOKEN`: says who will be signed in, and changes nothing (SIGN-3). */
export const get = forAnybody((visit) => {
  const { signIn } = visit.words;
  const token = visit.params['token'] ?? '';
  if (!isFamilyToken(token)) return page(signIn.confirmTitle, <Confirm visit={visit} />);
  const link = visit.services.store.familyLinks.find(token, visit.now);
  if (link === null) return renderUsedLinkPage(visit, 410);
  return page(signIn.pickTitle, <Pick visit={visit} people={link.people} />);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const token = visit.params['token'] ?? '';
  const wait = visit.services.limits.attempt(visit.client, visit.now);
  if (wait > 0)
    return renderUsedLinkPage(visit, 429, visit.words.signIn.tooMany(Math.ceil(wait / 60_000)));
  if (isFamilyToken(token)) return signInOne(visit, token);
  if (!TOKEN.test(token)) return renderUsedLinkPage(visit, 410);
  const answer = await useLink(visit, token);
  if (answer === null) return renderNotYetPage(visit);
  if (answer === 'dead') return renderUsedLinkPage(visit, 410);
  if (answer.kind === 'refusal') {
    if (answer.code === 'invalid_credential') return renderUsedLinkPage(visit, 410);
    throw new LeagueFailure(answer);
  }
  const { data } = answer;
  // The link is used up, so the user is signed in even if the site cannot write right now.
  visit.services.later(async () => visit.services.store.links.remove(token));
  const { id: memberId, display_name: name } = data.member;
  return signInHere(visit, { token: data.token, memberId, name });
});

/** Signs in the chosen member of a shared mailbox (SIGN-13). */
async function signInOne(visit: Visit, token: string): Promise<Answer> {
  const picked = await signInPicked(visit, token);
  if (picked === 'dead') return renderUsedLinkPage(visit, 410);
  if (picked === 'no_answer') return renderNotYetPage(visit);
  // The page offers no other people, so it is shown again.
  if (picked === 'unknown_person') return redirect(toLocalPath(visit.address));
  return signInHere(visit, picked);
}

function signInHere(visit: Visit, session: PlayerSession): Answer {
  endOldSession(visit);
  return redirect(toLocalPath(visit.query.get('to')), { session, note: null });
}

/**
 * Checks an emailed link again, because its reader may have changed mailbox or left (SIGN-15).
 * @returns null without a response from the league; the link may still be valid
 */
async function useLink(visit: Visit, token: string) {
  const mailed = visit.services.store.links.find(token, visit.now);
  const isMailbox = (address: string) => hashAddress(address) === mailed?.mailboxHash;
  try {
    const isBound = mailed !== null && mailed.mailboxHash !== null;
    if (isBound && !(await isStillReader(visit, mailed.memberId, isMailbox))) return 'dead';
    return await visit.leagueAs(token).startSession();
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}

/** Ends the previous user's session, so that their cookie no longer works. */
function endOldSession({ claimed: { player }, services, leagueAs }: Visit): void {
  if (player === null) return;
  services.later(async () => {
    await leagueAs(player.token).endSession();
  });
}

function Confirm({ visit }: { readonly visit: Visit }): VNode {
  const { words, club, address, services, params, now } = visit;
  const { signIn } = words;
  const minted = services.store.links.find(params['token'] ?? '', now);
  return (
    <Shell
      club={club.name}
      player={null}
      address="/sign-in"
      hero={<Hero title={signIn.confirmTitle} />}
    >
      <form class="card lift stack5" method="post" action={address}>
        {minted === null ? (
          <p>{signIn.confirmUnknown}</p>
        ) : (
          <>
            <p>{signIn.confirm}</p>
            <div class="row">
              <span class="ava large" aria-hidden="true">
                {formatInitials(minted.displayName)}
              </span>
              <p class="breaks">
                <b class="name">{minted.displayName}</b>
                <span class="meta block">{club.name}</span>
              </p>
            </div>
          </>
        )}
        <button class="btn p w">{signIn.yes}</button>
      </form>
      <p class="meta center after">
        {signIn.notYou}
        <br />
        {signIn.nothingYet}
      </p>
    </Shell>
  );
}

function renderNotYetPage({ words, club, address, form }: Visit): Answer {
  const { signIn, faults } = words;
  const member = form.get('member');
  return page(
    signIn.notYetTitle,
    <Shell
      club={club.name}
      player={null}
      address="/sign-in"
      hero={<Hero title={signIn.notYetTitle} />}
    >
      <form class="card lift stack5" method="post" action={address}>
        <p>{signIn.notYet}</p>
        {member !== null && <input type="hidden" name="member" value={member} />}
        <button class="btn p w">{faults.again}</button>
      </form>
    </Shell>,
    { status: 503 },
  );
}

function renderUsedLinkPage({ words, club }: Visit, status: number, text?: string): Answer {
  const { signIn } = words;
  const hero = <Hero title={signIn.usedTitle} />;
  return page(
    signIn.usedTitle,
    <Shell club={club.name} player={null} address="/sign-in" hero={hero}>
      <div class="card lift stack5">
        <p>{text ?? signIn.used}</p>
        <a class="btn p w" href="/sign-in">
          {signIn.send}
        </a>
      </div>
    </Shell>,
    { status },
  );
}
