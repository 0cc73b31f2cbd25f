import { isVisible } from '../competitions/visibility.ts';
import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { MatchDetail } from '../matches/schema.ts';
import { listDetailTags } from '../matches/cache-tags.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { claimResult } from './claim-action.ts';
import { readMatchDetail } from './detail.ts';
import { readDisputeHistory } from './dispute-query.ts';
import { DisputeHistory, DisputeQuery } from './dispute-schema.ts';
import { findWithCompetition } from './open-match.ts';
import { previewSettlement } from './preview.ts';
import { NewClaim, SettledMatch, Settlement, SettlementPreview } from './schema.ts';
import { settleMatch } from './settlement.ts';

const TAG = 'Results';

const RESULT_PROBLEMS = [
  'not_found',
  'competition_not_active',
  'competition_closed',
  'score_required',
  'score_not_allowed',
  'retired_side_required',
  'retired_side_not_allowed',
  'score_invalid',
  'played_on_in_future',
] as const;

export const resultRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/matches/{id}',
    operationId: 'getMatch',
    summary: 'Read a match with its reports',
    description: 'Players see only their own side’s reports.',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('match'),
    response: MatchDetail,
    revalidate: { audience: 'by_player', tags: (_, match) => listDetailTags(match) },
    problems: ['not_found'],
    run: async (reader, { caller, params }) => {
      const found = await findWithCompetition(reader, params.id);
      if (found instanceof Refusal) return found;
      if (!isVisible(caller, found.competition)) return refuse('not_found');
      return readMatchDetail(reader.db, caller, found.match);
    },
  }),
  declareAction({
    method: 'POST',
    path: '/v1/matches/{id}/claims',
    operationId: 'reportResult',
    summary: 'Report a match result for one side, or change the report',
    description:
      'Side 0 comes first in every score. Repeating the same report changes nothing. A side can change its report 20 times an hour; after that, 429 rate_limited with Retry-After.',
    tag: TAG,
    access: keyOrSession('results:write'),
    params: makeIdParams('match'),
    body: NewClaim,
    response: MatchDetail,
    problems: [
      ...RESULT_PROBLEMS,
      'side_required',
      'not_your_side',
      'not_a_participant',
      'results_closed',
      'entry_withdrawn',
      'result_confirmed',
      'rate_limited',
    ],
    run: (writer, { caller, params, body }) => claimResult(writer, caller, params.id, body),
  }),
  query({
    method: 'POST',
    path: '/v1/matches/{id}/settlement-preview',
    operationId: 'previewSettlement',
    summary: 'Preview a settlement',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('match'),
    body: Settlement,
    response: SettlementPreview,
    problems: RESULT_PROBLEMS,
    run: (reader, { caller, params, body }) => previewSettlement(reader, caller, params.id, body),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/matches/{id}/settlement',
    operationId: 'settleMatch',
    summary: 'Settle a match as the coach',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('match'),
    body: Settlement,
    response: SettledMatch,
    problems: [...RESULT_PROBLEMS, 'override_required', 'settlement_changed'],
    run: (writer, { caller, params, body }) => settleMatch(writer, caller, params.id, body),
  }),
  query({
    method: 'GET',
    path: '/v1/dispute-history',
    operationId: 'getDisputeHistory',
    summary: 'List members’ disputes and how each ended',
    description: 'Members with the most disputes come first.',
    tag: TAG,
    access: key('league:read', 'members:read'),
    query: DisputeQuery,
    response: DisputeHistory,
    isLong: true,
    run: ({ db }, { query: wanted }) => readDisputeHistory(db, wanted),
  }),
];
