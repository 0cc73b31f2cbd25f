import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { buildClient } from '../build/build-client.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('clubhouse: it starts as a program and answers', async (t) => {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const environment = { CLUBHOUSE_PORT: String(await findFreePort()) };
  const { says } = await startProgram(t, MAIN, { environment });
  const url = await says(/answers at (http:\S+)/);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});
