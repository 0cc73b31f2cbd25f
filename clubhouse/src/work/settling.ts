import { must } from '../api/answer.ts';
import { pendingClaim } from '../api/unanswered-reports.ts';
import { settlementOf } from '../api/settlement-of.ts';
import type { WorkKind } from './work-kind.ts';

interface SettlementItem {
  readonly matchId: string;
  /** The report that the coach has seen. */
  readonly claimId: string;
}

/** Has matches count as the one side said that reported them (COACH-24). */
export const SETTLING: WorkKind<SettlementItem> = {
  name: 'settling',
  run: async ({ matchId, claimId }, { api, isRepeat }) => {
    const params = { path: { id: matchId } };
    const match = await must(api.GET('/v1/matches/{id}', { params }));
    // Cut off after it was settled.
    if (isRepeat && match.status === 'played') return { status: 'done', as: 'settled' };
    const claim = pendingClaim(match);
    if (claim?.id !== claimId) return { status: 'done', as: 'changed' };
    const body = settlementOf(claim);
    const { version } = await must(
      api.POST('/v1/matches/{id}/settlement-preview', { params, body }),
    );
    const answer = await api.POST('/v1/matches/{id}/settlement', {
      params,
      body: { ...body, reason: 'no_response', expected_version: version },
    });
    return answer.kind === 'answer'
      ? { status: 'done', as: 'settled' }
      : { status: 'failed', reason: answer.code };
  },
  say: ({ unanswered }) => unanswered.work,
};
