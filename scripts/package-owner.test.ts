import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { requireOwnName } from './package-owner.ts';

const NAME = '@sealed-move/client';

/** A registry with one account, and with this package or none. */
async function serveRegistry(
  t: TestContext,
  status: number,
  maintainers: readonly { readonly name: string }[] = [],
): Promise<NodeJS.ProcessEnv> {
  const server = createServer((request, response) => {
    const isAccount = request.url === '/-/whoami';
    response.writeHead(isAccount ? 200 : status, { 'content-type': 'application/json' });
    const versions = { '0.1.0': { name: NAME, version: '0.1.0', maintainers } };
    const found = { name: NAME, 'dist-tags': { latest: '0.1.0' }, versions, maintainers };
    const missing = { error: 'Not found' };
    const body = isAccount ? { username: 'ann' } : status === 200 ? found : missing;
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    npm_config_registry: `http://${host}/`,
    [`npm_config_//${host}/:_authToken`]: 'of-ann',
    npm_config_fetch_retries: '0',
  };
}

test('packing: a name that nobody has on npm may be packed', async (t) => {
  await requireOwnName(NAME, await serveRegistry(t, 404));
});

test('packing: a name of our own account may be packed', async (t) => {
  await requireOwnName(NAME, await serveRegistry(t, 200, [{ name: 'bo' }, { name: 'ann' }]));
});

test("packing: somebody else's name is refused", async (t) => {
  const env = await serveRegistry(t, 200, [{ name: 'annabel' }]);
  await assert.rejects(requireOwnName(NAME, env), /ann does not own it/);
});

test('packing: a name without a listed owner is refused', async (t) => {
  const env = await serveRegistry(t, 200);
  await assert.rejects(requireOwnName(NAME, env), /does not own it/);
});

test('packing: nothing is packed while npm cannot tell who owns the name', async (t) => {
  const env = await serveRegistry(t, 503);
  await assert.rejects(requireOwnName(NAME, env), /cannot tell who owns/);
});
