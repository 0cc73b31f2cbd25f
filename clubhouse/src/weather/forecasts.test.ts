import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { Forecasts } from './forecasts.ts';

const AT = Date.parse('2026-11-26T17:00:00Z');
const ANSWER = JSON.stringify({
  hourly: { time: ['2026-11-26T17:00'], temperature_2m: [9], weather_code: [3] },
});
const PLACE = { id: 'p', latitude: 51.5, longitude: -0.1 };

/** The hours known after an answer of this many bytes without a Content-Length. */
async function hoursAfter(t: TestContext, bytes: number): Promise<number> {
  const server = createServer((_, response) => {
    response.write(ANSWER);
    response.end(' '.repeat(bytes - ANSWER.length));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  // It listens on a port, not on a socket path.
  const { port } = server.address() as AddressInfo;
  const forecasts = new Forecasts(`http://127.0.0.1:${port}/`);
  const asking: Promise<void>[] = [];
  const options = { now: AT, later: (work: () => Promise<void>) => void asking.push(work()) };
  forecasts.hours(PLACE, 'metric', AT, options);
  await Promise.all(asking);
  return forecasts.hours(PLACE, 'metric', AT, options).length;
}

test('WTH-3: an answer is read up to 512 KiB, with or without a declared length', async (t) => {
  assert.equal(await hoursAfter(t, 512 * 1024), 1);
  assert.equal(await hoursAfter(t, 512 * 1024 + 1), 0);
});
