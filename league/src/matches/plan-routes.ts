import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { PLAN_PROBLEMS, setPlan } from './plan-actions.ts';
import { readMatchPlans } from './plan-query.ts';
import { MatchPlan, MatchPlanList, PlanChange } from './schema.ts';

const TAG = 'Match plans';

export const planRoutes: readonly Route[] = [
  declareAction({
    method: 'PUT',
    path: '/v1/matches/{id}/plan',
    operationId: 'recordMatchPlan',
    summary: 'Record how far you have arranged your match',
    description:
      '`planned` is visible only to you. `arranged` is visible to everyone in the match, and any of ' +
      'them can undo it.',
    tag: TAG,
    access: { kind: 'session' },
    params: makeIdParams('match'),
    body: PlanChange,
    response: MatchPlan,
    problems: PLAN_PROBLEMS,
    run: (writer, { caller, params, body }) => setPlan(writer, caller, params.id, body),
  }),
  query({
    method: 'GET',
    path: '/v1/me/match-plans',
    operationId: 'listMyMatchPlans',
    summary: 'List the plans of your open matches',
    tag: TAG,
    access: { kind: 'session' },
    response: MatchPlanList,
    run: async (reader, { caller }) => ({ data: await readMatchPlans(reader, caller) }),
  }),
];
