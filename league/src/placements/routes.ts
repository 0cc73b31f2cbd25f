import { key } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { fillDraft } from './actions.ts';
import { planDraft } from './query.ts';
import { FillRequest, PlacementPlan, PlanQuery } from './schema.ts';
import { showPlan } from './show.ts';

const TAG = 'Placements';
const PATH = '/v1/competitions/{id}/placements';

export const placementRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: PATH,
    operationId: 'previewPlacements',
    summary: 'Read the plan of a draft',
    description:
      'Based on the previous competition or, if there is none, on members’ levels and wishes.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    query: PlanQuery,
    response: PlacementPlan,
    problems: ['not_found', 'not_a_draft'],
    run: async (reader, { params, query: { unsaid } }) => {
      const planned = await planDraft(reader, params.id, unsaid);
      return planned instanceof Refusal ? planned : showPlan(planned);
    },
  }),
  declareAction({
    method: 'POST',
    path: PATH,
    operationId: 'fillDraft',
    summary: 'Fill a draft from its plan, or fill it again',
    description: 'Manual changes are kept. Players see a draft once it is decided.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: FillRequest,
    response: PlacementPlan,
    problems: [
      'not_found',
      'not_a_draft',
      'entry_size',
      'partner_invalid',
      'member_deleted',
      'member_left',
      'member_paused',
      'already_entered',
    ],
    versionedBy: async (reader, { params, body: { unsaid } }) => {
      const planned = await planDraft(reader, params.id, unsaid);
      return planned instanceof Refusal ? planned : showPlan(planned).version;
    },
    run: (writer, { params, body }) => fillDraft(writer, params.id, body),
  }),
];
