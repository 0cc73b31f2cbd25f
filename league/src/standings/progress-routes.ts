import { key, keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import {
  readCompetitionProgress,
  showEntryProgress,
  readSeasonProgress,
} from './progress-query.ts';
import { CompetitionProgress, EntryProgress, SeasonProgress } from './progress-schema.ts';
import { listEntryTags, listProgressTags, listSeasonProgressTags } from './cache-tags.ts';

const TAG = 'Progress';

export const progressRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/entries/{id}/progress',
    operationId: 'getEntryProgress',
    summary: 'Read the progress of an entry',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: makeIdParams('entry'),
    response: EntryProgress,
    revalidate: { audience: 'by_player', tags: (_, progress) => listEntryTags(progress) },
    problems: ['not_found'],
    run: (reader, { caller, params }) => showEntryProgress(reader, caller, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/progress',
    operationId: 'getCompetitionProgress',
    summary: 'Read the progress of a competition',
    tag: TAG,
    access: key('league:read'),
    params: makeIdParams('competition'),
    response: CompetitionProgress,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => listProgressTags(params.id) },
    problems: ['not_found'],
    run: (reader, { params }) => readCompetitionProgress(reader, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/seasons/{id}/progress',
    operationId: 'getSeasonProgress',
    summary: 'Read the progress of every competition of a season',
    description: 'Includes entries that have opted out of the next season.',
    tag: TAG,
    access: key('league:read'),
    params: makeIdParams('season'),
    response: SeasonProgress,
    isLong: true,
    revalidate: {
      audience: 'shared',
      tags: (_, { competitions }) => listSeasonProgressTags(competitions),
    },
    problems: ['not_found'],
    run: (reader, { params }) => readSeasonProgress(reader, params.id),
  }),
];
