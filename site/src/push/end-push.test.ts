import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import '../../test/page-address.ts';
import type { Session } from '@sealed-move/client/session';
import { endPush } from './end-push.ts';
import { keepReachable } from './keep-reachable.ts';
import { makePushScope } from './push-scope.ts';

/**
 * A browser with workers for these games; `gone` lists those that ended, `renewed` those that
 * began.
 */
function browserWith(t: TestContext, ...ids: readonly string[]) {
  const gone: string[] = [];
  const renewed: string[] = [];
  const makeWorker = (id: string) => ({
    scope: new URL(makePushScope(id), location.origin).href,
    pushManager: {
      // As if there were no network.
      getSubscription: async () => ({ unsubscribe: async () => Promise.reject(new Error()) }),
    },
    unregister: async () => void gone.push(id),
  });
  const workers = [{ scope: location.origin }, ...ids.map(makeWorker)];
  const serviceWorker = {
    getRegistrations: async () => workers,
    register: async (_: string, { scope }: { readonly scope: string }) => {
      renewed.push(scope);
      throw new Error('refused');
    },
  };
  Object.assign(navigator, { serviceWorker });
  const Notification = { permission: 'granted' };
  Object.assign(globalThis, { window: { Notification }, Notification });
  t.after(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'Notification');
  });
  return { gone, renewed };
}

test('REACH-7: a game that is gone ends its worker even without network, and no other', async (t) => {
  const { gone } = browserWith(t, 'a', 'b');
  await endPush((id) => id === 'b');
  assert.deepEqual(gone, ['b']);
});

test('REACH-7: a browser without workers has none to end', async () => {
  await endPush(() => true);
});

test('REACH-5: an app that says of each subscription that it is gone gets one new one', async (t) => {
  const { renewed } = browserWith(t);
  const listeners: (() => void)[] = [];
  const push = { mine: 'gone', endpoint: 'https://push.example/1', theirs: 'on', isOwed: false };
  const session = {
    view: { push },
    subscribe: (listener: () => void) => listeners.push(listener),
    setPushTarget: async () => null,
  } as unknown as Session;
  keepReachable('a', session);
  for (let turn = 0; turn < 3; turn++) {
    while (renewed.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.deepEqual(renewed, ['/push/a/']);
});
