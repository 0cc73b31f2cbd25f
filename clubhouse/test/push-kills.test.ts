import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';
import { openStore } from '../src/store/store.ts';
import { deviceKeys } from './fake-device.ts';
import { startPushService } from './fake-push-service.ts';

const SENDER = fileURLToPath(new URL('push-sender.ts', import.meta.url));
const MEMBERS = ['ann', 'bo', 'cleo'];
const LETTERS = 30;
/** Number of messages in progress at once, each for two devices. */
const UNDER_WAY = 3;

/**
 * The push of a life at which it is killed: before the service answers, with its answer, or some
 * milliseconds after.
 */
const KILLS: readonly { readonly nth: number; readonly ms: number | null }[] = [
  { nth: 1, ms: null },
  { nth: 5, ms: null },
  { nth: 4, ms: 0 },
  { nth: 6, ms: 1 },
  { nth: 3, ms: 3 },
  { nth: 2, ms: 8 },
  { nth: 7, ms: null },
];

test('PUSH-21: if killed while pushing, the site loses no push, and repeats only the interrupted ones', async (t) => {
  const folder = await filledFolder(t);
  const service = await startPushService(t);
  const environment = { PUSH_FOLDER: folder, PUSH_SERVICE: service.url };
  /** Pushes in progress at a kill, by name and device; nobody knows their answers. */
  const cutOff = new Set<string>();
  for (const { nth, ms } of KILLS) {
    const before = service.arrived.length;
    const life = await startProgram(t, SENDER, { environment, folder });
    const kill = () => life.child.kill('SIGKILL');
    service.treat = (response) => {
      const isIt = service.arrived.length - before >= nth;
      if (isIt && ms === null) return void kill();
      response.writeHead(201).end();
      if (isIt) setTimeout(kill, ms ?? 0);
    };
    await life.ended;
    assert.equal(life.child.signalCode, 'SIGKILL', 'it was killed before its end');
    for (const push of service.arrived.slice(before).slice(-2 * UNDER_WAY))
      cutOff.add(nameOf(push));
  }
  service.treat = (response) => void response.writeHead(201).end();
  const last = await startProgram(t, SENDER, { environment, folder });
  await last.ended;
  const made = Map.groupBy(service.arrived, nameOf);
  assert.equal(made.size, LETTERS * 2, 'each letter came to both devices');
  const again = [...made].filter(([, pushes]) => pushes.length > 1).map(([name]) => name);
  assert.deepEqual(new Set(again).difference(cutOff), new Set());
  assert.ok(again.length > 0, 'of what was cut off some is made again');
  const store = openStore(folder);
  t.after(() => store.close());
  assert.deepEqual(store.pushes.state(), { waiting: 0, untapped: LETTERS });
  assert.equal(store.outbox.claim(), null, 'none goes as a letter now');
});

/** By topic, of which a device shows only the last, and by device. */
function nameOf({ headers, path }: { headers: Record<string, unknown>; path: string }): string {
  return `${String(headers['topic'])} ${path}`;
}

async function filledFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'push-kills-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const store = openStore(folder);
  for (const member of MEMBERS) {
    for (const device of ['phone', 'laptop']) {
      const endpoint = `https://push.example/${member}-${device}`;
      const subscription = { endpoint, keys: deviceKeys().keys };
      store.pushDevices.add(member, subscription, { browser: null, system: null }, Date.now());
    }
  }
  for (let index = 0; index < LETTERS; index++) {
    const member = MEMBERS[index % MEMBERS.length] ?? '';
    const letter = { kind: 'other_side_reported', subject: `${index}`, blocks: [] } as const;
    const to = { member_id: member, address: `${member}@example.org`, name: member };
    store.outbox.add({ key: `letter ${index}`, to, language: 'en', letter, about: [] });
  }
  store.close();
  return folder;
}
