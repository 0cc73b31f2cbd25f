import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';

const MAIN = fileURLToPath(new URL('../src/hosts/node/main.ts', import.meta.url));

test('relay: it starts as a program and answers', async (t) => {
  const { says } = await startProgram(t, MAIN, { environment: { RELAY_PORT: '0' } });
  const url = await says(/answers at (http:\S+)/);
  assert.equal((await fetch(`${url}/v1/info`)).status, 200);
});
