import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROUTES } from '../src/app.ts';
import type { Route } from '../src/http/route.ts';
import { SCOPES, type Scope } from '../src/shared/scopes.ts';
import { ACCESS } from './access-table.ts';
import { readId, type InstalledClub, playDivision, startClub, text } from './club.ts';
import { type Answer, expectStatus, type Json } from './harness.ts';

const SOME_ID = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';

const GUARDED = ROUTES.filter(
  ({ access }) => !['installation_secret', 'login_link'].includes(access.kind),
);

/** A club in which Ann and Bo play Cy and Di, and Ed and Flo play neither in that match. */
interface AccessScene {
  readonly club: InstalledClub;
  readonly ids: Readonly<Record<string, string>>;
  readonly keys: readonly { readonly scopes: readonly Scope[]; readonly token: string }[];
  readonly dead: Readonly<Record<string, string>>;
  /** Ann's session, and Ed's. */
  readonly own: string;
  readonly another: string;
  readonly partner: string;
}

async function makeScene(club: InstalledClub): Promise<AccessScene> {
  const { members, entries, matches, competition, division, season } = await playDivision(club, {
    discipline: 'doubles',
  });
  const [ann = '', bo = '', , , ed = '', flo = ''] = members;
  const isBetween = ({ sides }: Json, ids: readonly (string | undefined)[]) =>
    ids.every((id) =>
      [sides?.['0']?.['entry_id'], sides?.['1']?.['entry_id']].includes(id as never),
    );
  const match = matches.find((one) => isBetween(one, entries.slice(0, 2)));
  const keys = [];
  for (const scopes of keyScopes()) keys.push({ scopes, token: await club.keyWith(...scopes) });
  return {
    club,
    ids: {
      members: ann,
      entries: entries[0] ?? '',
      matches: readId(match),
      competitions: competition,
      divisions: division,
      seasons: season,
    },
    keys,
    dead: await deadCredentials(club, flo),
    own: await club.signIn(ann),
    another: await club.signIn(ed),
    partner: bo,
  };
}

/** No scope, each scope alone, each pair that a route requires, and all. */
function keyScopes(): Scope[][] {
  const pairs = Object.values(ACCESS)
    .flatMap(({ keys }) => keys.split(' or '))
    .filter((one) => one.includes(' + '));
  return [
    [],
    ...SCOPES.map((scope) => [scope]),
    ...[...new Set(pairs)].map((pair) => pair.split(' + ') as Scope[]),
    [...SCOPES],
  ];
}

/** Credentials that were once valid; all routes must reject them. */
async function deadCredentials(
  club: InstalledClub,
  memberId: string,
): Promise<Record<string, string>> {
  const revoked = await club.must('POST', '/v1/api-keys', { name: 'Old', scopes: SCOPES });
  await club.must('DELETE', `/v1/api-keys/${readId(revoked)}`);
  const expires = new Date(club.clock.now + 60_000).toISOString();
  const expired = await club.must('POST', '/v1/api-keys', {
    name: 'Short',
    scopes: SCOPES,
    expires_at: expires,
  });
  const removed = await club.signIn(memberId);
  await club.must('DELETE', `/v1/members/${memberId}`);
  club.clock.now += 60_000;
  return {
    'a revoked key': text(revoked['key']),
    'an expired key': text(expired['key']),
    "a removed member's session": removed,
    'an invented key': 'dl_00000000000000000000000000000000000000',
  };
}

function pathOf({ ids }: AccessScene, route: Route): string {
  const resource = route.path.split('/')[2] ?? '';
  const path = route.path.replace('{id}', ids[resource] ?? SOME_ID);
  return path.replace('{member_id}', ids['members'] ?? SOME_ID);
}

/** A request that changes nothing: a caller with access is refused for the unknown parameter. */
async function knock(scene: AccessScene, route: Route, token?: string): Promise<Answer> {
  const url = `${pathOf(scene, route)}?no_such=1`;
  return scene.club.call(route.method, url, token === undefined ? {} : { token });
}

function isLetIn(keys: string, held: readonly Scope[]): boolean {
  if (keys === 'any') return true;
  return keys
    .split(' or ')
    .some((all) => all.split(' + ').every((scope) => held.includes(scope as Scope)));
}

const nameOf = (route: Route) => `${route.method} ${route.path}`;

test('AUTH-3: the access table has a row for every route, and a route for every row', () => {
  assert.deepEqual(Object.keys(ACCESS).toSorted(), GUARDED.map(nameOf).toSorted());
});

test('SRV-3, AUTH-1, AUTH-3: the access table holds for every route and credential', async (t) => {
  const scene = await makeScene(await startClub(t));
  for (const route of GUARDED) {
    const name = nameOf(route);
    const row = ACCESS[name];
    assert.ok(row, name);
    await t.test(name, async () => {
      expectStatus(await knock(scene, route), 401, 'invalid_credential');
      for (const [what, token] of Object.entries(scene.dead)) {
        const answer = await knock(scene, route, token);
        assert.equal(answer.status, 401, `${name} by ${what}: ${answer.text}`);
      }
      for (const { scopes, token } of scene.keys) {
        const answer = await knock(scene, route, token);
        const refusal = row.keys === 'none' ? 'session_required' : 'insufficient_scope';
        const code: string = isLetIn(row.keys, scopes) ? 'invalid_request' : refusal;
        assert.equal(answer.body['code'], code, `${name} by a key with ${scopes.join(', ')}`);
      }
      for (const token of [scene.own, scene.another]) {
        const answer = await knock(scene, route, token);
        const code: string = row.sessions === 'none' ? 'session_not_accepted' : 'invalid_request';
        assert.equal(answer.body['code'], code, `${name} by a session`);
      }
    });
  }
});

/** The bodies a player sends to routes that accept only their own things. */
const bodiesOf = ({ partner }: AccessScene): Readonly<Record<string, unknown>> => ({
  'PUT /v1/members/{id}/wants-to-play': { wants_to_play: 'singles' },
  'PUT /v1/matches/{id}/plan': { state: 'planned' },
  'POST /v1/matches/{id}/claims': { outcome: 'unplayed' },
  'PUT /v1/competitions/{id}/partner-choices/{member_id}': { choice: 'coach_decides' },
  'POST /v1/competitions/{id}/partner-choices/{member_id}/decline': { from_member_id: partner },
});

test('ACC-3, AUTH-3: another player’s records are not found, and one’s own are', async (t) => {
  const scene = await makeScene(await startClub(t));
  for (const route of GUARDED) {
    const name = nameOf(route);
    if (ACCESS[name]?.sessions !== 'own') continue;
    const body = bodiesOf(scene)[name];
    const ask = async (token: string) =>
      scene.club.call(route.method, pathOf(scene, route), {
        token,
        ...(body === undefined ? {} : { body }),
      });
    const refused = await ask(scene.another);
    const isMatch = route.path.startsWith('/v1/matches/');
    expectStatus(refused, isMatch ? 403 : 404, isMatch ? 'not_a_participant' : 'not_found');
    expectStatus(await ask(scene.own), 200);
  }
});
