import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { Visitor } from './visitor.ts';
import { through } from './wire.ts';

const started = clubhouseForTests();

/** The ids that the league is called with meanwhile. */
async function idsDuring(run: () => Promise<unknown>): Promise<unknown[]> {
  const ids: unknown[] = [];
  const { league } = started();
  await through((asked, ask) => {
    if (asked.origin === league.url) ids.push(asked.headers['x-request-id']);
    return ask(asked);
  }, run);
  return ids;
}

test('OPS-11: a visitor’s request has one id on its answer and on every call that it makes, also after a form', async () => {
  const visitor = new Visitor(started(), { 'x-request-id': 'from-the.proxy_1' });
  for (const ask of [
    () => visitor.get('/join'),
    () => visitor.post('/coach/sign-in', { key: started().league.adminKey }),
  ]) {
    const ids = await idsDuring(async () => {
      assert.equal((await ask()).headers.get('x-request-id'), 'from-the.proxy_1');
    });
    assert.ok(ids.length > 0);
    // Letters are followed beside it, as part of no request.
    const own = ids.filter((id) => id !== undefined);
    assert.ok(own.length > 0);
    assert.deepEqual([...new Set(own)], ['from-the.proxy_1']);
  }
});

test('OPS-11: an id that is not sane is replaced, whatever is answered', async () => {
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
