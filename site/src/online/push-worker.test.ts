import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly silent: boolean;
}

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const notices: Notice[] = [];
let windows: object[] = [];
Object.assign(globalThis, {
  self: {
    registration: {
      scope: 'https://play.example/push/a/',
      getNotifications: async () => [],
      showNotification: async (title: string, options: Omit<Notice, 'title'>) =>
        void notices.push({ title, ...options }),
    },
    clients: { matchAll: async () => windows },
    addEventListener: (type: string, on: Listener) => listeners.set(type, on),
  },
});
await import('./push-worker.ts');

/** Delivers a message to the worker of a browser that stores nothing. */
async function deliver(url: string): Promise<readonly Notice[]> {
  notices.length = 0;
  windows = [
    { url, visibilityState: 'visible', focus: () => undefined, postMessage: () => undefined },
  ];
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (one: Promise<unknown>) => (work = one);
  listeners.get('push')?.({ data: { text: () => 'A'.repeat(1024) }, waitUntil });
  await work;
  return [...notices];
}

test('REACH-4: a browser whose storage fails shows a notice that is true in any case', async () => {
  const [notice, ...more] = await deliver('https://play.example/noughts/');
  assert.equal(notice?.body, 'Open the game to see the latest.');
  assert.deepEqual([notice.silent, more], [true, []]);
});

test('REACH-6: only a visible page that has the games makes a notice needless', async () => {
  assert.deepEqual(await deliver('https://play.example/#/'), []);
  assert.equal((await deliver('https://play.example/noughts/')).length, 1);
});
