import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserPlatform } from './browser-platform.ts';

test('CONN-3: an address that no socket may be opened to is a closed socket, not a throw', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const ignore = () => undefined;
  const on = { opened: ignore, text: ignore, closed: resolve };
  const socket = browserPlatform().openSocket('mailto:nobody', on);
  socket.send('nothing');
  assert.equal(await promise, 1006);
  socket.close();
});

test('CONN-4: a clock that is set back and forth moves no timer', async () => {
  const platform = browserPlatform();
  const before = platform.elapsed();
  const cancel = platform.after(0, () => assert.fail('cancelled'));
  cancel();
  await new Promise<void>((resolve) => platform.after(1, resolve));
  assert.ok(platform.elapsed() > before && platform.elapsed() < platform.now());
  assert.ok(platform.isVisible() && platform.chance() < 1);
});
