import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemWorld } from './world.ts';

test('CONN-3: an address that no socket may be opened to is a closed socket, not a throw', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const ignore = () => undefined;
  const on = { opened: ignore, text: ignore, closed: resolve };
  const socket = systemWorld().openSocket('mailto:nobody', on);
  socket.send('nothing');
  assert.equal(await promise, 1006);
  socket.close();
});

test('CONN-4: a clock that is set back and forth moves no timer', async () => {
  const world = systemWorld();
  const before = world.elapsed();
  const cancel = world.after(0, () => assert.fail('cancelled'));
  cancel();
  await new Promise<void>((resolve) => world.after(1, resolve));
  assert.ok(world.elapsed() > before && world.elapsed() < world.now());
  assert.ok(world.isVisible() && world.chance() < 1);
});
