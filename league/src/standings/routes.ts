import { RulesChanges } from '../competitions/rules-schema.ts';
import { key, keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { previewRules } from './preview-query.ts';
import { RulesPreview } from './preview-schema.ts';
import { progressRoutes } from './progress-routes.ts';
import { readCompetitionStandings, readDivisionStandings, readSeasonStandings } from './query.ts';
import { SeasonStandings, Standings, StandingsList, StandingsQuery } from './schema.ts';
import { listSeasonTablesTags, listTableTags, listTablesTags } from './cache-tags.ts';

export const standingsRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/divisions/{id}/standings',
    operationId: 'getDivisionStandings',
    summary: 'Read the table of a division',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: makeIdParams('division'),
    query: StandingsQuery,
    response: Standings,
    revalidate: {
      audience: 'shared',
      tags: ({ query: { expand } }, table) => listTableTags(table, expand),
    },
    problems: ['not_found'],
    run: (reader, { caller, params, query: wanted }) =>
      readDivisionStandings(reader, caller, params.id, wanted),
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/standings',
    operationId: 'getCompetitionStandings',
    summary: 'Read the tables of a competition, from the top division down',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: makeIdParams('competition'),
    query: StandingsQuery,
    response: StandingsList,
    isLong: true,
    revalidate: {
      audience: 'shared',
      tags: ({ params, query: { expand } }) => listTablesTags(params.id, expand),
    },
    problems: ['not_found'],
    run: (reader, { caller, params, query: wanted }) =>
      readCompetitionStandings(reader, caller, params.id, wanted),
  }),
  query({
    method: 'GET',
    path: '/v1/seasons/{id}/standings',
    operationId: 'getSeasonStandings',
    summary: 'Read the tables of every competition of a season',
    description: 'Excludes drafts. Oldest first.',
    tag: 'Standings',
    access: keyOrSession('league:read'),
    params: makeIdParams('season'),
    query: StandingsQuery,
    response: SeasonStandings,
    isLong: true,
    revalidate: {
      audience: 'shared',
      tags: ({ query: { expand } }, { competitions }) => listSeasonTablesTags(competitions, expand),
    },
    problems: ['not_found'],
    run: (reader, { caller, params, query: wanted }) =>
      readSeasonStandings(reader, caller, params.id, wanted),
  }),
  query({
    method: 'POST',
    path: '/v1/competitions/{id}/rules-preview',
    operationId: 'previewRules',
    summary: 'Preview the effect of a rule change on the tables',
    description: 'Accepts any part of the rules, like PATCH. Saves nothing.',
    tag: 'Standings',
    access: key('league:write'),
    params: makeIdParams('competition'),
    body: RulesChanges,
    response: RulesPreview,
    isLong: true,
    problems: ['not_found'],
    run: (reader, { params, body }) => previewRules(reader, params.id, body),
  }),
  ...progressRoutes,
];
