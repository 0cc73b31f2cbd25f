import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTES } from '../src/app.ts';
import document from '../openapi.json' with { type: 'json' };
import { addMembers, idOf, type Installed, list, startClub, text } from './club.ts';
import { expectStatus, type Json, SECRET, startService } from './harness.ts';

interface Made {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** What each route that creates is sent, and where. */
const CREATES: Readonly<Record<string, (scene: Scene) => Promise<Made> | Made>> = {
  '/v1/weather/court-locations': () => ({
    path: '/v1/weather/court-locations',
    body: { name: 'Hall', latitude: 1, longitude: 2 },
  }),
  '/v1/api-keys': () => ({ path: '/v1/api-keys', body: { name: 'Bot' } }),
  '/v1/members': () => ({ path: '/v1/members', body: { display_name: 'Bo' } }),
  '/v1/join-requests': () => ({ path: '/v1/join-requests', body: APPLICATION }),
  '/v1/join-requests/{id}/approve': async ({ club }) => {
    const email = 'other@example.org';
    const request = await club.must('POST', '/v1/join-requests', { ...APPLICATION, email });
    return { path: `/v1/join-requests/${idOf(request)}/approve` };
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
  '/v1/competitions/{id}/divisions/batch': ({ competition }) => ({
    path: `/v1/competitions/${competition}/divisions/batch`,
    body: { items: [{ name: 'Two' }, { name: 'Three' }] },
  }),
  '/v1/competitions/{id}/entries/batch': ({ competition, members: [, two, three] }) => ({
    path: `/v1/competitions/${competition}/entries/batch`,
    body: { items: [{ member_ids: [two] }, { member_ids: [three] }] },
  }),
};

/** What makes many names the list that they are in. */
const LISTED = ['/v1/competitions/{id}/divisions/batch', '/v1/competitions/{id}/entries/batch'];

/** What cannot be read again names no place. */
const SHOWN_ONCE = ['/v1/members/{id}/login-link', '/v1/session'];

const APPLICATION = {
  first_name: 'Ann',
  surname: 'Lee',
  email: 'ann@example.org',
  phone: '1',
  gender: 'female',
  privacy_notice: 'p1',
};

interface Scene {
  readonly club: Installed;
  readonly season: string;
  readonly competition: string;
  readonly members: readonly string[];
}

async function makeScene(club: Installed): Promise<Scene> {
  const season = idOf(await club.must('POST', '/v1/seasons', { name: 'Summer' }));
  const body = { season_id: season, name: 'Box league', discipline: 'singles' };
  const competition = idOf(await club.must('POST', '/v1/competitions', body));
  return { club, season, competition, members: await addMembers(club, 3) };
}

/** Routes that the document says create something, by path. */
function creatingRoutes(): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    'post' in operations && '201' in operations.post.responses ? [path] : [],
  );
}

test('API-3: the test knows every route that answers 201', () => {
  assert.deepEqual(['/setup', ...Object.keys(CREATES)].toSorted(), creatingRoutes().toSorted());
  const declared = ROUTES.filter(({ status }) => status === 201).map(({ path }) => path);
  assert.deepEqual(declared.toSorted(), creatingRoutes().toSorted());
});

test('API-3: the Location of whatever is created is there to be read', async (t) => {
  const club = await startClub(t);
  const scene = await makeScene(club);
  for (const [route, make] of Object.entries(CREATES)) {
    const { path, body, token = club.admin } = await make(scene);
    const ask = body === undefined ? { token } : { token, body };
    const made = expectStatus(await club.call('POST', path, ask), 201);
    const location = made.headers['location'];
    if (SHOWN_ONCE.includes(route)) {
      assert.equal(location, undefined, route);
      continue;
    }
    const read = expectStatus(await club.call('GET', text(location), { token: club.admin }), 200);
    if (LISTED.includes(route)) {
      const [there, all] = [list(read.body['data']), list(made.body['data'])];
      assert.deepEqual(there.slice(-all.length), all, route);
      continue;
    }
    const { key, ...shown }: Json = made.body;
    assert.deepEqual(read.body, shown, route);
  }
});

test('API-3: the Location of a new club is the club', async (t) => {
  const { call } = await startService(t);
  const club = { name: 'Riverside', slug: 'riverside', timezone: 'UTC' };
  const body = { club, administrator: { name: 'Kim' } };
  const made = expectStatus(await call('POST', '/setup', { token: SECRET, body }), 201);
  const token = text(made.body['administrator_key']?.['key']);
  const read = await call('GET', text(made.headers['location']), { token });
  assert.deepEqual(expectStatus(read, 200).body, made.body['club']);
});
