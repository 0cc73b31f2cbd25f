import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { findFreePort } from './free-port.ts';

test('free port: it is outside the range that the system assigns', async () => {
  for (let count = 0; count < 20; count++) {
    const port = await findFreePort();
    assert.ok(port >= 20_000 && port < 30_000, String(port));
  }
});

test('free port: a port in use is skipped', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const taken = (server.address() as AddressInfo).port;
  const free = await findFreePort();
  const asked = [taken, taken, free];
  assert.equal(await findFreePort(() => asked.shift() ?? 0), free);
  assert.deepEqual(asked, []);
});
