import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTES } from '../src/app.ts';
import type { Route } from '../src/http/route.ts';
import { VERSION } from '../src/version.ts';
import { addMembers, type InstalledClub, startClub } from './club.ts';
import { expectStatus, SECRET } from './harness.ts';

const SOME_ID = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';

function pathOf(route: Route): string {
  return route.path.replaceAll(/\{\w+\}/g, SOME_ID);
}

/** A credential that the route accepts. */
function credentialFor(club: InstalledClub, session: string, { access }: Route): string | null {
  switch (access.kind) {
    case 'installation_secret':
      return SECRET;
    case 'session':
      return session;
    case 'any':
    case 'key':
    case 'key_or_session':
      return club.admin;
    case 'login_link':
    case 'public':
      return null;
  }
}

test('AUTH-3: a key without the scope gets 403 and the name of the missing scope', async (t) => {
  const club = await startClub(t);
  const bare = await club.keyWith();
  for (const route of ROUTES) {
    if (!('anyOf' in route.access)) continue;
    const answer = await club.call(route.method, pathOf(route), { token: bare });
    expectStatus(answer, 403, 'insufficient_scope');
    assert.match(answer.text, new RegExp(String(route.access.anyOf[0]?.[0])));
  }
});

test('API-2: an unknown body field or query parameter gives 400', async (t) => {
  const club = await startClub(t);
  const [member = ''] = await addMembers(club, 1);
  const session = await club.signIn(member);
  for (const route of ROUTES) {
    const token = credentialFor(club, session, route);
    if (token === null) continue;
    if (route.body !== undefined) {
      const body = { no_such_member: 1 };
      const answer = await club.call(route.method, pathOf(route), { token, body });
      expectStatus(answer, 400, 'invalid_request');
      assert.match(answer.text, /"pointer":"\/no_such_member"/);
    }
    const answer = await club.call(route.method, `${pathOf(route)}?no_such=1`, { token });
    expectStatus(answer, 400, 'invalid_request');
  }
});

test('API-2: an invalid id gives 400 in every path that takes one', async (t) => {
  const club = await startClub(t);
  for (const route of ROUTES.filter(
    (one) => one.path.includes('{id}') && !one.path.includes('{member_id}'),
  )) {
    if (credentialFor(club, '', route) !== club.admin) continue;
    const answer = await club.call(route.method, route.path.replace('{id}', 'x'), {
      token: club.admin,
    });
    expectStatus(answer, 400, 'invalid_request');
    assert.match(answer.text, /"pointer":"path\/id"/);
  }
});

test('ERR-3: a wrong method gives 405 with Allow, and an unknown path 404', async (t) => {
  const { call } = await startClub(t);
  const answer = await call('PUT', '/v1/seasons');
  expectStatus(answer, 405, 'method_not_allowed');
  assert.equal(answer.headers['allow'], 'GET, POST');
  expectStatus(await call('DELETE', '/healthz'), 405);
  expectStatus(await call('GET', '/v1/nothing'), 404, 'not_found');
  expectStatus(await call('GET', '/'), 404, 'not_found');
});

test('SRV-1, SRV-2: /healthz and /openapi.json are public', async (t) => {
  const { call } = await startClub(t);
  const health = expectStatus(await call('GET', '/healthz'), 200);
  assert.deepEqual(health.body, { status: 'ok', version: VERSION });
  const document = expectStatus(await call('GET', '/openapi.json'), 200);
  assert.equal(document.body['openapi'], '3.1.0');
  assert.equal(document.body['info']?.['version'], VERSION);
});
