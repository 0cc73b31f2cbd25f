import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOperationsPlace } from './settings.ts';

const read = (port?: string, host?: string) =>
  readOperationsPlace({ RELAY_METRICS_PORT: port, RELAY_METRICS_HOST: host }, 'RELAY');

test('OPS-1: there is no port for operations by default, and with one it is this machine alone', () => {
  assert.deepEqual(read(), { place: null });
  assert.deepEqual(read(''), { place: null });
  assert.deepEqual(read('8401'), { place: { host: '127.0.0.1', port: 8401 } });
  assert.deepEqual(read('0', '::'), { place: { host: '::', port: 0 } });
  assert.deepEqual(read('65535', ''), { place: { host: '127.0.0.1', port: 65_535 } });
});

test('OPS-1: a port or an address that cannot be is named', () => {
  for (const port of ['65536', '-1', '84o1', ' 1']) {
    assert.deepEqual(read(port), {
      wrong: 'RELAY_METRICS_PORT must be a whole number from 0 to 65535.',
    });
  }
  assert.deepEqual(read('1', 'metrics.example.org'), {
    wrong: 'RELAY_METRICS_HOST must be an address, as 127.0.0.1.',
  });
});
