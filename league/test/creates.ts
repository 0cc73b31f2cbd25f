import { addMembers, readId, type InstalledClub, playDivision, text } from './club.ts';

export interface CreateRequest {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** The path and body for each creating route. */
export const CREATES: Readonly<
  Record<string, (scene: CreateScene) => Promise<CreateRequest> | CreateRequest>
> = {
  '/v1/weather/court-locations': () => ({
    path: '/v1/weather/court-locations',
    body: { name: 'Hall', latitude: 1, longitude: 2 },
  }),
  '/v1/api-keys': () => ({ path: '/v1/api-keys', body: { name: 'Bot' } }),
  '/v1/members': () => ({ path: '/v1/members', body: { display_name: 'Bo' } }),
  '/v1/member-imports': () => ({
    path: '/v1/member-imports',
    body: { items: [{ line: 2, values: { display_name: 'Cleo' } }] },
  }),
  '/v1/join-requests': () => ({ path: '/v1/join-requests', body: APPLICATION }),
  '/v1/join-requests/{id}/approve': async ({ club }) => {
    const email = 'other@example.org';
    const request = await club.must('POST', '/v1/join-requests', { ...APPLICATION, email });
    return { path: `/v1/join-requests/${readId(request)}/approve` };
  },
  '/v1/members/{id}/login-link': ({ members: [one] }) => ({
    path: `/v1/members/${one}/login-link`,
    body: {},
  }),
  '/v1/session': async ({ club, members: [one] }) => {
    const link = await club.must('POST', `/v1/members/${one}/login-link`);
    return { path: '/v1/session', token: text(link['token']) };
  },
  '/v1/seasons': () => ({ path: '/v1/seasons', body: { name: 'Winter' } }),
  '/v1/competitions': ({ season }) => ({
    path: '/v1/competitions',
    body: { season_id: season, name: 'Singles', discipline: 'singles' },
  }),
  '/v1/competitions/{id}/divisions': ({ competition }) => ({
    path: `/v1/competitions/${competition}/divisions`,
    body: { name: 'One' },
  }),
  '/v1/competitions/{id}/entries': ({ competition, members: [one] }) => ({
    path: `/v1/competitions/${competition}/entries`,
    body: { member_ids: [one] },
  }),
  '/v1/divisions/{id}/tie-decisions': async ({ club }) => {
    const { division, entries } = await playDivision(club, { players: 2 });
    return {
      path: `/v1/divisions/${division}/tie-decisions`,
      body: { order: entries, by: 'lot' },
    };
  },
  '/v1/competitions/{id}/divisions/batch': ({ competition }) => ({
    path: `/v1/competitions/${competition}/divisions/batch`,
    body: { items: [{ name: 'Two' }, { name: 'Three' }] },
  }),
  '/v1/competitions/{id}/entries/batch': ({ competition, members: [, two, three] }) => ({
    path: `/v1/competitions/${competition}/entries/batch`,
    body: { items: [{ member_ids: [two] }, { member_ids: [three] }] },
  }),
};

/** Routes that create a list name the list in `Location`. */
export const LISTED = [
  '/v1/competitions/{id}/divisions/batch',
  '/v1/competitions/{id}/entries/batch',
];

/** Answers that cannot be read again have no `Location`. */
export const SHOWN_ONCE = ['/v1/members/{id}/login-link', '/v1/session', '/v1/member-imports'];

const APPLICATION = {
  first_name: 'Ann',
  surname: 'Lee',
  email: 'ann@example.org',
  phone: '1',
  gender: 'female',
  privacy_notice: 'p1',
};

export interface CreateScene {
  readonly club: InstalledClub;
  readonly season: string;
  readonly competition: string;
  readonly members: readonly string[];
}

export async function makeScene(club: InstalledClub): Promise<CreateScene> {
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Summer' }));
  const body = { season_id: season, name: 'Box league', discipline: 'singles' };
  const competition = readId(await club.must('POST', '/v1/competitions', body));
  return { club, season, competition, members: await addMembers(club, 3) };
}
