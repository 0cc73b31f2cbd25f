import { LeagueFailure } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import { type HolderOf, mailboxesOf } from './mailboxes-of.ts';

/**
 * Where emails to a member go now. What an email lets its reader do is checked against it (CAP-1).
 * @returns null where they have left, were removed or have no mailbox
 * @throws LeagueFailure
 */
export async function currentMailbox(
  league: LeagueClient,
  memberId: string,
  holderOf: HolderOf,
): Promise<string | null> {
  const answer = await league.GET('/v1/members/{id}', { params: { path: { id: memberId } } });
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return null;
    throw new LeagueFailure(answer);
  }
  const { data: member } = answer;
  if (member.deleted_at !== null || member.status === 'left') return null;
  return (await mailboxesOf(league, [member], holderOf)).get(memberId) ?? null;
}
