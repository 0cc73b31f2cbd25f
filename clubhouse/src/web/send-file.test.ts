import fastify from 'fastify';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFile } from './send-file.ts';
import { file } from './visit.ts';

async function asked(made: ReturnType<typeof file>, headers: Record<string, string> = {}) {
  const app = fastify();
  app.get('/', (request, reply) => {
    assert.equal(made.kind, 'file');
    void reply.header('cache-control', 'no-store');
    return made.kind === 'file' ? sendFile(request, reply, made) : reply;
  });
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return answer;
}

test('WEB-8: the ETag of a file shows whether it has changed', async () => {
  const made = file('text/calendar', 'BEGIN', { isRevalidated: true });
  const first = await asked(made);
  const tag = String(first.headers['etag']);
  assert.equal(first.body, 'BEGIN');
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  const again = await asked(made, { 'if-none-match': `"other", ${tag}` });
  assert.deepEqual([again.statusCode, again.body, again.headers['etag']], [304, '', tag]);
  const changed = file('text/calendar', 'BEGIN ', { isRevalidated: true });
  assert.equal((await asked(changed, { 'if-none-match': tag })).statusCode, 200);
});

test('WEB-8: an uncacheable file has no ETag, and its name is only a name', async () => {
  const { headers, statusCode } = await asked(
    file('text/calendar', 'BEGIN', { filename: 'ma"t\r\nch: 1.ics' }),
    { 'if-none-match': '*' },
  );
  assert.equal(statusCode, 200);
  assert.equal(headers['content-disposition'], 'attachment; filename="match1.ics"');
  assert.equal(headers['etag'], undefined);
  assert.equal(headers['cache-control'], 'no-store');
});
