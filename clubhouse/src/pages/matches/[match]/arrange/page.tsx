import { randomUUID } from 'node:crypto';
import { acceptProposedTime, makeOfferLockKey } from '../../../../arrange/agree.ts';
import type { OpenMatch, OverMatch } from '../../../../arrange/open-match.ts';
import { callOff } from '../../../../arrange/call-off.ts';
import { makeTellers } from '../../../../arrange-letters/tell.ts';
import type { ArrangeContext } from '../../../../arrange/context.ts';
import { submitProposal } from '../../../../arrange/propose.ts';
import { renderNotFoundPage } from '../../../../web/faults.tsx';
import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { answerFromForm } from '../../../proposals/club-offer.tsx';
import { Arrange, type ArrangeState, MatchOver } from './arrange.tsx';
import { makeFirstDraft, readDraft } from './draft.ts';
import { type MatchToArrange, findMatchToArrange } from './arranging-page.ts';
import { readForm, wholeNumber } from '../../../../web/read-form.ts';

export const get = forPlayer(async (visit) => {
  const found = await findMatchToArrange(visit);
  if (found === null) return renderNotFoundPage(visit);
  if ('over' in found) return renderMatchOverPage(visit, found, 200);
  return renderArrangePage(visit, found, { isProposing: visit.query.get('others') === '1' }, 200);
});

export const post = forPlayer(async (visit): Promise<Answer> => {
  const found = await findMatchToArrange(visit);
  if (found === null) return renderNotFoundPage(visit);
  if ('over' in found) return renderMatchOverPage(visit, found, 409);
  switch (visit.form.get('do') ?? '') {
    case 'propose':
      return proposeTimes(visit, found);
    case 'agree':
      return agreeToTime(visit, found);
    case 'club_yes':
    case 'club_no':
      return answerClub(visit, found);
    case 'withdraw':
      return withdrawProposal(visit, found);
    case 'call_off':
      return callOffArrangement(visit, found);
    default:
      return redirect(makeArrangePath(found));
  }
});

async function proposeTimes(visit: PlayerVisit, found: MatchToArrange): Promise<Answer> {
  const { draft, proposed } = readDraft(visit, found);
  if (proposed === null) return renderArrangePage(visit, found, { isProposing: true, draft }, 422);
  const { mine } = found;
  const { memberId } = visit.player;
  const { isToBox, seen, ...offered } = proposed;
  const others = isToBox ? found.others : [];
  const offerId = others.length === 0 ? null : randomUUID();
  const made = { memberId, ...offered, offerId };
  const toMake = async ({ match, mine: { id: matchId, side } }: OpenMatch) => {
    const { proposed: tell } = await makeTellers(visit, match);
    return { proposal: { ...made, matchId, side }, tell };
  };
  const first = await toMake(found);
  const rest = await Promise.all(others.map(toMake));
  const outcome = await submitProposal(makeArrangeContext(visit), first, seen, rest);
  if (outcome !== 'another' && outcome !== 'too_many') return redirect(makeArrangePath(found));
  const { faults: say } = visit.words.arrange;
  const text = outcome === 'another' ? say.another(mine.opponentFirst) : say.tooMany;
  const state = { isProposing: true, draft: { ...draft, form: draft.form.withTrouble(text) } };
  const now = await findMatchToArrange(visit);
  const shown = now === null || 'over' in now ? found : now;
  return renderArrangePage(visit, shown, state, outcome === 'another' ? 409 : 429);
}

async function agreeToTime(visit: PlayerVisit, found: MatchToArrange): Promise<Answer> {
  const { form, api, words } = visit;
  const { id: matchId, side } = found.mine;
  const { time, proposal: proposalId } = readForm(form, {
    time: wholeNumber,
    proposal: wholeNumber,
  });
  if (time === null || proposalId === null) {
    return renderArrangePage(visit, found, { fault: words.arrange.faults.choose }, 422);
  }
  const { memberId } = visit.player;
  const { arranged: tell } = await makeTellers(visit, found.match);
  const context = makeArrangeContext(visit);
  const answer = { context, api, memberId, side, proposalId, matchId, time, tell };
  const agreement = await acceptProposedTime(answer);
  switch (agreement.kind) {
    case 'arranged':
      return redirect(makeArrangePath(found));
    case 'over':
      return renderMatchOverPage(visit, { mine: found.mine, over: agreement.why }, 409);
    case 'stale': {
      const now = await findMatchToArrange(visit);
      const shown = now === null || 'over' in now ? found : now;
      return renderArrangePage(visit, shown, { fault: words.arrange.stale[agreement.why] }, 409);
    }
  }
}

/** The match's page shows what has come of the answer (EVE-10). */
async function answerClub(visit: PlayerVisit, found: MatchToArrange): Promise<Answer> {
  const { memberId } = visit.player;
  const agreement = await answerFromForm(visit, { ...found, memberId }, visit.api);
  return agreement.kind === 'over'
    ? renderMatchOverPage(visit, { mine: found.mine, over: agreement.why }, 409)
    : redirect(`/matches/${found.mine.id}`);
}

/** Withdraws a proposal. Either player of a pair may do so. */
async function withdrawProposal(visit: PlayerVisit, found: MatchToArrange): Promise<Answer> {
  const { store, matchLocks } = visit.services;
  const { proposal: id } = readForm(visit.form, { proposal: wholeNumber });
  const proposal = id === null ? null : store.proposals.find(id);
  const isOwn = proposal?.matchId === found.mine.id && proposal.side === found.mine.side;
  // Not while the other side's answer is on its way to the league.
  if (isOwn) {
    const { offerId } = proposal;
    await (offerId === null
      ? matchLocks.run(found.mine.id, async () => store.proposals.close(proposal.id, 'withdrawn'))
      : matchLocks.run(makeOfferLockKey(offerId), async () => store.proposals.closeOffer(offerId)));
  }
  return redirect(makeArrangePath(found));
}

async function callOffArrangement(visit: PlayerVisit, found: MatchToArrange): Promise<Answer> {
  const { calledOff: tell } = await makeTellers(visit, found.match);
  const over = await callOff(makeArrangeContext(visit), visit.api, found.mine.id, tell);
  if (over !== null) return renderMatchOverPage(visit, { mine: found.mine, over }, 409);
  return redirect(makeArrangePath(found));
}

function makeArrangeContext({ services, dates, now }: PlayerVisit): ArrangeContext {
  const { store, matchLocks } = services;
  return { store, matchLocks, dates, now };
}

function makeArrangePath({ mine }: MatchToArrange): string {
  return `/matches/${mine.id}/arrange`;
}

function renderArrangePage(
  visit: PlayerVisit,
  found: MatchToArrange,
  state: Partial<ArrangeState>,
  status: number,
): Answer {
  const { draft = makeFirstDraft(visit, found), isProposing = false, fault = null } = state;
  const view = <Arrange found={found} state={{ draft, isProposing, fault }} />;
  return page(visit.words.arrange.title, view, { status });
}

function renderMatchOverPage(visit: PlayerVisit, over: OverMatch, status: number): Answer {
  return page(visit.words.arrange.title, <MatchOver over={over} />, { status });
}
