import { LINK_MINUTES } from '../../../dispatch/send-sign-in-letter.ts';
import { isFamilyToken } from '../../../signed/family-token.ts';
import { markCodeMailbox, openCodeLink } from '../../../signed/sign-in-code.ts';
import { CODE_MS } from '../../../store/sign-in-codes.ts';
import type { SignInRequest } from '../../../web/cookies.ts';
import type { FieldKind } from '../../../web/field-kinds.ts';
import { form } from '../../../web/form.ts';
import { forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { enterByLink } from '../enter.ts';
import { CodeView, SpentView } from './sent-view.tsx';

const MINUTE_MS = 60_000;

/** Six digits, with any spaces or dashes between them. */
const sixDigits: FieldKind<string> = {
  read: ([said = '']) => {
    const value = said.replaceAll(/[\s-]/g, '');
    return /^\d{6}$/.test(value) ? { value } : { fault: 'refused' };
  },
  input: { maxlength: 20, required: true },
};

const FORM = form({ code: sixDigits });
type CodeForm = ReturnType<(typeof FORM)['begin']>;

/** `/sign-in/sent`: looks the same whether or not an email was sent (SIGN-2), and takes its code. */
export const get = forAnybody((visit) => {
  const { signInRequest: request } = visit;
  if (request === null) return redirect('/sign-in');
  return renderRequest(visit, request, FORM.begin(visit));
});

/** Signs in with the link of the email whose code was entered in the browser that asked for it. */
export const post = forAnybody(async (visit) => {
  const { services, words, now, signInRequest: request } = visit;
  const { signIn } = words;
  if (request === null) return redirect('/sign-in');
  const read = FORM.read(visit, { code: signIn.notSix });
  if (read.isFaulty || !countTries(visit, request)) return renderRequest(visit, request, read);
  const wait = services.limits.attemptCode(visit.client, now);
  if (wait > 0) {
    // After a longer wait, the code has expired.
    const sentence =
      wait > CODE_MS ? signIn.tooManyCodes : signIn.tooManyTries(Math.ceil(wait / MINUTE_MS));
    return renderRequest(visit, request, read.withTrouble(sentence, 429));
  }
  const mailbox = markCodeMailbox(services.signer, request.email);
  const open = (sealed: string) => openCodeLink(services.signer, mailbox, read.values.code, sealed);
  const link = services.store.codes.tryLink(request.handle, open, now);
  if (link === null) {
    const asked = visit.dates.time(request.askedAt);
    const fault = signIn.wrongCode(countTries(visit, request) ?? 0, asked);
    return renderRequest(visit, request, read.withFaults({ code: fault }));
  }
  // The link's own page asks who signs in.
  if (isFamilyToken(link)) return redirect(makePickPath(link, request.goOnTo));
  const entry = await enterByLink(visit, link, request.goOnTo);
  if (entry === 'no_answer')
    return renderRequest(visit, request, read.withTrouble(signIn.notYet, 503));
  if (entry === 'dead') return renderSpent(visit, request, 'spentBoth');
  // The member is signed in even if the site cannot write right now.
  services.later(async () => services.store.codes.remove(request.handle));
  return entry;
});

function makePickPath(token: string, goOnTo: string): string {
  const query = goOnTo === '/' ? '' : `?${new URLSearchParams({ to: goOnTo }).toString()}`;
  return `/sign-in/${token}${query}`;
}

function countTries({ services, now }: Visit, { handle }: SignInRequest): number | null {
  return services.store.codes.triesLeft(handle, now);
}

function renderRequest(visit: Visit, request: SignInRequest, filled: CodeForm) {
  const left = countTries(visit, request);
  if (left === null) return renderSpent(visit, request, 'expired');
  if (left === 0) return renderSpent(visit, request, 'locked');
  const { dates, words } = visit;
  const until = dates.time(request.askedAt + CODE_MS);
  return page(
    words.signIn.sentTitle,
    <CodeView filled={filled} request={request} until={until} />,
    { status: filled.status, scripts: ['resend-button'] },
  );
}

function renderSpent(
  { words, dates, isSent }: Visit,
  request: SignInRequest,
  reason: 'expired' | 'locked' | 'spentBoth',
) {
  const linkUntil = dates.time(request.askedAt + LINK_MINUTES * MINUTE_MS);
  const { title, text } = words.signIn[reason];
  return page(title, <SpentView request={request} title={title} text={text(linkUntil)} />, {
    status: isSent ? 410 : 200,
  });
}
