import type { LeagueClient } from './league-client.ts';
import type { League } from './league.ts';

/** The state of a started league. */
export type FoundLeagueState =
  /** It did not start. */
  | { readonly is: 'refused'; readonly sentence: string }
  /** The league runs without a club, and anyone with the secret may install one. */
  | { readonly is: 'empty' }
  /** The league runs, and reports with a Problem that it cannot read its data. */
  | { readonly is: 'unreadable' }
  | { readonly is: 'readable'; readonly members: ReadonlySet<string> };

/** A crash without an explanation: a stack trace. */
const TRACE = /^ {4}at |^node:internal|^Node\.js v/m;

/** Starts one process of the league and lists its members. Counts crashes without a message. */
export async function startAndAsk(league: League): Promise<FoundLeagueState> {
  const seat = league.firstSeat;
  if (!(await league.startSeat(seat))) {
    const { output = '', child } = seat.service ?? {};
    const isTold = output.trim() !== '' && !TRACE.test(output) && child?.signalCode === null;
    if (!isTold) league.tally.count('crashes', `it ended without a sentence: ${output}`);
    league.tally.say(`start: ${output.trim().replaceAll(league.data, '…')}`);
    return { is: 'refused', sentence: output };
  }
  const status = await league.client(seat, league.secret).ask('GET', '/setup/status');
  if (status?.status === 200 && !(status.body as { installed: boolean }).installed) {
    return { is: 'empty' };
  }
  const members = await readNames(league.client());
  const health = await league.client().health();
  league.tally.say(`healthz: ${health}`);
  return members === null ? { is: 'unreadable' } : { is: 'readable', members };
}

/** The names of all members; null if a Problem says they cannot be read. */
async function readNames(admin: LeagueClient): Promise<Set<string> | null> {
  const names = new Set<string>();
  for (let after = ''; ;) {
    const answer = await admin.ask('GET', `/v1/members?limit=200${after}`);
    if (answer === null || answer.status >= 500) return null;
    const page = answer.body as { data?: { display_name: string }[]; next_cursor?: string | null };
    for (const member of page.data ?? []) names.add(member.display_name);
    if (page.next_cursor === null || page.next_cursor === undefined) return names;
    after = `&after=${page.next_cursor}`;
  }
}

/** How many of the names are missing. */
export function countMissing(names: readonly string[], members: ReadonlySet<string>): number {
  return names.filter((name) => !members.has(name)).length;
}
