import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import { type FaultName, faultPage } from './faults.tsx';
import { localPath } from './local-path.ts';
import { type Answer, type Handler, redirect, type Visit } from './visit.ts';

/** As whom a page calls the league. */
type Caller = 'player' | 'coach';

/**
 * A page for whom it is for; everybody else is asked to sign in, and comes back (SIGN-8).
 * @param note told of what the page could not go on from
 */
export async function answerOf(
  handler: Handler,
  visit: Visit,
  note: (failure: LeagueFailure) => void,
): Promise<Answer> {
  try {
    return await run(handler, visit);
  } catch (error) {
    if (!(error instanceof LeagueFailure)) throw error;
    note(error);
    return ofFailure(error, visit, callerOf(handler, visit));
  }
}

async function run(handler: Handler, visit: Visit): Promise<Answer> {
  const { player, coach, leagueAs } = visit;
  switch (handler.access) {
    case 'anybody':
      return handler.run(visit);
    case 'player':
      if (player === null) return redirect(signInAddress('/sign-in', visit, false));
      return handler.run({ ...visit, player, api: leagueAs(player.token) });
    case 'coach':
      if (coach === null) return redirect(signInAddress('/coach/sign-in', visit, false));
      return handler.run({ ...visit, coach, api: leagueAs(coach.key) });
    case 'player_or_coach': {
      const token = coach?.key ?? player?.token;
      if (token === undefined) return redirect(signInAddress('/sign-in', visit, false));
      return handler.run({ ...visit, isCoach: coach !== null, api: leagueAs(token) });
    }
  }
}

function callerOf({ access }: Handler, { player, coach }: Visit): Caller | null {
  const mayBeCoach = access === 'coach' || access === 'player_or_coach';
  if (mayBeCoach && coach !== null) return 'coach';
  return player === null ? null : 'player';
}

function ofFailure(failure: LeagueFailure, visit: Visit, caller: Caller | null): Answer {
  const { status, code } = failure;
  // The league says so of the visitor's own credential; of the website key nobody's page may suffer.
  if (status === 401 && caller === 'coach') {
    return redirect(signInAddress('/coach/sign-in', visit, true), { coach: null });
  }
  if (status === 401 && caller === 'player') {
    return redirect(signInAddress('/sign-in', visit, true), { session: null });
  }
  if (failure instanceof NoAnswer) return faultPage(visit, visit.club.name, faultOf(visit, status));
  const isHidden = status === 404 || code === 'invalid_request' || status === 403;
  return faultPage(visit, visit.club.name, isHidden ? 'notFound' : 'refused');
}

/** Whether what was sent has arrived, nobody knows (CALL-7). */
function faultOf({ isSent }: Visit, status: number): FaultName {
  if (status === 429) return 'busy';
  return isSent ? 'sentAway' : 'away';
}

/** Where to sign in, and to come back from. */
function signInAddress(page: string, { address }: Visit, isSignedOut: boolean): string {
  const query = new URLSearchParams(isSignedOut ? { out: '1' } : {});
  const to = localPath(address);
  if (to !== '/') query.set('to', to);
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
