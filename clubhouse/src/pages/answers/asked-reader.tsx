import { LeagueFailure } from '../../api/answer.ts';
import { runAsMember } from '../../api/as-member.ts';
import type { LeagueClient } from '../../api/client.ts';
import { findOpenMatch, type OpenMatch } from '../../arrange/open-match.ts';
import { isStillReader } from '../../mailboxes/current-mailbox.ts';
import { type AnswerPage, readAnswerPath, type SignedAnswer } from '../../signed/answer-path.ts';
import { isMailboxMark } from '../../signed/mailbox-mark.ts';
import { renderFaultPage, renderNotFoundPage } from '../../web/faults.tsx';
import { type Answer, page, type Visit } from '../../web/visit.ts';
import { DeadEnd } from '../signed-page.tsx';

/** The recipient of an email that asks for an answer, with the match and the proposal. */
export interface AskedReader<Asked> extends SignedAnswer, OpenMatch {
  readonly proposal: Asked;
}

/**
 * Finds what the email's recipient may see now, or the page that says why nothing is left.
 * @param gone the title of that page if the proposal no longer exists
 */
export async function findAskedReader<Asked extends { readonly matchId: string }>(
  visit: Visit,
  on: AnswerPage,
  proposals: { readonly find: (id: number) => Asked | null },
  gone: string,
): Promise<AskedReader<Asked> | Answer> {
  const { services, params, website, words } = visit;
  const read = readAnswerPath(services.signer, params['signed'] ?? '', on);
  if (read === null) return renderNotFoundPage(visit);
  const wait = services.limits.lookBySignedAddress(read.memberId, visit.now);
  if (wait > 0) return renderFaultPage(visit, visit.club.name, 'busy');
  const isMailbox = (address: string) => isMailboxMark(services.signer, address, read.mailboxMark);
  if (!(await isStillReader(visit, read.memberId, isMailbox)))
    return renderNoAnswerPage(visit, words.mails.deadTitle);
  const proposal = proposals.find(read.proposalId);
  if (proposal === null) return renderNoAnswerPage(visit, gone);
  const answer = await website.listMemberMatches(read.memberId);
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return renderNotFoundPage(visit);
    throw new LeagueFailure(answer);
  }
  const open = findOpenMatch(answer.data.data, proposal.matchId, read.memberId, visit);
  if (open === null) return renderNoAnswerPage(visit, words.arrange.overAbout);
  if ('over' in open) return renderNoAnswerPage(visit, words.arrange.over[open.over]);
  return { ...read, ...open, proposal };
}

/** With an expired session, the signed link alone is enough, as for anybody else who has it. */
export async function runAsReader<T>(
  { confirmPlayer, website, leagueAs, services: { later } }: Visit,
  memberId: string,
  work: (api: LeagueClient) => Promise<T>,
): Promise<T | null> {
  const player = await confirmPlayer();
  return player?.memberId === memberId
    ? work(leagueAs(player.token))
    : runAsMember({ website, leagueAs, later }, memberId, work);
}

/** @param matchId a match that the page links to; null if the reader may not see it */
export function renderNoAnswerPage(
  visit: Visit,
  title: string,
  matchId: string | null = null,
): Answer {
  const { arrange } = visit.words;
  const toMatch =
    matchId === null ? {} : { href: `/matches/${matchId}/arrange`, label: arrange.toMatch };
  const view = <DeadEnd title={title} text={arrange.noAnswer} {...toMatch} />;
  return page(arrange.title, view, { status: 410 });
}
