import { parseArgs } from 'node:util';
import { ask, type Usage } from './ask.ts';
import { checkOut, type Checkout } from './claims/earlier.ts';
import { makeOpenMatches, type OpenMatches } from './claims/open-matches.ts';
import { runClosedLoop } from './loop.ts';
import {
  type DataStore,
  makePostgresStore,
  type ServiceProcess,
  makeSqliteStore,
  startService,
  stopService,
} from './service.ts';

/*
 * `npm run lab -- claims-bench COMMIT` compares claims per second, and CPU time per claim, with an
 * earlier commit; without one, with the same code and a transaction for each write. Both services
 * run at once and take turns; it prints the medians of the rounds. `--postgresql` uses PostgreSQL.
 */

const SERVER = new URL('server.ts', import.meta.url).pathname;
const ROUNDS = 5;
const CONNECTIONS = [1, 4, 16, 64];
const CLAIMS = 800;
const DIVISIONS = Math.ceil((CONNECTIONS.length * (ROUNDS + 1) * CLAIMS) / 2 / 4950);

const { values, positionals } = parseArgs({
  options: { postgresql: { type: 'boolean', default: false } },
  allowPositionals: true,
});

interface Side {
  readonly place: DataStore;
  readonly service: ServiceProcess;
  readonly matches: OpenMatches;
}

interface Measurement {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
}

const [commit] = positionals;
const earlier: Checkout | null = commit === undefined ? null : checkOut(commit);
const sides: Side[] = [];
try {
  const alone = { BENCH_MAX_IN_GROUP: '1' };
  sides.push(await open(earlier?.server ?? SERVER, earlier === null ? alone : {}));
  sides.push(await open(SERVER, {}));
  await measureAll();
} finally {
  for (const { service, place } of sides) {
    await stopService(service, 'SIGTERM');
    await place.remove();
  }
  earlier?.remove();
}

async function open(server: string, more: Record<string, string>): Promise<Side> {
  const place = values.postgresql ? await makePostgresStore() : makeSqliteStore();
  if (place === null) throw new Error('there is nothing to measure on');
  const service = await startService({ ...place, env: { ...place.env, ...more } }, server);
  return { place, service, matches: await makeOpenMatches(service.base, DIVISIONS) };
}

async function measureAll(): Promise<void> {
  process.stdout.write('conn        claims/s  µs CPU    p50 ms    p99 ms\n');
  for (const connections of CONNECTIONS) {
    const found: Measurement[][] = sides.map(() => []);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [index, side] of sides.entries()) {
        const measured = await measure(side, connections);
        // The first warms up.
        if (round > 0) found[index]?.push(measured);
      }
    }
    const [before, after] = found.map(medians);
    if (before === undefined || after === undefined) throw new TypeError('two are compared');
    process.stdout.write(formatLine(connections, 'before', before));
    process.stdout.write(formatLine(connections, 'now', after));
    process.stdout.write(
      `${String(connections).padStart(4)}  ratio    ${formatRatio(after.perSecond, before.perSecond)}` +
        `  ${formatRatio(before.cpuMicros, after.cpuMicros)}  ${formatRatio(before.p50, after.p50)}` +
        `  ${formatRatio(before.p99, after.p99)}\n`,
    );
  }
}

async function measure({ service, matches }: Side, connections: number): Promise<Measurement> {
  let left = CLAIMS;
  const next = () => (left-- > 0 ? matches.nextClaim() : null);
  const before = await ask<Usage>(service, { ask: 'usage' });
  const { perSecond, p50, p99, count } = await runClosedLoop(service.base, connections, 60, next);
  const after = await ask<Usage>(service, { ask: 'usage' });
  return { perSecond, p50, p99, cpuMicros: (after.cpuMicros - before.cpuMicros) / count };
}

function medians(rounds: readonly Measurement[]): Measurement {
  const of = (pick: (one: Measurement) => number) =>
    rounds.map(pick).toSorted((one, other) => one - other)[rounds.length >> 1] ?? 0;
  return {
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    cpuMicros: of((one) => one.cpuMicros),
  };
}

function formatLine(
  connections: number,
  name: string,
  { perSecond, cpuMicros, p50, p99 }: Measurement,
) {
  const columns = [perSecond.toFixed(0), cpuMicros.toFixed(0), p50.toFixed(2), p99.toFixed(2)];
  const cells = columns.map((text, index) => text.padStart(index === 1 ? 8 : 10));
  return `${String(connections).padStart(4)}  ${name.padEnd(6)}${cells.join('')}\n`;
}

/** How many times better. */
function formatRatio(better: number, worse: number): string {
  return `${(better / worse).toFixed(2)}x`.padStart(7);
}
