import { key, keyOrSession } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { idParams } from '../http/schema.ts';
import {
  readCompetitionProgress,
  showEntryProgress,
  readSeasonProgress,
} from './progress-query.ts';
import { CompetitionProgress, EntryProgress, SeasonProgress } from './progress-schema.ts';
import { tagsOfEntry, tagsOfProgress, tagsOfSeasonProgress } from './cache-tags.ts';

const TAG = 'Progress';

export const progressRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/entries/{id}/progress',
    operationId: 'getEntryProgress',
    summary: 'Read the progress of an entry',
    tag: TAG,
    access: keyOrSession('league:read'),
    params: idParams('entry'),
    response: EntryProgress,
    revalidate: { audience: 'by_player', tags: (_, progress) => tagsOfEntry(progress) },
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
    params: idParams('competition'),
    response: CompetitionProgress,
    isLong: true,
    revalidate: { audience: 'shared', tags: ({ params }) => tagsOfProgress(params.id) },
    problems: ['not_found'],
    run: (reader, { params }) => readCompetitionProgress(reader, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/seasons/{id}/progress',
    operationId: 'getSeasonProgress',
    summary: 'Read the progress of every competition of a season',
    description: 'Includes the entries that are out of the next season.',
    tag: TAG,
    access: key('league:read'),
    params: idParams('season'),
    response: SeasonProgress,
    isLong: true,
    revalidate: {
      audience: 'shared',
      tags: (_, { competitions }) => tagsOfSeasonProgress(competitions),
    },
    problems: ['not_found'],
    run: (reader, { params }) => readSeasonProgress(reader, params.id),
  }),
];
