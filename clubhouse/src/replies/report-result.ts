import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import { asMember } from '../api/as-member.ts';
import type { Api } from '../api/client.ts';
import { type JudgedEntry, toClaim } from '../score/entry.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';

interface Report {
  readonly entry: JudgedEntry;
  /** What was written, as the coach is shown it. */
  readonly written: string;
  /**
   * What the own side had reported before the first attempt: the id of its last report, or `none`;
   * null: this is the first.
   */
  readonly reportedBefore: string | null;
  /** Called with it before anything is sent. */
  readonly noteReportedBefore: (claimId: string) => void;
}

/** The refusals of an entry that its writer hears of. */
const OF_ENTRY: ReadonlySet<number> = new Set([403, 409, 422]);

/**
 * Reports a result as the player who wrote it (REPLY-12). It does so by a session, so that the
 * league judges by the rules of players, and its history names them. Sent again after a stop, it
 * finds what it sent.
 * @returns null where the league lets nobody act for the member @throws LeagueFailure
 */
export async function reportResult(
  found: AnsweredMatch,
  report: Report,
  { leagueAs, later }: Pick<ReplyServices, 'leagueAs' | 'later'>,
): Promise<ReplyOutcome | null> {
  const { website, match, mine, member } = found;
  const { entry, written, reportedBefore } = report;
  const own = match.claims.filter(({ side }) => side === mine.side);
  if (reportedBefore === null) report.noteReportedBefore(own.at(-1)?.id ?? 'none');
  else if (wasTaken(own, reportedBefore, written)) return reported(entry, match);
  const body = {
    ...toClaim(entry, mine.side),
    raw_input: written,
    source: 'messaging' as const,
  };
  const params = { path: { id: mine.id } };
  const answer = await asMember({ website, leagueAs, later }, member.id, (api) =>
    api.POST('/v1/matches/{id}/claims', { params, body }).catch(tooOftenIsSaid),
  );
  if (answer === null) return null;
  if (answer === 'too_often') return { kind: 'refused', code: 'rate_limited' };
  if (answer.kind === 'answer') return reported(entry, answer.data);
  if (!OF_ENTRY.has(answer.status)) throw new LeagueFailure(answer);
  return { kind: 'refused', code: answer.code };
}

/** Whether an attempt that ended in the middle has reached the league, whatever came after it. */
function wasTaken(own: readonly Api<'Claim'>[], reportedBefore: string, written: string): boolean {
  return own
    .slice(own.findIndex(({ id }) => id === reportedBefore) + 1)
    .some((claim) => claim.source === 'messaging' && claim.raw_input === written);
}

function reported(
  entry: JudgedEntry,
  { status }: Pick<Api<'MatchDetail'>, 'status'>,
): ReplyOutcome {
  // A report leaves no match open; one that is sent again may find what a coach has made of it since.
  return { kind: 'reported', entry, status: status === 'open' ? 'reported' : status };
}

/** A side that amends too often hears so (RES-13). */
function tooOftenIsSaid(error: unknown): 'too_often' {
  if (error instanceof NoAnswer && error.status === 429) return 'too_often';
  throw error;
}
