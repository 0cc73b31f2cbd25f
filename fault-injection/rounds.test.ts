import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeRandom } from 'test-kit/chance';
import { buildShim } from './shim.ts';
import { Tally } from './tally.ts';
import { TRIALS } from './trials.ts';

/*
 * One round of the quick faults, on targets that need no installation.
 * `npm run lab -- fault-injection` has the rest.
 */

const QUICK = [
  'kill',
  'power cut, torn writes',
  'disk full',
  'disk failing',
  'disk read-only',
  'bad gateway',
  'HTML with 200',
  'clock moved',
  'damaged files',
];
/** In one case the power fails before anything is written. */
const POWER_CUTS = 3;

const shim = buildShim();

async function run(
  fault: string,
  target: string,
  { rounds, skipsSync }: { readonly rounds: number; readonly skipsSync: boolean },
): Promise<Tally> {
  const trial = TRIALS.find((one) => one.fault === fault && one.target === target);
  if (trial === undefined) throw new Error(`there is no trial ${fault} of ${target}`);
  const tally = new Tally();
  const scratch = mkdtempSync(join(tmpdir(), 'fault-injection-test-'));
  try {
    await trial.run({ rounds, random: makeRandom(2), tally, scratch, shim, skipsSync });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return tally;
}

for (const { fault, target, needsShim } of TRIALS) {
  if (!QUICK.includes(fault) || target === 'league, PostgreSQL') continue;
  const rounds = fault.startsWith('power') ? POWER_CUTS : 1;
  const skip = needsShim && shim === null ? 'it needs Linux and a C compiler' : false;
  test(`the ${target} loses nothing in a fault: ${fault}`, { skip }, async () => {
    const tally = await run(fault, target, { rounds, skipsSync: false });
    assert.deepEqual(tally.faults, []);
    assert.equal(tally.rounds, rounds);
    if (fault !== 'damaged files') assert.ok(tally.writes > 0);
  });
}

for (const target of ['league, SQLite', 'relay']) {
  const skip = shim === null ? 'it needs Linux and a C compiler' : false;
  test(`the ${target} loses unsynced data in a simulated power cut`, { skip }, async () => {
    const tally = await run('power cut', target, { rounds: POWER_CUTS, skipsSync: true });
    assert.ok(tally.lost > 0);
  });
}
