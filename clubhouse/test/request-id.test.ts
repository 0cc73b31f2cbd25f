import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { Visitor } from './visitor.ts';
import { throughInterceptor } from './wire.ts';

const started = clubhouseForTests();

/** The ids of the calls that the league receives meanwhile. */
async function idsDuring(run: () => Promise<unknown>): Promise<unknown[]> {
  const ids: unknown[] = [];
  await throughInterceptor(
    started(),
    (asked, ask) => {
      ids.push(asked.headers.get('x-request-id'));
      return ask(asked);
    },
    run,
  );
  return ids;
}

/**
 * Sends a form whose body arrives once the site has started on the request.
 * @returns the id of its answer
 */
function postLate(path: string, form: Record<string, string>): Promise<unknown> {
  const { url } = started();
  const body = new URLSearchParams(form).toString();
  const headers = {
    ...OWN_ID,
    origin: url,
    expect: '100-continue',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const sending = request(url + path, { method: 'POST', headers });
  sending.on('continue', () => sending.end(body));
  sending.on('response', (answer) => {
    answer.resume().on('end', () => resolve(answer.headers['x-request-id']));
  });
  sending.on('error', reject);
  sending.flushHeaders();
  return promise;
}

const OWN_ID = { 'x-request-id': 'from-the.proxy_1' };

test('OPS-11: a visitor’s request has one id on its answer and on each of its calls, also after a form', async () => {
  const visitor = new Visitor(started(), OWN_ID);
  const key = started().league.adminKey;
  for (const ask of [
    async () => (await visitor.get('/join')).headers.get('x-request-id'),
    () => postLate('/coach/sign-in', { key }),
  ]) {
    const ids = await idsDuring(async () => {
      assert.equal(await ask(), 'from-the.proxy_1');
    });
    // Emails are processed separately and belong to no request.
    const own = ids.filter((id) => id !== null);
    assert.ok(own.length > 0);
    assert.deepEqual([...new Set(own)], ['from-the.proxy_1']);
  }
});

test('OPS-11: a malformed id is replaced in every answer', async () => {
  const sent = ['', 'x'.repeat(129), 'two words', 'a=b'];
  for (const id of sent) {
    const seen = await new Visitor(started(), { 'x-request-id': id }).get('/nowhere');
    assert.match(seen.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  }
  const longest = 'x'.repeat(128);
  const kept = await new Visitor(started(), { 'x-request-id': longest }).get('/assets/none.js');
  assert.equal(kept.headers.get('x-request-id'), longest);
  const malformed = await started().app.inject({
    url: '/%E0%A4%A',
    headers: { 'x-request-id': 'one' },
  });
  assert.equal(malformed.headers['x-request-id'], 'one');
});
