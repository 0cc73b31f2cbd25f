import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWorkerd } from './workerd.ts';
import { readWranglerConfig } from './wrangler-config.ts';

const ROOM = `/v1/rooms/${'A'.repeat(43)}`;
const ANSWERS: readonly (readonly [method: string, path: string, status: number])[] = [
  ['GET', '/v1/info', 200],
  ['GET', '/v1/stats', 200],
  ['GET', ROOM, 426],
  ['GET', '/nothing', 404],
  // The clock that tests move is not deployed.
  ['POST', '/test/advance', 404],
];

/** @throws if a setting of the deployment is wrong */
export async function tryOutBundle(code: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-deploy-'));
  const { vars, durable_objects: objects } = readWranglerConfig();
  const run = {
    modules: [{ name: 'worker.js', code }],
    objects: Object.fromEntries(objects.bindings.map((one) => [one.name, one.class_name])),
    texts: vars,
    disk: folder,
  };
  let output = '';
  const workerd = await startWorkerd(run, folder, (text) => (output += text));
  try {
    for (const [method, path, status] of ANSWERS) {
      const response = await fetch(workerd.url + path, { method });
      assert.equal(response.status, status, `${method} ${path}: ${output}`);
    }
  } finally {
    await workerd.end('SIGKILL');
    await rm(folder, { recursive: true });
  }
}
