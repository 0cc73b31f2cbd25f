import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createLogger } from 'service/log';
import { logRequests } from './log.ts';

/** The lines of one answered request. */
async function linesWith(level: string, accessLog: boolean | null): Promise<string[]> {
  const lines: string[] = [];
  const logger: FastifyBaseLogger = createLogger(level, { write: (line) => lines.push(line) });
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
  });
  app.decorateRequest('call', null);
  logRequests(app, accessLog);
  app.get('/v1/members/:id', () => 'seen');
  await app.inject('/v1/members/dls_secret?q=ann');
  await app.close();
  return lines;
}

test('OPS-12, LOG-9: if enabled, the log has a line per request at any level, without query or body', async () => {
  for (const level of ['info', 'error']) {
    const [line = '', ...more] = await linesWith(level, true);
    assert.deepEqual(more, []);
    assert.match(
      line,
      /"request_id":"[^"]+","method":"GET","route":"\/v1\/members\/:id","status":200,"ms"/,
    );
    assert.doesNotMatch(line, /dls_|ann/);
  }
  assert.equal((await linesWith('info', null)).length, 1);
  assert.equal((await linesWith('warn', null)).length, 0);
  assert.equal((await linesWith('info', false)).length, 0);
});
