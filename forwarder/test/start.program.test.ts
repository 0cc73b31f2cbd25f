import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';
import { send } from './host.ts';
import { ORIGIN, push } from './push.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MAIN = fileAt('../src/hosts/node/main.ts');
const INSTALLED = fileAt('../../operations/command/start-sealed-move.ts');

test('FWD-11: it starts as a program for the pages of the relay, measures, and stops', async (t) => {
  const environment = { FORWARDER_PORT: '0', FORWARDER_METRICS_PORT: '0', RELAY_PORT: '9400' };
  const { says, child, ended } = await startProgram(t, MAIN, { environment });
  const url = await says(/answers at (http:\S+)\./);
  const metrics = await says(/Measurements: (http:\S+)/);
  assert.match(await (await fetch(metrics)).text(), /service_release\{service="forwarder"/);
  const host = { url, from: () => ({}) };
  // The host is not on the list, so nothing is called.
  const elsewhere = push({ endpoint: 'https://push.example/x' });
  for (const [origin, status] of [
    ['http://localhost:9400', 400],
    ['http://127.0.0.1:9400', 400],
    ['http://localhost:8400', 403],
    [ORIGIN, 403],
  ] as const)
    assert.equal((await send(host, elsewhere, { origin })).status, status, origin);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

test('FWD-11: an installation whose relay cannot start ends with its error', async (t) => {
  const environment = { FORWARDER_PORT: '0', FORWARDER_URL: 'http://127.0.0.1:9600' };
  const started = await startProgram(t, INSTALLED, {
    environment: { ...environment, RELAY_PORT: '0' },
  });
  const { port } = new URL(await started.says(/The relay answers at (http:\S+)/));
  await started.says(/The forwarder answers at .*\n\nYour data is in .*\n/);
  const { ended, output } = await startProgram(t, INSTALLED, {
    environment: { ...environment, RELAY_PORT: port },
  });
  assert.equal(await ended, 1);
  assert.match(output(), /^The relay could not start: RELAY_PORT: .*\.\n$/);
});
