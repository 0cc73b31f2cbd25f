import { Type } from 'typebox';
import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { decideTie, undoTie } from './actions.ts';
import { listTieDecisions, readTieDecision } from './query.ts';
import { NewTieDecision, TieDecision, TieDecisionList } from './schema.ts';

const TAG = 'Standings';

export const tieRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/divisions/{id}/tie-decisions',
    operationId: 'listTieDecisions',
    summary: 'List tie decisions of a division, oldest first',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('division'),
    response: TieDecisionList,
    problems: ['not_found'],
    run: async (reader, { caller, params }) => {
      const data = await listTieDecisions(reader, caller, params.id);
      return data instanceof Refusal ? data : { data, next_cursor: null };
    },
  }),
  declareAction({
    method: 'POST',
    path: '/v1/divisions/{id}/tie-decisions',
    operationId: 'createTieDecision',
    summary: 'Record a draw of lots, a play-off or an agreement between level entries',
    description:
      'It applies after all rules, and only while exactly these entries are level. Another decision for the same ' +
      'entries replaces it; repeating it changes nothing.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('division'),
    body: NewTieDecision,
    response: TieDecision,
    status: 201,
    location: (decision: TieDecision) => `/v1/tie-decisions/${decision.id}`,
    problems: ['not_found', 'competition_closed', 'competition_not_active', 'not_level'],
    run: (writer, { params, body }) => decideTie(writer, params.id, body),
  }),
  query({
    method: 'GET',
    path: '/v1/tie-decisions/{id}',
    operationId: 'getTieDecision',
    summary: 'Read a tie decision',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('tie decision'),
    response: TieDecision,
    problems: ['not_found'],
    run: (reader, { caller, params }) => readTieDecision(reader, caller, params.id),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/tie-decisions/{id}',
    operationId: 'deleteTieDecision',
    summary: 'Delete a tie decision',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('tie decision'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found', 'competition_closed', 'competition_not_active'],
    run: (writer, { params }) => undoTie(writer, params.id),
  }),
];
