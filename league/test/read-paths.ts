import { ROUTES } from '../src/app.ts';
import { readId, type InstalledClub, list, text } from './club.ts';
import type { Json } from './harness.ts';

/** Each GET route with an id of each kind of thing. */
export async function readPaths(club: InstalledClub): Promise<string[]> {
  const ids = async (path: string) =>
    list((await club.must('GET', `${path}?limit=200`))['data']).map(readId);
  const competitions = await ids('/v1/competitions');
  const each = async (what: string) =>
    (
      await Promise.all(competitions.map((id) => listIds(club, `/v1/competitions/${id}/${what}`)))
    ).flat();
  const divisions = await each('divisions');
  const decisions = async () =>
    (
      await Promise.all(divisions.map((id) => listIds(club, `/v1/divisions/${id}/tie-decisions`)))
    ).flat();
  const known: Record<string, string[]> = {
    competitions,
    members: await ids('/v1/members'),
    seasons: await ids('/v1/seasons'),
    matches: (await ids('/v1/matches')).slice(0, 4),
    divisions,
    'tie-decisions': await decisions(),
    entries: (await each('entries')).slice(0, 8),
  };
  return ROUTES.filter((route) => route.method === 'GET').flatMap(({ path }) =>
    path.includes('{id}')
      ? (known[path.split('/')[2] ?? ''] ?? []).map((id) => path.replace('{id}', id))
      : [path],
  );
}

async function listIds(club: InstalledClub, path: string): Promise<string[]> {
  return list((await club.must('GET', path))['data']).map((one: Json) => text(one['id']));
}
