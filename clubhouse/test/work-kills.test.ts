import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Started, startProgram } from 'test-kit/started-program';
import { openStore } from '../src/store/store.ts';

const WORKER = fileURLToPath(new URL('work-worker.ts', import.meta.url));
const ITEMS = 24;
/** After so many requests of a life, and so long after the request or its answer. */
const KILLS = [
  { after: 2, at: 'request', ms: 0 },
  { after: 4, at: 'answer', ms: 0 },
  { after: 3, at: 'answer', ms: 2 },
  { after: 1, at: 'answer', ms: 5 },
] as const;

test('WORK-2: what a site that is killed had under way is done again, and everything once', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'work-kills-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const asked: { readonly key: string; readonly isRepeat: boolean }[] = [];
  let onRequest: (at: 'request' | 'answer') => void = () => undefined;
  const url = await serve(
    t,
    (key, isRepeat) => asked.push({ key, isRepeat }),
    (at) => onRequest(at),
  );
  const environment = { WORK_FOLDER: folder, WORK_SERVER: url, WORK_ITEMS: String(ITEMS) };
  for (const { after, at, ms } of KILLS) {
    const life = await startProgram(t, WORKER, { environment, folder });
    await killed(life, after, at, ms, (listener) => (onRequest = listener));
  }
  onRequest = () => undefined;
  await startProgram(t, WORKER, { environment, folder });
  const store = openStore(folder);
  t.after(() => store.close());
  for (let tries = 0; store.works.find(1)?.state !== 'finished'; tries++) {
    assert.ok(tries < 600, 'it did not come to its end');
    await sleep(50);
  }
  assert.equal(store.works.find(1)?.done, ITEMS);
  assert.equal(store.outbox.state().waiting, ITEMS, 'one letter of each');
  const first = asked.filter(({ isRepeat }) => !isRepeat).map(({ key }) => key);
  assert.equal(new Set(asked.map(({ key }) => key)).size, ITEMS);
  assert.equal(new Set(first).size, first.length, 'a second time is told');
  assert.ok(asked.length > ITEMS, 'some were asked for again');
});

async function killed(
  life: Started,
  after: number,
  at: 'request' | 'answer',
  ms: number,
  listen: (listener: (moment: 'request' | 'answer') => void) => void,
): Promise<void> {
  let left = after;
  listen((moment) => {
    if (moment !== at || --left !== 0) return;
    setTimeout(() => life.child.kill('SIGKILL'), ms);
  });
  await life.ended;
}

async function serve(
  t: TestContext,
  onKey: (key: string, isRepeat: boolean) => void,
  onMoment: (at: 'request' | 'answer') => void,
): Promise<string> {
  const server = createServer((request, response) => {
    onKey(String(request.headers['idempotency-key']), request.headers['x-repeat'] === 'true');
    onMoment('request');
    response.writeHead(204).end(() => onMoment('answer'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  // It listens on a port, and on no path.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
