import type { VNode } from 'preact';
import { Hero } from '../../../components/hero.tsx';
import { Shell } from '../../../components/shell.tsx';
import { formatInitials } from '../../../messages/names.ts';
import { isFamilyToken } from '../../../signed/family-token.ts';
import { toLocalPath } from '../../../web/local-path.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { signInOnDevice, enterByLink, type FailedEntry } from '../enter.ts';
import { Pick, signInPicked } from './pick.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

/** `/sign-in/TOKEN`: says who will be signed in, and changes nothing (SIGN-3). */
export const get = forAnybody((visit) => {
  const { signIn } = visit.words;
  const token = visit.params['token'] ?? '';
  if (!isFamilyToken(token)) return page(signIn.confirmTitle, <Confirm visit={visit} />);
  const link = visit.services.store.familyLinks.find(token, visit.now);
  if (link === null) return renderUsedLinkPage(visit);
  return page(signIn.pickTitle, <Pick visit={visit} people={link.people} />);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const token = visit.params['token'] ?? '';
  const wait = visit.services.limits.attempt(visit.client, visit.now);
  if (wait > 0)
    return renderNotYetPage(visit, visit.words.signIn.tooManyTries(Math.ceil(wait / 60_000)), 429);
  if (isFamilyToken(token)) return signInOne(visit, token);
  return toAnswer(visit, await enterByLink(visit, token, visit.query.get('to')));
});

/** Signs in the chosen member of a shared mailbox (SIGN-13). */
async function signInOne(visit: Visit, token: string): Promise<Answer> {
  const picked = await signInPicked(visit, token);
  // The page offers no other people, so it is shown again.
  if (picked === 'unknown_person') return redirect(toLocalPath(visit.address));
  if (typeof picked === 'string') return toAnswer(visit, picked);
  return signInOnDevice(visit, picked.session, visit.query.get('to'), picked.family);
}

function toAnswer(visit: Visit, entry: Answer | FailedEntry): Answer {
  if (entry === 'dead') return renderUsedLinkPage(visit);
  return entry === 'no_answer' ? renderNotYetPage(visit) : entry;
}

function Confirm({ visit }: { readonly visit: Visit }): VNode {
  const { words, club, address, services, params, now } = visit;
  const { signIn } = words;
  const minted = services.store.links.find(params['token'] ?? '', now);
  return (
    <Shell address="/sign-in" hero={<Hero title={signIn.confirmTitle} />}>
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

function renderNotYetPage(
  { words, address, form }: Visit,
  text = words.signIn.notYet,
  status = 503,
): Answer {
  const { signIn, faults } = words;
  const member = form.get('member');
  return page(
    signIn.notYetTitle,
    <Shell address="/sign-in" hero={<Hero title={signIn.notYetTitle} />}>
      <form class="card lift stack5" method="post" action={address}>
        <p>{text}</p>
        {member !== null && <input type="hidden" name="member" value={member} />}
        <button class="btn p w">{faults.again}</button>
      </form>
    </Shell>,
    { status },
  );
}

function renderUsedLinkPage({ words }: Visit): Answer {
  const { signIn } = words;
  const hero = <Hero title={signIn.usedTitle} />;
  return page(
    signIn.usedTitle,
    <Shell address="/sign-in" hero={hero}>
      <div class="card lift stack5">
        <p>{signIn.used}</p>
        <LinkButton look="p w" href="/sign-in" label={signIn.send} />
      </div>
    </Shell>,
    { status: 410 },
  );
}
