import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBrowserPlatform } from './browser-platform.ts';

test('CONN-3: an address that allows no socket counts as a closed socket and throws nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const ignore = () => undefined;
  const on = { opened: ignore, text: ignore, closed: resolve };
  const socket = makeBrowserPlatform().openSocket('mailto:nobody', on);
  socket.send('nothing');
  assert.equal(await promise, 1006);
  socket.close();
});

test('CONN-4: setting the clock back and forth moves no timer', async () => {
  const platform = makeBrowserPlatform();
  const before = platform.elapsed();
  const cancel = platform.after(0, () => assert.fail('cancelled'));
  cancel();
  await new Promise<void>((resolve) => platform.after(1, resolve));
  assert.ok(platform.elapsed() > before && platform.elapsed() < platform.now());
  assert.ok(platform.isVisible() && platform.chance() < 1);
});

test('CONN-10: a session hears at once that its page woke or lost the network, until it stops', (t) => {
  const page = new EventTarget();
  const added = {
    document: page,
    addEventListener: page.addEventListener.bind(page),
  };
  Object.assign(globalThis, added);
  t.after(() => Object.keys(added).forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const heard: string[] = [];
  const stop = makeBrowserPlatform().follow?.({
    wake: () => heard.push('wake'),
    lost: () => heard.push('lost'),
  });
  const all = ['offline', 'online', 'pageshow', 'visibilitychange'];
  for (const type of all) page.dispatchEvent(new Event(type));
  stop?.();
  for (const type of all) page.dispatchEvent(new Event(type));
  assert.deepEqual(heard, ['lost', 'wake', 'wake', 'wake']);
});

test('CONN-10: a page knows whether its device is offline', (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  t.after(() => Object.defineProperty(globalThis, 'navigator', before ?? {}));
  for (const [navigator, isOffline] of [
    [{ onLine: false }, true],
    [{ onLine: true }, false],
    [{}, false],
    [undefined, false],
  ] as const) {
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    assert.equal(makeBrowserPlatform().isOffline?.(), isOffline);
  }
});
