import assert from 'node:assert/strict';
import { test } from 'node:test';
import document from '../openapi.json' with { type: 'json' };
import { readId, list, playDivision, startClub } from './club.ts';
import { expectStatus } from './harness.ts';

const DATES = { starts_on: '2026-04-01', ends_on: '2026-09-30' };

test('SEA-1, SEA-5: a season gives the instant when its reporting closes in the club’s zone', async (t) => {
  const club = await startClub(t, { timezone: 'Europe/London' });
  const closing = async (results_deadline: string) =>
    (await club.must('POST', '/v1/seasons', { name: 'S', results_deadline }))['results_close_at'];
  assert.equal(await closing('2026-09-30'), '2026-09-30T23:00:00.000Z');
  assert.equal(await closing('2026-12-31'), '2027-01-01T00:00:00.000Z');
  // Days of 23 and of 25 hours.
  assert.equal(await closing('2026-03-29'), '2026-03-29T23:00:00.000Z');
  assert.equal(await closing('2026-10-25'), '2026-10-26T00:00:00.000Z');
});

test('SEA-8: the instant when reporting closes comes with the date to print', async (t) => {
  const club = await startClub(t);
  const { season, competition, division } = await playDivision(club, { deadline: '2026-09-20' });
  const shown = async () => [
    await club.must('GET', `/v1/seasons/${season}`),
    await club.must('GET', `/v1/divisions/${division}/standings`),
    ...list((await club.must('GET', `/v1/competitions/${competition}/standings`))['data']),
    ...list((await club.must('GET', '/v1/chase-list'))['data']),
  ];
  const times = async () =>
    (await shown()).map((one) => [one['results_deadline'], one['results_close_at']]);
  assert.deepEqual(
    await times(),
    Array.from({ length: 6 }, () => ['2026-09-20', '2026-09-20T23:00:00.000Z']),
  );
  await club.must('PATCH', `/v1/seasons/${season}`, { results_deadline: null });
  assert.deepEqual(
    await times(),
    Array.from({ length: 6 }, () => [null, null]),
  );
});

test('SEA-8: the document says which of the two to print', () => {
  const found = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    'required' in schema && 'results_close_at' in schema.properties
      ? [{ name, properties: schema.properties, required: schema.required }]
      : [],
  );
  assert.deepEqual(
    found.map(({ name }) => name),
    ['ChaseRow', 'Season', 'Standings'],
  );
  for (const { name, properties, required } of found) {
    assert.ok(required.includes('results_deadline') && required.includes('results_close_at'), name);
    assert.match(
      JSON.stringify(properties),
      /"results_deadline":\{[^}]*Show this one to people/,
      name,
    );
    assert.match(
      JSON.stringify(properties),
      /"results_close_at":\{[^}]*do not show it to people: it would name/,
      name,
    );
  }
  // It is not spelled out anywhere else either.
  assert.equal(JSON.stringify(document).match(/"results_close_at":\{/g)?.length, found.length);
});

test('SEA-9: seasons are filtered by state', async (t) => {
  const club = await startClub(t);
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    ids.push(readId(await club.must('POST', '/v1/seasons', { name, ...DATES })));
  }
  await club.must('PATCH', `/v1/seasons/${ids[1]}`, { state: 'active' });
  const find = async (query: string) =>
    list((await club.must('GET', `/v1/seasons?${query}`))['data']).map(readId);
  assert.deepEqual(await find('state=active'), [ids[1]]);
  assert.deepEqual(await find('state=planning'), [ids[0], ids[2]]);
  assert.deepEqual(await find(`state=planning&after=${ids[0]}&limit=1`), [ids[2]]);
  assert.deepEqual(await find('state=archived'), []);
  await club.must('PATCH', `/v1/seasons/${ids[0]}`, { state: 'active' });
  assert.deepEqual(await find('state=active'), [ids[0], ids[1]]);
  const wrong = await club.call('GET', '/v1/seasons?state=draft', { token: club.admin });
  expectStatus(wrong, 400, 'invalid_request');
});

test('SEA-3: contradictory dates are refused', async (t) => {
  const club = await startClub(t);
  const make = (body: object) =>
    club.call('POST', '/v1/seasons', { token: club.admin, body: { name: 'S', ...body } });
  expectStatus(await make({ ...DATES, ends_on: '2026-03-31' }), 422, 'invalid_dates');
  expectStatus(await make({ ...DATES, results_deadline: '2026-03-31' }), 422, 'invalid_dates');
  expectStatus(await make({ ...DATES, ends_on: '2026-04-01' }), 201);
  expectStatus(await make({ starts_on: '2026-02-30' }), 400);
  expectStatus(await make({ starts_on: null }), 201);
});

test('SEA-2: a season moves one state at a time, forward or back', async (t) => {
  const club = await startClub(t);
  const path = `/v1/seasons/${readId(await club.must('POST', '/v1/seasons', { name: 'S', ...DATES }))}`;
  const move = (state: string) => club.call('PATCH', path, { token: club.admin, body: { state } });
  expectStatus(await move('complete'), 409, 'invalid_transition');
  expectStatus(await move('archived'), 409, 'invalid_transition');
  for (const state of ['active', 'complete', 'archived', 'complete', 'active', 'planning']) {
    assert.equal(expectStatus(await move(state), 200).body['state'], state);
  }
  expectStatus(await move('nonsense'), 400);
});

test('SEA-4: an active season needs its dates and keeps them', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'S', starts_on: '2026-04-01' });
  const path = `/v1/seasons/${readId(season)}`;
  const patch = (body: object) => club.call('PATCH', path, { token: club.admin, body });
  expectStatus(await patch({ state: 'active' }), 409, 'season_dates_required');
  expectStatus(await patch({ state: 'active', ends_on: '2026-09-30' }), 200);
  expectStatus(await patch({ ends_on: null }), 409, 'season_dates_required');
});

test('SEA-6: a season stays active while one of its competitions is active', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'S', ...DATES });
  const path = `/v1/seasons/${readId(season)}`;
  const body = { season_id: season['id'], name: 'C', discipline: 'singles' };
  const competition = await club.must('POST', '/v1/competitions', body);
  const activate = { token: club.admin, body: { state: 'active' } };
  const at = `/v1/competitions/${readId(competition)}`;
  expectStatus(await club.call('PATCH', at, activate), 409, 'season_not_active');
  await club.must('PATCH', path, { state: 'active' });
  await club.must('PATCH', at, { state: 'active' });
  for (const state of ['complete', 'planning']) {
    const answer = await club.call('PATCH', path, { token: club.admin, body: { state } });
    expectStatus(answer, 409, 'resource_in_use');
  }
  await club.must('PATCH', at, { state: 'complete' });
  await club.must('PATCH', path, { state: 'complete' });
});

test('SEA-7: only an empty planned season can be deleted', async (t) => {
  const club = await startClub(t);
  const season = await club.must('POST', '/v1/seasons', { name: 'S', ...DATES });
  const path = `/v1/seasons/${readId(season)}`;
  const body = { season_id: season['id'], name: 'C', discipline: 'singles' };
  const competition = await club.must('POST', '/v1/competitions', body);
  const remove = () => club.call('DELETE', path, { token: club.admin });
  expectStatus(await remove(), 409, 'resource_in_use');
  await club.must('DELETE', `/v1/competitions/${readId(competition)}`);
  await club.must('PATCH', path, { state: 'active' });
  expectStatus(await remove(), 409, 'resource_in_use');
  await club.must('PATCH', path, { state: 'planning' });
  expectStatus(await remove(), 204);
  expectStatus(await club.call('GET', path, { token: club.admin }), 404, 'not_found');
});
