import type { VNode } from 'preact';
import { LeagueFailure } from '../../../api/answer.ts';
import { runAsMember } from '../../../api/as-member.ts';
import { acceptProposedTime, explainWithdrawal } from '../../../arrange/agree.ts';
import { makeTellers } from '../../../arrange-letters/tell.ts';
import { findOpenMatch, type OpenMatch } from '../../../arrange/open-match.ts';
import type { Proposal } from '../../../store/proposals.ts';
import { renderFaultPage, renderNotFoundPage } from '../../../web/faults.tsx';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { type SignedAnswer, readAnswerPath } from '../../../signed/answer-path.ts';
import { DeadEnd } from '../../signed-page.tsx';
import { AnswerView, ArrangedHere } from './answer-view.tsx';
import { isStillReader } from '../../../mailboxes/current-mailbox.ts';
import { isMailboxMark } from '../../../signed/mailbox-mark.ts';
import { readForm, wholeNumber } from '../../../web/read-form.ts';

interface AnswerContext extends SignedAnswer, OpenMatch {
  readonly proposal: Proposal | null;
}

/** `/answers/SIGNED`, from an email's button: shows the proposal and changes nothing (ARR-14). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAnswer(visit);
  return 'kind' in asked ? asked : renderAnswerPage(visit, asked, 200);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAnswer(visit);
  if ('kind' in asked) return asked;
  const { words, services, dates, now, form, website, leagueAs, confirmPlayer } = visit;
  const { proposalId, memberId, mine } = asked;
  const { time } = readForm(form, { time: wholeNumber });
  if (time === null) return renderAnswerPage(visit, asked, 422, words.arrange.faults.choose);
  const { store, matchLocks, later } = services;
  const context = { store, matchLocks, dates, now };
  const { id: matchId, side } = mine;
  const { arranged: tell } = await makeTellers(visit, asked.match);
  const answering = { context, memberId, side, proposalId, matchId, time, tell };
  // With an expired session, the signed link alone is enough, as for anybody else who has it.
  const player = await confirmPlayer();
  const agreement =
    player?.memberId === memberId
      ? await acceptProposedTime({ ...answering, api: leagueAs(player.token) })
      : await runAsMember({ website, leagueAs, later }, memberId, (api) =>
          acceptProposedTime({ ...answering, api }),
        );
  if (agreement === null) return redirect(`/matches/${matchId}/arrange`);
  switch (agreement.kind) {
    case 'arranged':
      return redirect(visit.address.split('?')[0] ?? '/');
    case 'over':
      return renderNoAnswerPage(visit, words.arrange.over[agreement.why]);
    case 'stale': {
      const standing = await findAnswer(visit);
      if ('kind' in standing) return standing;
      return renderAnswerPage(visit, standing, 409, words.arrange.stale[agreement.why]);
    }
  }
});

/** Finds what the email's recipient may see now, or the page that says why nothing is left. */
async function findAnswer(visit: Visit): Promise<AnswerContext | Answer> {
  const { services, params, website, words } = visit;
  const read = readAnswerPath(services.signer, params['signed'] ?? '');
  if (read === null) return renderNotFoundPage(visit);
  const wait = services.limits.lookBySignedAddress(read.memberId, visit.now);
  if (wait > 0) return renderFaultPage(visit, visit.club.name, 'busy');
  const isMailbox = (address: string) => isMailboxMark(services.signer, address, read.mailboxMark);
  if (!(await isStillReader(visit, read.memberId, isMailbox)))
    return renderNoAnswerPage(visit, words.mails.deadTitle);
  const proposal = services.store.proposals.find(read.proposalId);
  if (proposal === null) return renderNoAnswerPage(visit, words.arrange.stale.replaced);
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

function renderAnswerPage(
  visit: Visit,
  asked: AnswerContext,
  status: number,
  fault: string | null = null,
): Answer {
  const { words, services } = visit;
  const { mine, proposal } = asked;
  const arranged = services.store.arrangements.of([mine.id]).get(mine.id);
  const isArranged = proposal?.state === 'accepted' && arranged?.isCalledOff === false;
  let view: VNode;
  if (isArranged && asked.match.plan.state === 'arranged') {
    view = <ArrangedHere mine={mine} arrangement={arranged} fault={fault} />;
  } else if (proposal?.state === 'open' && proposal.side !== mine.side) {
    view = <AnswerView mine={mine} proposal={proposal} fault={fault} />;
  } else {
    const isWithdrawn = proposal?.state === 'withdrawn';
    const why = isWithdrawn ? explainWithdrawal(services.store, proposal) : 'replaced';
    return renderNoAnswerPage(visit, words.arrange.stale[why], mine.id);
  }
  return page(words.arrange.title, view, { status });
}

/** @param matchId a match that the page links to; null if the reader may not see it */
function renderNoAnswerPage(visit: Visit, title: string, matchId: string | null = null): Answer {
  const { arrange } = visit.words;
  const toMatch =
    matchId === null ? {} : { href: `/matches/${matchId}/arrange`, label: arrange.toMatch };
  const view = <DeadEnd title={title} text={arrange.noAnswer} {...toMatch} />;
  return page(arrange.title, view, { status: 410 });
}
