import { randomBytes } from 'node:crypto';
import type { VNode } from 'preact';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { ReportQueue } from '../../components/report-queue.tsx';
import { Shell } from '../../components/shell.tsx';
import { readAddress } from '../../addresses/address.ts';
import { markCodeMailbox } from '../../signed/sign-in-code.ts';
import { renderFaultPage } from '../../web/faults.tsx';
import { toLocalPath } from '../../web/local-path.ts';
import { forAnybody, page, redirect, type Visit } from '../../web/visit.ts';
import { FIELD_LIMITS } from '../../api/field-limits.ts';
import { LinkButton } from '../../components/buttons.tsx';

const MAX_ADDRESS_LENGTH = FIELD_LIMITS['/v1/members'].email.maxLength;
const MAX_PATH = 300;

export const get = forAnybody((visit) => {
  if (visit.claimed.player !== null) return redirect(toLocalPath(visit.query.get('to')));
  // A link in an invitation includes the recipient's address.
  const email = (visit.query.get('email') ?? '').slice(0, MAX_ADDRESS_LENGTH);
  return renderSignInPage(visit, { email, fault: null, status: 200 });
});

/** Responds the same way, just as fast, whether or not the club knows the address (SIGN-2). */
export const post = forAnybody((visit) => {
  const email = (visit.form.get('email') ?? '').trim();
  const { signIn } = visit.words;
  const address = readAddress(email);
  if (address === null) {
    return renderSignInPage(visit, { email, fault: signIn.badAddress, status: 422 });
  }
  const wait = visit.services.limits.ask(address, visit.client, visit.now);
  if (wait > 0) {
    const fault = signIn.tooMany(Math.ceil(wait / 60_000));
    return renderSignInPage(visit, { email, fault, status: 429 });
  }
  const goOnTo = toSafeReturnPath(visit.form.get('to'));
  const isTaken = visit.services.signInLetters.ask({
    address,
    language: visit.language,
    goOnTo,
  });
  if (!isTaken) return renderFaultPage(visit, visit.club.name, 'busy');
  const handle = randomBytes(16).toString('base64url');
  const mailbox = markCodeMailbox(visit.services.signer, address);
  visit.services.store.codes.add(handle, mailbox, visit.now);
  const request = { email: address, goOnTo, handle, askedAt: visit.now };
  return redirect('/sign-in/sent', { request });
});

/** A path within the site. Any other address, and a path too long for an email, becomes `/`. */
function toSafeReturnPath(given: string | null): string {
  const path = toLocalPath(given);
  return path.length > MAX_PATH ? '/' : path;
}

interface EmailFormState {
  readonly email: string;
  readonly fault: string | null;
  readonly status: number;
}

function renderSignInPage(visit: Visit, state: EmailFormState) {
  return page(visit.words.signIn.title, <SignIn visit={visit} {...state} />, {
    status: state.status,
  });
}

function SignIn({ visit, email, fault }: EmailFormState & { readonly visit: Visit }): VNode {
  const { signIn } = visit.words;
  const isOut = visit.query.get('out') === '1';
  const to = toLocalPath(visit.form.get('to') ?? visit.query.get('to'));
  return (
    <Shell
      hero={
        <Hero
          title={isOut ? signIn.outTitle : signIn.welcome}
          text={isOut ? signIn.out : signIn.about}
        />
      }
    >
      {visit.claimed.player === null && <ReportQueue member={null} />}
      <form class="card lift stack5" method="post" action="/sign-in" novalidate>
        <input type="hidden" name="to" value={to} />
        <div class="field">
          <label for="email">{signIn.address}</label>
          <p class="hint" id="email-hint">
            {signIn.addressHint}
          </p>
          <input
            class="input"
            id="email"
            name="email"
            type="email"
            inputmode="email"
            autocomplete="email"
            autocapitalize="none"
            spellcheck={false}
            maxlength={MAX_ADDRESS_LENGTH}
            required
            value={email}
            aria-describedby={fault === null ? 'email-hint' : 'email-hint email-fault'}
            aria-invalid={fault === null ? undefined : 'true'}
            autofocus={fault !== null}
          />
          {fault !== null && (
            <p class="fault" id="email-fault" role="alert">
              {fault}
            </p>
          )}
        </div>
        <button class="btn p w">{signIn.send}</button>
      </form>
      <div class="stack after">
        <Note icon="lock">{isOut ? signIn.outWhy : signIn.noPassword}</Note>
        <p class="center">
          {visit.club.privacyNotice !== null && (
            <LinkButton look="q" href="/join" label={visit.words.join.link} />
          )}
          <LinkButton look="q" href="/coach/sign-in" label={signIn.coach} />
        </p>
      </div>
    </Shell>
  );
}
