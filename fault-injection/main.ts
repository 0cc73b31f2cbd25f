import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenOnExit, trackFolder } from './children.ts';
import { makeRandom } from 'test-kit/chance';
import { MissingRequirementError, type FaultTarget, type Trial } from './context.ts';
import { makeFolder, RECOVERY_MS, runMixed } from './mixed.ts';
import { buildShim, type Shim } from './shim.ts';
import { formatHeader, formatLine, formatSummary } from './table.ts';
import { Tally } from './tally.ts';
import { services } from './service.ts';
import { TRIALS } from './trials.ts';
import { type Watch, startWatch } from './watch.ts';

/*
 * `npm run lab -- fault-injection` repeatedly causes everything that can go wrong around the league
 * and the relay. It prints the results, and exits with 1 if a row shows anything lost, doubled,
 * crashed, without a problem, or stale. With --watch a real Prometheus watches, and each row lists
 * the alerts that fired.
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    target: { type: 'string', default: '' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    mixed: { type: 'string' },
    lanes: { type: 'string', default: '3' },
    'skip-sync': { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
});

endChildrenOnExit();
process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  if (options.mixed !== undefined) return runAllAtOnce(Number(options.mixed));
  const wanted = TRIALS.filter(
    ({ fault, target }) => isNamed(fault, options.only) && isNamed(target, options.target),
  );
  if (wanted.length === 0) {
    const faults = [...new Set(TRIALS.map((trial) => trial.fault))].join(', ');
    process.stderr.write(`No fault is named so. There are: ${faults}.\n`);
    return false;
  }
  const shim = buildShim();
  process.stdout.write(`Seed ${options.seed}, ${options.rounds} rounds each.\n${formatHeader()}\n`);
  const started = performance.now();
  const waiting = [...wanted];
  const clean: boolean[] = [];
  const watcher = options.watch ? await lookOn() : null;
  const work = async () => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const began = performance.now();
      clean.push(await runTrial(trial, shim));
      if (watcher === null) continue;
      const fired = await watcher.fired((performance.now() - began) / 1000);
      process.stdout.write(`    alerts: ${fired.join(', ') || 'none'}\n`);
      services.clear();
    }
  };
  // Time decides which fault an alert belongs to, so watched rounds run one after the other.
  const lanes = options.watch ? 1 : Number(options.lanes);
  await Promise.all(Array.from({ length: lanes }, work));
  await watcher?.close();
  shim?.remove();
  const isClean = clean.every(Boolean);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(
    `${isClean ? 'All as it should be' : 'NOT as it should be'}: ${minutes} min.\n`,
  );
  return isClean;
}

function isNamed(name: string, wanted: string): boolean {
  const words = wanted.split(',').map((one) => one.trim().replaceAll('-', ' '));
  return words.some((one) => name.toLowerCase().includes(one.toLowerCase()));
}

/** Makes each service report its metrics on its own port. */
async function lookOn(): Promise<Watch> {
  process.env['LEAGUE_METRICS_PORT'] = '0';
  process.env['RELAY_METRICS_PORT'] = '0';
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-watch-'));
  trackFolder(folder);
  return startWatch(folder);
}

/** Runs everything at once for some minutes. */
async function runAllAtOnce(minutes: number): Promise<boolean> {
  const shim = buildShim();
  if (shim === null) throw new MissingRequirementError('it needs Linux and a C compiler');
  const scratch = mkdtempSync(join(tmpdir(), 'fault-injection-'));
  trackFolder(scratch);
  chmodSync(scratch, 0o755);
  process.stdout.write(`Seed ${options.seed}, ${minutes} minutes of everything.\n`);
  const tallies = new Map<FaultTarget, Tally>();
  const found = await runMixed(minutes, (target) => {
    const tally = new Tally();
    tallies.set(target, tally);
    const random = makeRandom(Number(options.seed) + target.length);
    return {
      rounds: 0,
      random,
      tally,
      scratch: makeFolder(scratch, target),
      shim,
      skipsSync: false,
    };
  });
  rmSync(scratch, { recursive: true, force: true });
  shim.remove();
  process.stdout.write(`${formatHeader()}\n`);
  for (const { target, resident, recoveries } of found) {
    const tally = tallies.get(target) ?? new Tally();
    const slowest = [...recoveries].map(([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)} s`);
    process.stdout.write(
      `${formatLine({ fault: 'everything', target }, tally, null)}\n    resident, MiB: ${resident.join(' ')}\n` +
        `    recovered after: ${slowest.join(', ')}\n${formatSummary(tally)}`,
    );
  }
  const isSoon = found.every(
    ({ recoveries }) => Math.max(0, ...recoveries.values()) <= RECOVERY_MS,
  );
  if (!isSoon) process.stdout.write(`Not everything recovered within ${RECOVERY_MS / 1000} s.\n`);
  return isSoon && [...tallies.values()].every((tally) => tally.isClean);
}

/** Each trial has its own random numbers, so the same seed repeats it even on its own. */
async function runTrial(trial: Trial, shim: Shim | null): Promise<boolean> {
  const { fault, target } = trial;
  const tally = new Tally();
  const scratch = mkdtempSync(join(tmpdir(), 'fault-injection-'));
  trackFolder(scratch);
  const random = makeRandom(Number(options.seed) + fault.length * 7919 + target.length * 104_729);
  let left: string | null = null;
  try {
    if (trial.needsShim && shim === null)
      throw new MissingRequirementError('it needs Linux and a C compiler');
    const rounds = Number(options.rounds);
    await trial.run({ rounds, random, tally, scratch, shim, skipsSync: options['skip-sync'] });
  } catch (error) {
    if (error instanceof MissingRequirementError) left = error.message;
    else
      tally.count('crashes', `the trial: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  process.stdout.write(`${formatLine(trial, tally, left)}\n`);
  if (!tally.isClean || options.show) process.stdout.write(formatSummary(tally));
  return tally.isClean;
}
