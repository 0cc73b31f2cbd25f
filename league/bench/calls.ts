import assert from 'node:assert/strict';
import { ask, type Usage } from './ask.ts';
import { type CallsClub, loadCallsClub } from './calls/club.ts';
import { compareCoachDay } from './calls/coach-day.ts';
import { compareInviting } from './calls/inviting.ts';
import { compareNextSeason } from './calls/next-season.ts';
import { comparePlayerHome } from './calls/player-home.ts';
import type { Row, Approach } from './calls/row.ts';
import { setUp } from './calls/set-up.ts';
import { type ServiceProcess, makeSqliteStore, startService, stopService } from './service.ts';

/*
 * `npm run lab -- calls-bench` measures the cost of adapters' jobs: calls, milliseconds and the
 * service's CPU time. It does each job the old way and the new way, in turn. Each comes after a
 * write, because an active club leaves no answer cached. It prints the medians.
 */

/** A job is a file in `calls/`, and a line here. */
const ROWS: readonly ((club: CallsClub) => Row)[] = [
  comparePlayerHome,
  compareCoachDay,
  setUp,
  compareInviting,
  compareNextSeason,
];
const SERVER = new URL('server.ts', import.meta.url).pathname;

interface Measurement {
  readonly calls: number;
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

const place = makeSqliteStore();
const service = await startService(place, SERVER);
try {
  process.stdout.write('Loading a club of 300 …\n');
  const club = await loadCallsClub(service.base, place.env);
  const heads = ['job', 'calls', 'ms', 'ms CPU', 'calls now', 'ms now', 'ms CPU now'];
  process.stdout.write(formatColumns(heads));
  for (const make of ROWS) {
    const row = make(club);
    const { before, after } = await compare(service, row);
    process.stdout.write(
      formatColumns([row.name, ...formatMeasurement(before), ...formatMeasurement(after)]),
    );
  }
} finally {
  await stopService(service, 'SIGTERM');
  await place.remove();
}

async function compare(running: ServiceProcess, row: Row) {
  const before: Measurement[] = [];
  const after: Measurement[] = [];
  for (let round = 0; round < row.rounds; round++) {
    const was = await measure(running, row.before);
    const is = await measure(running, row.after);
    assert.deepEqual(is.result, was.result, `${row.name}: both ways come to the same`);
    before.push(was);
    after.push(is);
  }
  return { before: medians(before), after: medians(after) };
}

async function measure(running: ServiceProcess, way: Approach) {
  await ask(running, { ask: 'forget everything' });
  const used = await ask<Usage>(running, { ask: 'usage' });
  const started = performance.now();
  const { calls, result } = await way(running.base);
  const milliseconds = performance.now() - started;
  const { cpuMicros } = await ask<Usage>(running, { ask: 'usage' });
  return { calls, result, milliseconds, cpuMilliseconds: (cpuMicros - used.cpuMicros) / 1000 };
}

function medians(all: readonly Measurement[]): Measurement {
  return {
    calls: median(all.map((one) => one.calls)),
    milliseconds: median(all.map((one) => one.milliseconds)),
    cpuMilliseconds: median(all.map((one) => one.cpuMilliseconds)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function formatMeasurement({ calls, milliseconds, cpuMilliseconds }: Measurement): string[] {
  return [String(calls), milliseconds.toFixed(1), cpuMilliseconds.toFixed(1)];
}

function formatColumns([name = '', ...values]: readonly string[]): string {
  return `${name.padEnd(28)}${values.map((value) => value.padStart(12)).join('')}\n`;
}
