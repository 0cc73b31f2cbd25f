import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { makeRandom } from 'test-kit/chance';
import { listAnsweredIds, chooseCut, Record } from './power-cut.ts';
import type { Mode } from './replay.ts';
import { Service } from './service.ts';
import { buildShim, Control, type Shim } from './shim.ts';

const SERVICE = new URL('test-service.ts', import.meta.url).pathname;
const REQUESTS = 30;
const CUTS = 20;

const shim = buildShim();
const skip = shim === null ? 'it needs Linux and a C compiler' : false;

interface PowerCutStage {
  readonly folder: string;
  readonly scratch: string;
  readonly control: Control;
  readonly shim: Shim;
}

function stageOf(t: TestContext): PowerCutStage {
  const scratch = mkdtempSync(join(tmpdir(), 'power-cut-'));
  const folder = join(scratch, 'data');
  mkdirSync(folder);
  const control = new Control(join(scratch, 'control'));
  t.after(() => {
    control.close();
    rmSync(scratch, { recursive: true });
  });
  return { folder, scratch, control, shim: shim as Shim };
}

async function ask(base: string, id: string): Promise<number> {
  const response = await fetch(base, { method: 'POST', headers: { 'x-request-id': id } });
  await response.text();
  return response.status;
}

/** The number of acknowledged requests that are missing from the database, over several cuts. */
async function lostIn(
  t: TestContext,
  { synchronous, mode }: { readonly synchronous: 'full' | 'off'; readonly mode: Mode },
): Promise<{ lost: number; answered: number }> {
  const { folder, scratch, control, shim: library } = stageOf(t);
  const record = new Record(folder, scratch);
  const environment = record.environment(library, control, { sent: true });
  const service = await Service.start(SERVICE, environment, [folder, synchronous]);
  t.after(() => service.stop('SIGKILL'));
  for (let number = 0; number < REQUESTS; number++) await ask(service.base, `r${number}`);
  const operations = record.read();
  const random = makeRandom(7);
  const found = { lost: 0, answered: 0 };
  for (let cut = 0; cut < CUTS; cut++) {
    const length = chooseCut(operations, random);
    const to = join(scratch, 'after');
    record.cut(operations, { length, mode, random }, to);
    const stored = idsIn(join(to, 'ids.db'));
    const answered = listAnsweredIds(operations, length);
    found.answered += answered.size;
    found.lost += [...answered].filter((id) => !stored.has(id)).length;
  }
  return found;
}

function idsIn(file: string): Set<string> {
  const database = new DatabaseSync(file);
  try {
    const [check] = database.prepare('pragma integrity_check').all();
    assert.deepEqual({ ...check }, { integrity_check: 'ok' });
    const rows = database.prepare('select id from ids').all();
    return new Set(rows.map((row) => String(row['id'])));
  } catch (error) {
    if (error instanceof Error && error.message.includes('no such table')) return new Set();
    throw error;
  } finally {
    database.close();
  }
}

for (const mode of ['synced', 'torn'] as const) {
  test(
    `a service that syncs before it answers loses nothing in a power cut (${mode})`,
    { skip },
    async (t) => {
      const { lost, answered } = await lostIn(t, { synchronous: 'full', mode });
      assert.ok(answered > CUTS, `${answered} answers were looked for`);
      assert.equal(lost, 0);
    },
  );
}

test(
  'a service that does not sync loses acknowledged writes in the simulation',
  { skip },
  async (t) => {
    const { lost } = await lostIn(t, { synchronous: 'off', mode: 'synced' });
    assert.ok(lost > 0);
  },
);

test('a full disk refuses anything that needs space, until there is some', { skip }, async (t) => {
  const { folder, control, shim: library, scratch } = stageOf(t);
  const environment = new Record(folder, scratch).environment(library, control, { sent: false });
  const service = await Service.start(SERVICE, environment, [folder, 'full']);
  t.after(() => service.stop('SIGKILL'));
  assert.equal(await ask(service.base, 'before'), 201);
  control.set('isFull', 1);
  assert.equal(await ask(service.base, 'meanwhile'), 507);
  control.set('isFull', 0);
  assert.equal(await ask(service.base, 'after'), 201);
});

test('a process dies before the named operation', { skip }, async (t) => {
  const { folder, control, shim: library, scratch } = stageOf(t);
  const record = new Record(folder, scratch);
  control.set('diesAt', 3);
  const environment = record.environment(library, control, { sent: false });
  const service = new Service(SERVICE, environment, [folder, 'full']);
  await service.ended;
  assert.equal(service.child.signalCode, 'SIGKILL');
  assert.ok(record.read().filter((one) => one.do !== 'sync-end').length <= 2);
});
