import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

test('league: it starts as a program and answers', async (t) => {
  const { says } = await startProgram(t, MAIN, { environment: { LEAGUE_PORT: '0' } });
  const url = await says(/answers at (http:\S+)/);
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});
