import type { VNode } from 'preact';
import { acceptProposedTime, explainWithdrawal } from '../../../arrange/agree.ts';
import { makeTellers } from '../../../arrange-letters/tell.ts';
import type { Proposal } from '../../../store/proposals.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import {
  type AskedReader,
  findAskedReader,
  renderNoAnswerPage,
  runAsReader,
} from '../asked-reader.tsx';
import { AnswerView, ArrangedHere } from './answer-view.tsx';
import { readForm, wholeNumber } from '../../../web/read-form.ts';

/** `/answers/SIGNED`, from an email's button: shows the proposal and changes nothing (ARR-14). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAsked(visit);
  return 'kind' in asked ? asked : renderAnswerPage(visit, asked, 200);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAsked(visit);
  if ('kind' in asked) return asked;
  const { words, services, dates, now, form } = visit;
  const { proposalId, memberId, mine } = asked;
  const { time } = readForm(form, { time: wholeNumber });
  if (time === null) return renderAnswerPage(visit, asked, 422, words.arrange.faults.choose);
  const { store, matchLocks } = services;
  const context = { store, matchLocks, dates, now };
  const { id: matchId, side } = mine;
  const { arranged: tell } = await makeTellers(visit, asked.match);
  const answering = { context, memberId, side, proposalId, matchId, time, tell };
  const agreement = await runAsReader(visit, memberId, (api) =>
    acceptProposedTime({ ...answering, api }),
  );
  if (agreement === null) return redirect(`/matches/${matchId}/arrange`);
  switch (agreement.kind) {
    case 'arranged':
      return redirect(visit.address.split('?')[0] ?? '/');
    case 'over':
      return renderNoAnswerPage(visit, words.arrange.over[agreement.why]);
    case 'stale': {
      const standing = await findAsked(visit);
      if ('kind' in standing) return standing;
      return renderAnswerPage(visit, standing, 409, words.arrange.stale[agreement.why]);
    }
  }
});

function findAsked(visit: Visit): Promise<AskedReader<Proposal> | Answer> {
  const { proposals } = visit.services.store;
  return findAskedReader(visit, 'answers', proposals, visit.words.arrange.stale.replaced);
}

function renderAnswerPage(
  visit: Visit,
  asked: AskedReader<Proposal>,
  status: number,
  fault: string | null = null,
): Answer {
  const { words, services } = visit;
  const { mine, proposal } = asked;
  const arranged = services.store.arrangements.of([mine.id]).get(mine.id);
  const isArranged = proposal.state === 'accepted' && arranged?.isCalledOff === false;
  let view: VNode;
  if (isArranged && asked.match.plan.state === 'arranged') {
    view = <ArrangedHere mine={mine} arrangement={arranged} fault={fault} />;
  } else if (proposal.state === 'open' && proposal.side !== mine.side) {
    view = <AnswerView mine={mine} proposal={proposal} fault={fault} />;
  } else {
    const isWithdrawn = proposal.state === 'withdrawn';
    const why = isWithdrawn ? explainWithdrawal(services.store, proposal) : 'replaced';
    return renderNoAnswerPage(visit, words.arrange.stale[why], mine.id);
  }
  return page(words.arrange.title, view, { status });
}
