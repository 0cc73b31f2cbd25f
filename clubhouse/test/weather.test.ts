import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findFreePort } from 'test-kit/free-port';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { signedIn } from './visitor.ts';

const DAY = dateAfter(3);
const HOURS = ['17', '18', '19', '20', '21'];
const FORECAST = {
  hourly: {
    time: HOURS.map((hour) => `${DAY}T${hour}:00`),
    temperature_2m: [9, 8.4, 8, 7.5, 7],
    precipitation_probability: [0, 20, 40, 60, 80],
    weather_code: [0, 3, 61, 61, 61],
  },
};

const port = await findFreePort();
const asked: URL[] = [];
let answer: { readonly status: number; readonly body: string } = { status: 500, body: 'no' };
const source = createServer((request, response) => {
  if (request.url === '/later') return void response.end();
  asked.push(new URL(request.url ?? '', 'http://localhost'));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((done) => source.listen(port, '127.0.0.1', done));
after(() => source.close());

const started = clubhouseForTests({ weatherUrl: `http://127.0.0.1:${port}/v1/forecast` });

/**
 * Waits until the source has been asked this often and has answered; only a later call shows that.
 */
async function untilAsked(times: number): Promise<void> {
  await until(`it was not asked ${times} times`, () => asked.length >= times);
  await (await fetch(`http://127.0.0.1:${port}/later`)).arrayBuffer();
  assert.equal(asked.length, times);
}

test('WTH-1: an arranged match shows its forecast once known, and a failing source breaks nothing', async () => {
  const { league, season, clock } = started();
  const place = { name: 'Park Road', latitude: 51.5, longitude: -0.1 };
  await league.must('POST', '/v1/weather/court-locations', place);
  const match = matchOf(season.singles, 'Hannah', 'Edmund');
  const path = `/matches/${match}/arrange`;
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const edmund = await signedIn(started(), 'Edmund Eckersley');
  const form = { do: 'propose', 'offer-1': 'on', 'date-1': DAY, 'time-1': '18:30' };
  assert.equal((await hannah.post(path, { ...form, court: 'Park Road' })).status, 303);
  const { text } = await edmund.get(path);
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(text) ?? [];
  const [, time = ''] = /name="time" value="(\d+)"/.exec(text) ?? [];
  assert.equal((await edmund.post(path, { do: 'agree', proposal, time })).status, 303);
  assert.equal(asked.length, 0, 'nothing is asked before a match is arranged');
  const shown = async (address: string) => (await hannah.get(address)).text;
  assert.doesNotMatch(await shown(`/matches/${match}`), /class="weather"/);
  await untilAsked(1);
  assert.deepEqual(
    ['latitude', 'longitude', 'timezone'].map((name) => asked[0]?.searchParams.get(name)),
    ['51.5', '-0.1', 'GMT'],
  );
  assert.doesNotMatch(await shown(`/matches/${match}`), /class="weather"/);
  assert.equal(asked.length, 1, 'what failed is not asked again at once');
  answer = { status: 200, body: JSON.stringify(FORECAST) };
  clock.now += 30 * 60_000;
  assert.doesNotMatch(await shown(`/matches/${match}`), /class="weather"/);
  await untilAsked(2);
  await until('there is no weather', async () =>
    (await shown(`/matches/${match}`)).includes('class="weather"'),
  );
  for (const address of [`/matches/${match}`, path, '/']) {
    const page = await shown(address);
    assert.match(page, /<ul class="weather" aria-label="Weather">/, address);
    assert.match(page, /<b>18:00<\/b><span>8°<\/span><span class="meta">cloudy<\/span>/, address);
    assert.match(page, /60% chance of rain/, address);
    assert.doesNotMatch(page, /21:00/, address);
  }
  assert.equal(asked.length, 2);
  answer = { status: 200, body: 'not JSON' };
  clock.now += 60 * 60_000;
  assert.match(await shown(`/matches/${match}`), /class="weather"/);
  await untilAsked(3);
  assert.match(await shown(`/matches/${match}`), /class="weather"/);
  clock.now += 6 * 3_600_000;
  assert.doesNotMatch(await shown(`/matches/${match}`), /class="weather"/);
  await untilAsked(4);
});
