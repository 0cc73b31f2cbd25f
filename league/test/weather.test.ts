import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, list, newestEvents, startClub } from './club.ts';
import { expectStatus } from './harness.ts';

const PLACE = { name: 'Riverside courts', latitude: 51.5, longitude: -0.25 };

test('WEA-1: units are metric by default', async (t) => {
  const club = await startClub(t);
  assert.deepEqual(await club.must('GET', '/v1/weather'), { units: 'metric', court_locations: [] });
  for (const units of ['uk', 'us', 'metric']) {
    const changed = await club.must('PATCH', '/v1/weather', { units });
    assert.equal(changed['units'], units);
  }
  const ask = { token: club.admin, body: { units: 'kelvin' } };
  expectStatus(await club.call('PATCH', '/v1/weather', ask), 400, 'invalid_request');
  const events = await newestEvents(club, 4);
  const told = events.filter((event) => event['kind'] === ('weather.updated' as never));
  assert.deepEqual(
    told.map((event) => event['data']),
    [{ fields: ['units'] }, { fields: ['units'] }, { fields: ['units'] }],
  );
});

test('WEA-2: a club has at most eight court locations', async (t) => {
  const club = await startClub(t);
  const path = '/v1/weather/court-locations';
  for (let count = 1; count <= 8; count++) await club.must('POST', path, PLACE);
  const ninth = await club.call('POST', path, { token: club.admin, body: PLACE });
  expectStatus(ninth, 409, 'court_location_limit');
  const [first] = list((await club.must('GET', path))['data']);
  expectStatus(await club.call('DELETE', `${path}/${readId(first)}`, { token: club.admin }), 204);
  await club.must('POST', path, PLACE);
  assert.equal(list((await club.must('GET', '/v1/weather'))['court_locations']).length, 8);
});

test('WEA-2: a place has a name and valid coordinates, tested on both sides of each limit', async (t) => {
  const club = await startClub(t);
  const path = '/v1/weather/court-locations';
  const made = await club.must('POST', path, PLACE);
  const change = (body: object) =>
    club.call('PATCH', `${path}/${readId(made)}`, { token: club.admin, body });
  for (const body of [
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { name: 'x'.repeat(100) },
    { name: 'x' },
  ]) {
    assert.deepEqual({ ...(await change(body)).body, ...body }, (await change(body)).body);
  }
  for (const body of [
    { latitude: 90.001 },
    { latitude: -90.001 },
    { longitude: 180.001 },
    { longitude: -180.001 },
    { name: '' },
    { name: 'x'.repeat(101) },
    { altitude: 3 },
  ]) {
    expectStatus(await change(body), 400, 'invalid_request');
  }
  const body = { name: 'Nowhere', latitude: 1 };
  expectStatus(await club.call('POST', path, { token: club.admin, body }), 400);
  const gone = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  expectStatus(await club.call('DELETE', `${path}/${gone}`, { token: club.admin }), 404);
});
