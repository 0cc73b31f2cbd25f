import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import { runAsMember } from '../api/as-member.ts';
import type { Api } from '../api/client.ts';
import { type JudgedEntry, toClaim } from '../score/entry.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';

interface Report {
  readonly entry: JudgedEntry;
  /** The text as shown to the coach. */
  readonly written: string;
  /** The own side's last report before the first attempt, or `none`; null for the first. */
  readonly reportedBefore: string | null;
  /** Called with the id of the side's last report, before the site sends anything. */
  readonly noteReportedBefore: (claimId: string) => void;
}

/** Refusals of an entry that the answer explains to its author. */
const OF_ENTRY: ReadonlySet<number> = new Set([403, 409, 422]);

/**
 * Reports a result as its author (REPLY-12). It uses a session, so that the league applies the
 * rules for players and its history names them. Repeated after a stop, it finds its own report.
 * @returns null if the league lets nobody act for the member
 * @throws LeagueFailure
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
  else if (isAlreadyReported(own, reportedBefore, written))
    return makeReportedOutcome(entry, match);
  const body = {
    ...toClaim(entry, mine.side),
    raw_input: written,
    source: 'messaging' as const,
  };
  const params = { path: { id: mine.id } };
  const answer = await runAsMember({ website, leagueAs, later }, member.id, (api) =>
    api.POST('/v1/matches/{id}/claims', { params, body }).catch(catchTooOften),
  );
  if (answer === null) return null;
  if (answer === 'too_often') return { kind: 'refused', code: 'rate_limited' };
  if (answer.kind === 'answer') return makeReportedOutcome(entry, answer.data);
  if (!OF_ENTRY.has(answer.status)) throw new LeagueFailure(answer);
  return { kind: 'refused', code: answer.code };
}

/** Whether an interrupted attempt reached the league, even if other reports came later. */
function isAlreadyReported(
  own: readonly Api<'Claim'>[],
  reportedBefore: string,
  written: string,
): boolean {
  return own
    .slice(own.findIndex(({ id }) => id === reportedBefore) + 1)
    .some((claim) => claim.source === 'messaging' && claim.raw_input === written);
}

function makeReportedOutcome(
  entry: JudgedEntry,
  { status }: Pick<Api<'MatchDetail'>, 'status'>,
): ReplyOutcome {
  // A reported match is never open; a repeat may find a coach's decision instead.
  return { kind: 'reported', entry, status: status === 'open' ? 'reported' : status };
}

/** Tells a side that it amends too often (RES-13). */
function catchTooOften(error: unknown): 'too_often' {
  if (error instanceof NoAnswer && error.status === 429) return 'too_often';
  throw error;
}
