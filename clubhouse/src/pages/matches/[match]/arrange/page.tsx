import { agree } from '../../../../arrange/agree.ts';
import { callOff } from '../../../../arrange/call-off.ts';
import { tellersFor } from '../../../../arrange-letters/tell.ts';
import type { ArrangeContext } from '../../../../arrange/context.ts';
import { propose } from '../../../../arrange/propose.ts';
import { notFound } from '../../../../web/faults.tsx';
import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { Arrange } from './arrange.tsx';
import type { ArrangeState } from './arrange-props.ts';
import { type Draft, firstDraft, placeIn, readDraft } from './draft.ts';
import { type Arranging, find } from './arranging-page.ts';
import { MatchOver } from './over.tsx';

/** `/matches/ID/arrange`: get it played. */
export const get = forPlayer(async (visit) => {
  const found = await find(visit);
  if (found === null) return notFound(visit);
  if ('over' in found) return overPage(visit, found, 200);
  return arrangePage(visit, found, { isProposing: visit.query.get('others') === '1' }, 200);
});

export const post = forPlayer(async (visit): Promise<Answer> => {
  const found = await find(visit);
  if (found === null) return notFound(visit);
  if ('over' in found) return overPage(visit, found, 409);
  switch (visit.form.get('do') ?? '') {
    case 'propose':
      return proposeTimes(visit, found);
    case 'agree':
      return agreeToTime(visit, found);
    case 'withdraw':
      return withdraw(visit, found);
    case 'call_off':
      return callItOff(visit, found);
    default:
      return redirect(addressOf(found));
  }
});

async function proposeTimes(visit: PlayerVisit, found: Arranging): Promise<Answer> {
  const { draft, times } = readDraft(visit, found);
  if (draft.faults.size > 0) return arrangePage(visit, found, { isProposing: true, draft }, 422);
  const { mine } = found;
  const { memberId } = visit.player;
  const made = { matchId: mine.id, side: mine.side, memberId, times, place: placeIn(draft) };
  const seen = Number(visit.form.get('seen'));
  const { proposed: tell } = await tellersFor(visit, found.match);
  const proposal = { ...made, note: noteOf(draft) };
  const proposed = await propose(contextOf(visit), proposal, seen, tell);
  if (proposed !== 'another' && proposed !== 'too_many') return redirect(addressOf(found));
  const { faults: say } = visit.words.arrange;
  const text = proposed === 'another' ? say.another(mine.opponentFirst) : say.tooMany;
  const state = { isProposing: true, draft: { ...draft, faults: new Map([['all', text]]) } };
  const now = await find(visit);
  const shown = now === null || 'over' in now ? found : now;
  return arrangePage(visit, shown, state, proposed === 'another' ? 409 : 429);
}

async function agreeToTime(visit: PlayerVisit, found: Arranging): Promise<Answer> {
  const { form, api, words } = visit;
  const { id: matchId, side } = found.mine;
  const time = Number(form.get('time') ?? Number.NaN);
  if (Number.isNaN(time)) {
    return arrangePage(visit, found, { fault: words.arrange.faults.choose }, 422);
  }
  const proposalId = Number(form.get('proposal'));
  const { memberId } = visit.player;
  const { arranged: tell } = await tellersFor(visit, found.match);
  const context = contextOf(visit);
  const answer = { context, api, memberId, side, proposalId, matchId, time, tell };
  const agreement = await agree(answer);
  switch (agreement.kind) {
    case 'arranged':
      return redirect(addressOf(found));
    case 'over':
      return overPage(visit, { mine: found.mine, over: agreement.why }, 409);
    case 'stale': {
      const now = await find(visit);
      const shown = now === null || 'over' in now ? found : now;
      return arrangePage(visit, shown, { fault: words.arrange.stale[agreement.why] }, 409);
    }
  }
}

/** Either of a pair may take back what one of them proposed. */
async function withdraw(visit: PlayerVisit, found: Arranging): Promise<Answer> {
  const { store, matchLocks } = visit.services;
  const proposal = store.proposals.find(Number(visit.form.get('proposal')));
  const isOwn = proposal?.matchId === found.mine.id && proposal.side === found.mine.side;
  // Not while the other side's answer is on its way to the league.
  if (isOwn) {
    await matchLocks.run(found.mine.id, async () =>
      store.proposals.close(proposal.id, 'withdrawn'),
    );
  }
  return redirect(addressOf(found));
}

async function callItOff(visit: PlayerVisit, found: Arranging): Promise<Answer> {
  const { calledOff: tell } = await tellersFor(visit, found.match);
  const over = await callOff(contextOf(visit), visit.api, found.mine.id, tell);
  if (over !== null) return overPage(visit, { mine: found.mine, over }, 409);
  return redirect(addressOf(found));
}

function contextOf({ services, dates, now }: PlayerVisit): ArrangeContext {
  const { store, matchLocks } = services;
  return { store, matchLocks, dates, now };
}

function addressOf({ mine }: Arranging): string {
  return `/matches/${mine.id}/arrange`;
}

function noteOf({ note }: Draft): string | null {
  return note === '' ? null : note;
}

function arrangePage(
  visit: PlayerVisit,
  found: Arranging,
  state: Partial<ArrangeState>,
  status: number,
): Answer {
  const { draft = firstDraft(visit, found), isProposing = false, fault = null } = state;
  const view = <Arrange visit={visit} found={found} state={{ draft, isProposing, fault }} />;
  return page(visit.words.arrange.title, view, { status });
}

function overPage(
  visit: PlayerVisit,
  over: Parameters<typeof MatchOver>[0]['over'],
  status: number,
): Answer {
  return page(visit.words.arrange.title, <MatchOver visit={visit} over={over} />, { status });
}
