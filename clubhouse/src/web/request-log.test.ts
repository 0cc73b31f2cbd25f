import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fastify, { LogController } from 'fastify';
import { getCurrentTrace } from '../api/request-trace.ts';
import { followRequests, SLOW_PAGE_MS } from './request-log.ts';

/** A site with one page that takes this long, and the lines of its log. */
function siteWith(t: TestContext, { writesAll = false, takes = () => 0 }) {
  const clock = { ms: 0 };
  t.mock.method(performance, 'now', () => clock.ms);
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[0]) };
  const app = fastify({
    logger: { level: 'warn', stream, base: null },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => 'r1',
  });
  followRequests(app, writesAll);
  app.get('/sign-in/:token', (_request, reply) => {
    const ms = takes();
    clock.ms += ms;
    return reply.send('seen');
  });
  t.after(() => app.close());
  return { app, clock, lines };
}

const seen = (lines: Record<string, unknown>[]) => lines.map(({ time: _, ...line }) => line);

test('OPS-12: a slow page logs one line with its own time and each call, without personal data', async (t) => {
  const { app, lines, clock } = siteWith(t, {
    takes: () => {
      const since = clock.ms;
      clock.ms += 300;
      getCurrentTrace()?.note('GET', '/v1/members/{id}', 200, since);
      clock.ms += 100;
      // This one started while the first was running.
      getCurrentTrace()?.note('GET', '/v1/club', 0, since + 200);
      return SLOW_PAGE_MS - 399;
    },
  });
  await app.inject('/sign-in/dll_secret?member=ann');
  assert.deepEqual(seen(lines), [
    {
      level: 40,
      request_id: 'r1',
      method: 'GET',
      route: '/sign-in/:token',
      status: 200,
      ms: SLOW_PAGE_MS + 1,
      own_ms: SLOW_PAGE_MS + 1 - 400,
      calls: [
        { method: 'GET', path: '/v1/members/{id}', status: 200, ms: 300 },
        { method: 'GET', path: '/v1/club', status: 0, ms: 200 },
      ],
      msg: 'a slow page',
    },
  ]);
});

test('OPS-12: a fast page logs nothing, unless each request is to be logged', async (t) => {
  const quiet = siteWith(t, { takes: () => SLOW_PAGE_MS });
  await quiet.app.inject('/sign-in/dll_secret');
  assert.deepEqual(quiet.lines, []);
  t.mock.restoreAll();
  const talking = siteWith(t, { writesAll: true });
  await talking.app.inject('/sign-in/dll_secret?q=ann');
  await talking.app.inject('/dll_secret');
  const line = { level: 30, request_id: 'r1', method: 'GET', ms: 0, msg: 'answered' };
  assert.deepEqual(seen(talking.lines), [
    { ...line, route: '/sign-in/:token', status: 200 },
    { ...line, route: null, status: 404 },
  ]);
});

test('OPS-12: a request with endless calls logs a bounded number of them', async (t) => {
  const { app, lines } = siteWith(t, {
    takes: () => {
      for (let count = 0; count < 60; count++) getCurrentTrace()?.note('GET', '/v1/club', 200, 0);
      return SLOW_PAGE_MS + 1;
    },
  });
  await app.inject('/sign-in/x');
  const [line = {}] = lines;
  assert.deepEqual([(line['calls'] as unknown[]).length, line['more_calls']], [50, 10]);
});
