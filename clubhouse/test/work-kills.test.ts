import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';
import { openStore } from '../src/store/store.ts';
import { until } from 'test-kit/until';

const WORKER = fileURLToPath(new URL('work-worker.ts', import.meta.url));
const ITEMS = 24;
type KillMoment = 'request' | 'answer';
/**
 * The request of a life at which it is killed, or the time after its answer. A kill at a request
 * prevents an answer, so that request is certainly repeated. After an answer, nobody can say
 * whether it was still recorded.
 */
const KILLS: readonly { readonly nth: number; readonly at: KillMoment; readonly ms: number }[] = [
  { nth: 2, at: 'request', ms: 0 },
  { nth: 4, at: 'answer', ms: 0 },
  { nth: 3, at: 'answer', ms: 2 },
  { nth: 1, at: 'answer', ms: 5 },
  { nth: 1, at: 'request', ms: 0 },
];

test('WORK-2: work interrupted by a kill is repeated, and everything happens once', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'work-kills-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const asked: { readonly key: string; readonly isRepeat: boolean }[] = [];
  let isLast: (at: KillMoment) => boolean = () => false;
  const url = await serve(
    t,
    (key, isRepeat) => asked.push({ key, isRepeat }),
    (at) => isLast(at),
  );
  const environment = { WORK_FOLDER: folder, WORK_SERVER: url, WORK_ITEMS: String(ITEMS) };
  const unanswered: string[] = [];
  for (const { nth, at, ms } of KILLS) {
    const life = await startProgram(t, WORKER, { environment, folder });
    let left = nth;
    isLast = (moment) => {
      if (moment !== at || --left !== 0) return false;
      setTimeout(() => life.child.kill('SIGKILL'), ms);
      return true;
    };
    await life.ended;
    if (at === 'request') unanswered.push(asked.at(-1)?.key ?? '');
  }
  isLast = () => false;
  await startProgram(t, WORKER, { environment, folder });
  const store = openStore(folder);
  t.after(() => store.close());
  await until('it did not come to its end', () => store.works.find(1)?.state === 'finished');
  assert.equal(store.works.find(1)?.done, ITEMS);
  assert.equal(store.outbox.state().waiting, ITEMS, 'one letter of each');
  const first = asked.filter(({ isRepeat }) => !isRepeat).map(({ key }) => key);
  assert.equal(new Set(asked.map(({ key }) => key)).size, ITEMS);
  assert.equal(new Set(first).size, first.length, 'a second time is told');
  const again = new Set(asked.filter(({ isRepeat }) => isRepeat).map(({ key }) => key));
  assert.deepEqual(new Set(unanswered).difference(again), new Set(), 'asked for again');
});

/**
 * @param isLast called at each point; whether the requesting worker dies of it without an answer
 */
async function serve(
  t: TestContext,
  onKey: (key: string, isRepeat: boolean) => void,
  isLast: (at: KillMoment) => boolean,
): Promise<string> {
  const server = createServer((request, response) => {
    onKey(String(request.headers['idempotency-key']), request.headers['x-repeat'] === 'true');
    if (!isLast('request')) response.writeHead(204).end(() => isLast('answer'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  // It listens on a port, not on a socket path.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
