import { type Static, Type } from 'typebox';
import { key, keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route, view } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { CompetitionWarnings } from './care.ts';
import { changeCompetition, createCompetition, removeCompetition } from './actions.ts';
import {
  changeDivision,
  createDivision,
  createDivisions,
  removeDivision,
} from './division-actions.ts';
import { RULE_PRESETS } from './rules/presets.ts';
import { RulePresetList } from './rules-schema.ts';
import {
  CompetitionChanges,
  CompetitionPage,
  CompetitionQuery,
  Division,
  DivisionBatch,
  DivisionChanges,
  DivisionList,
  DivisionsMade,
  NewCompetition,
  NewDivision,
  ShownCompetition,
} from './schema.ts';
import {
  type DraftsDiffering,
  type DraftsProgressing,
  showCompetitions,
  showWithProgress,
  showWritten,
} from './show.ts';
import { findCompetition, findVisibleCompetition, listCompetitions } from './store.ts';
import { findVisibleDivision, listDivisions } from './divisions-store.ts';

const TAG = 'Competitions';

/** Plan readers come from a later feature, so they are passed in. */
interface DraftReaders {
  readonly differing: DraftsDiffering;
  readonly progressing: DraftsProgressing;
}

const competitions = (
  { differing, progressing }: DraftReaders,
  warnings: CompetitionWarnings,
): readonly Route[] => [
  query({
    method: 'GET',
    path: '/v1/competitions',
    operationId: 'listCompetitions',
    summary: 'List competitions, oldest first',
    tag: TAG,
    access: keyOrSession('league:read'),
    query: CompetitionQuery,
    response: CompetitionPage,
    revalidate: {
      audience: 'shared',
      // The holder of an entry can change without a change to any competition.
      tags: ({ query: { member } }, { data }) =>
        member !== undefined || data.some(({ state }) => state === 'draft')
          ? ['anything']
          : ['competitions'],
    },
    run: async (reader, { caller, query: wanted }) => {
      const page = await listCompetitions(reader.db, caller, wanted);
      const data =
        wanted.expand === 'draft'
          ? await showWithProgress(reader, progressing, page.data)
          : await showCompetitions(reader, differing, page.data);
      return { ...page, data };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}',
    operationId: 'getCompetition',
    summary: 'Read a competition with its rules',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('competition'),
    response: ShownCompetition,
    revalidate: {
      audience: 'shared',
      // A draft is compared with data from the whole club.
      tags: ({ params }, { state }) =>
        state === 'draft' ? ['anything'] : [`competition ${params.id}`],
    },
    problems: ['not_found'],
    run: async (reader, { caller, params }) => {
      const found = await findVisibleCompetition(reader.db, caller, params.id);
      const [shown] = await showCompetitions(reader, differing, found ? [found] : []);
      return shown ?? refuse('not_found');
    },
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions',
    operationId: 'createCompetition',
    summary: 'Create a competition as a draft',
    tag: TAG,
    access: key('league:write'),
    body: NewCompetition,
    response: ShownCompetition,
    status: 201,
    location: (competition: ShownCompetition) => `/v1/competitions/${competition.id}`,
    run: async (writer, { body }) =>
      showWritten(writer, differing, await createCompetition(writer, body)),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/competitions/{id}',
    operationId: 'updateCompetition',
    summary: 'Change a competition or move it to the next or previous state',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: CompetitionChanges,
    response: ShownCompetition,
    problems: [
      'not_found',
      'competition_closed',
      'invalid_transition',
      'season_not_active',
      'resource_in_use',
      'needs_acknowledgement',
    ],
    prefersHandling: true,
    guardedBy: async (reader, { params }) => {
      const found = await findCompetition(reader.db, params.id);
      const [shown] = await showCompetitions(reader, differing, found ? [found] : []);
      return shown ?? refuse('not_found');
    },
    run: async (writer, { params, strict, body: { acknowledge = [], ...changes } }) => {
      const care = { strict, acknowledged: acknowledge, warnings };
      const changed = await changeCompetition(writer, params.id, changes, care);
      return showWritten(writer, differing, changed);
    },
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/competitions/{id}',
    operationId: 'deleteCompetition',
    summary: 'Delete a draft',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found', 'resource_in_use'],
    run: (writer, { params }) => removeCompetition(writer, params.id),
  }),
  view({
    method: 'GET',
    path: '/v1/rule-presets',
    operationId: 'listRulePresets',
    summary: 'List rules to start a competition from',
    tag: TAG,
    access: keyOrSession('league:read'),
    response: RulePresetList,
    run: () => ({ data: [...RULE_PRESETS] }),
  }),
];

const divisions: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/divisions',
    operationId: 'listDivisions',
    summary: 'List the divisions of a competition from the top',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('competition'),
    response: DivisionList,
    problems: ['not_found'],
    run: async ({ db }, { caller, params }) => {
      const competition = await findVisibleCompetition(db, caller, params.id);
      if (!competition) return refuse('not_found');
      return { data: await listDivisions(db, params.id), next_cursor: null };
    },
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions/{id}/divisions',
    operationId: 'createDivision',
    summary: 'Add a division',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: NewDivision,
    response: Division,
    status: 201,
    location: (division: Division) => `/v1/divisions/${division.id}`,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { params, body }) => createDivision(writer, params.id, body),
  }),
  query({
    method: 'GET',
    path: '/v1/divisions/{id}',
    operationId: 'getDivision',
    summary: 'Read a division',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('division'),
    response: Division,
    problems: ['not_found'],
    run: async ({ db }, { caller, params }) =>
      (await findVisibleDivision(db, caller, params.id)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/competitions/{id}/divisions/batch',
    operationId: 'createDivisions',
    summary: 'Add several divisions',
    description: 'Each row is checked as if it had been sent alone.',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: DivisionBatch,
    response: DivisionsMade,
    status: 201,
    location: ({ data: [first] }: Static<typeof DivisionsMade>) =>
      `/v1/competitions/${first?.competition_id}/divisions`,
    problems: ['not_found', 'competition_closed'],
    run: async (writer, { params, body }) => {
      const made = await createDivisions(writer, params.id, body.items);
      return made instanceof Refusal ? made : { data: made };
    },
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/divisions/{id}',
    operationId: 'updateDivision',
    summary: 'Rename or move a division',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('division'),
    body: DivisionChanges,
    response: Division,
    problems: ['not_found', 'competition_closed'],
    run: (writer, { params, body }) => changeDivision(writer, params.id, body),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/divisions/{id}',
    operationId: 'deleteDivision',
    summary: 'Delete a division without entries',
    tag: TAG,
    access: key('league:write'),
    params: makeIdParams('division'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found', 'competition_closed', 'resource_in_use'],
    run: (writer, { params }) => removeDivision(writer, params.id),
  }),
];

export function listCompetitionRoutes(
  readers: DraftReaders,
  warnings: CompetitionWarnings,
): readonly Route[] {
  return [...competitions(readers, warnings), ...divisions];
}
