import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTES } from '../src/app.ts';
import document from '../openapi.json' with { type: 'json' };
import { list, startClub, text } from './club.ts';
import { CREATES, LISTED, makeScene, SHOWN_ONCE } from './creates.ts';
import { expectStatus, type Json, SECRET, startService } from './harness.ts';

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

test('API-3: the Location of everything created can be read', async (t) => {
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
