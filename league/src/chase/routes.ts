import { key, maySeePersonalData } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { DEADLINES, type CacheTag } from '../shared/events/cache-tags.ts';
import { readChaseList } from './query.ts';
import { ChaseList, ChaseQuery } from './schema.ts';

export const chaseRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/chase-list',
    operationId: 'getChaseList',
    summary: 'List members who still have matches to play',
    description:
      'Covers active seasons. Sorted by least time left, then by the most matches short of ' +
      'the minimum.',
    tag: 'Progress',
    access: key('members:read'),
    query: ChaseQuery,
    response: ChaseList,
    isLong: true,
    revalidate: {
      audience: 'by_personal_data',
      tags: ({ query: wanted }) => [
        makeMatchesTag(wanted),
        'competitions',
        'members',
        ...DEADLINES,
      ],
    },
    run: (reader, { caller, query: wanted }) => {
      const { timezone } = caller.club;
      return readChaseList(
        reader,
        { timezone, seesPersonalData: maySeePersonalData(caller) },
        wanted,
      );
    },
  }),
];

function makeMatchesTag({ competition, division }: ChaseQuery): CacheTag {
  if (division !== undefined) return `division ${division}`;
  return competition === undefined ? 'matches' : `results ${competition}`;
}
