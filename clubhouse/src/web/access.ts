import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import { Credential } from './credential.ts';
import { type FaultName, renderFaultPage } from './faults.tsx';
import { isFormOf } from './bind-forms.ts';
import { toLocalPath } from './local-path.ts';
import { RefusedBody } from './request-head.ts';
import type { SentForm } from './sent-form.ts';
import { type Answer, type Handler, redirect, type Visit } from './visit.ts';

type PageCaller = 'player' | 'coach' | 'bar';

export interface Visitor {
  readonly visit: Omit<Visit, keyof SentForm>;
  readonly isPost: boolean;
  /** Called with the failure that the page could not recover from. */
  readonly note: (failure: LeagueFailure) => void;
  /** Called after a form from someone known to the league has been processed. */
  readonly onForm: () => void;
  /** Connects to the league with a cookie's token; `onStatus` receives each status. */
  readonly connect: (token: string, onStatus: (status: number) => void) => LeagueClient;
  /** Reads the posted form; called only once the visitor is authorised. */
  readonly read: () => Promise<SentForm>;
}

/** Runs a page for its audience. Asks everyone else to sign in and then return (SIGN-8). */
export async function runHandler(handler: Handler, visitor: Visitor): Promise<Answer> {
  const { visit, note } = visitor;
  try {
    return await runHandlerFor(handler, visitor);
  } catch (error) {
    if (error instanceof RefusedBody) return renderFaultPage(visit, visit.club.name, error.fault);
    if (!(error instanceof LeagueFailure)) throw error;
    note(error);
    return answerFailure(error, visit, findCaller(handler, visit.claimed));
  }
}

async function runHandlerFor(handler: Handler, visitor: Visitor): Promise<Answer> {
  const { visit } = visitor;
  const { player, coach, bar } = visit.claimed;
  switch (handler.access) {
    case 'anybody':
      return handler.refuse(visit) ?? handler.run({ ...visit, ...(await visitor.read()) });
    case 'player':
      if (player === null) return redirect(makeSignInAddress('/sign-in', visit, false));
      return runAs(visitor, player.token, (api, sent) =>
        handler.run({ ...visit, ...sent, player, api }),
      );
    case 'coach':
      if (coach === null) return redirect(makeSignInAddress('/coach/sign-in', visit, false));
      return runAs(visitor, coach.key, (api, sent) =>
        handler.run({ ...visit, ...sent, coach, api }),
      );
    case 'player_or_coach': {
      const token = coach?.key ?? player?.token;
      if (token === undefined) return redirect(makeSignInAddress('/sign-in', visit, false));
      const isCoach = coach !== null;
      return runAs(visitor, token, (api, sent) =>
        handler.run({ ...visit, ...sent, player, isCoach, api }),
      );
    }
    case 'bar':
      if (bar === null) return redirect(makeSignInAddress('/bar/sign-in', visit, false));
      return runAs(visitor, bar.key, (api, sent) => handler.run({ ...visit, ...sent, api }));
  }
}

/**
 * Reads and processes a form only after the league still accepts the visitor (SESS-8). Pages
 * without a form are rendered meanwhile, but sent only after it.
 */
async function runAs(
  visitor: Visitor,
  token: string,
  page: (api: LeagueClient, sent: SentForm) => Promise<Answer> | Answer,
): Promise<Answer> {
  const credential = new Credential((onStatus) => visitor.connect(token, onStatus));
  if (visitor.isPost) return answerForm(visitor, credential, page);
  let answer: Answer;
  try {
    answer = await page(credential.api, await visitor.read());
  } catch (error) {
    // A dead credential must not reveal which pages exist.
    if (!(error instanceof NoAnswer)) await credential.confirm();
    throw error;
  }
  await credential.confirm();
  return answer;
}

async function answerForm(
  { visit, read, note, onForm }: Visitor,
  credential: Credential,
  page: (api: LeagueClient, sent: SentForm) => Promise<Answer> | Answer,
): Promise<Answer> {
  try {
    await credential.confirm();
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.status === 429) throw error;
    note(error);
    // The form was not read, so nothing of it was done.
    return renderFaultPage(visit, visit.club.name, 'away');
  }
  try {
    const sent = await read();
    // Another tab has switched to another member, whom the form is not about.
    if (!isFormOf(sent.form, visit.claimed.player?.memberId))
      return renderFaultPage(visit, visit.club.name, 'switched');
    return await page(credential.api, sent);
  } finally {
    onForm();
  }
}

function findCaller({ access }: Handler, { player, coach }: Visit['claimed']): PageCaller | null {
  // Pages for everyone call the league with the site's own key.
  if (access === 'anybody') return null;
  if (access === 'bar') return 'bar';
  if (access !== 'player' && coach !== null) return 'coach';
  return player === null ? null : 'player';
}

function answerFailure(
  failure: LeagueFailure,
  visit: Visitor['visit'],
  caller: PageCaller | null,
): Answer {
  const { status, code } = failure;
  // The league rejected the visitor's own credential; `isOwnKey` covers the website key.
  if (status === 401 && caller === 'coach') {
    return redirect(makeSignInAddress('/coach/sign-in', visit, true), { coach: null });
  }
  if (status === 401 && caller === 'player') {
    return redirect(makeSignInAddress('/sign-in', visit, true), { session: null, family: null });
  }
  if (status === 401 && caller === 'bar') {
    return redirect(makeSignInAddress('/bar/sign-in', visit, true), { bar: null });
  }
  if (failure instanceof NoAnswer || status === 429) {
    return renderFaultPage(visit, visit.club.name, chooseFault(visit, status));
  }
  if (visit.isSent && code === 'invalid_request' && !failure.isWrongAddress) {
    return renderFaultPage(visit, visit.club.name, 'unfit');
  }
  const isHidden = status === 404 || code === 'invalid_request' || status === 403;
  return renderFaultPage(visit, visit.club.name, isHidden ? 'notFound' : 'refused');
}

/** The page for a failure. After a form was sent, nobody knows whether it arrived (CALL-7). */
function chooseFault({ isSent }: Visitor['visit'], status: number): FaultName {
  if (status === 429) return 'busy';
  return isSent ? 'sentAway' : 'away';
}

function makeSignInAddress(
  page: string,
  { address }: Visitor['visit'],
  isSignedOut: boolean,
): string {
  const query = new URLSearchParams(isSignedOut ? { out: '1' } : {});
  const to = toLocalPath(address);
  if (to !== '/') query.set('to', to);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
