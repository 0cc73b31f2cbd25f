import { dataOrThrow } from '../api/answer.ts';
import { findPendingClaim } from '../api/unanswered-reports.ts';
import { toSettlement } from '../api/settlement-of.ts';
import type { WorkKind } from './work-kind.ts';

interface SettlementItem {
  readonly matchId: string;
  /** The report that the coach saw. */
  readonly claimId: string;
}

/** Settles matches as reported by the only side that reported them (COACH-24). */
export const SETTLING: WorkKind<SettlementItem> = {
  name: 'settling',
  run: async ({ matchId, claimId }, { api, isRepeat }) => {
    const match = await dataOrThrow(api.getMatch(matchId));
    // Interrupted after the match was settled.
    if (isRepeat && match.status === 'played') return { status: 'done', as: 'settled' };
    const claim = findPendingClaim(match);
    if (claim?.id !== claimId) return { status: 'done', as: 'changed' };
    const body = toSettlement(claim);
    const { version } = await dataOrThrow(api.previewSettlement(matchId, body));
    const answer = await api.settleMatch(matchId, {
      ...body,
      reason: 'no_response',
      expected_version: version,
    });
    return answer.kind === 'answer'
      ? { status: 'done', as: 'settled' }
      : { status: 'failed', reason: answer.code };
  },
  say: ({ unanswered }) => unanswered.work,
};
