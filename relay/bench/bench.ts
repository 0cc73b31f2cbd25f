import { setTimeout as sleep } from 'node:timers/promises';
import { newRoomId } from '../test/player.ts';
import { cpuMsBetween, readCpuTimes } from './cpu-time.ts';
import {
  startBareWs,
  startBun,
  type End,
  startRawTcp,
  startRelayRival,
  readResidentKiB,
  type Rival,
  startSocketIo,
} from './rivals.ts';

/*
 * `npm run lab -- relay-bench` compares the relay with servers that only forward frames. All get
 * the same load, taking turns because machines drift. CPU time comes from /proc, so it needs Linux.
 */

/** Turns of a second for each server's frames, at the rate a seat may send. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
/** Turns for each server's joins: together they need 3,000 open files per server. */
const JOIN_TURNS = 15;
const IDLE = Number(process.env['BENCH_IDLE'] ?? 10_000);
const PER_SECOND = 2.5;
const SLOW_PER_SECOND = 1;
const FRAME = 'A'.repeat(280);
const BATCH_OPENING = 100;
const SLICES = 50;
const WARM_UP_PAIRS = 500;
/** V8 compiles the code for joins over thousands of them; more code takes longer. */
const WARM_UPS = 6;
/** Work right after a server's turn counts too. */
const SETTLING_MS = 200;

interface Pair {
  readonly ends: readonly [End, End];
}

type Start = () => Promise<Rival | null>;

interface Contender {
  readonly start: Start;
  readonly rival: Rival;
  /** The connections that have joined and remain open. */
  readonly pairs: Pair[];
  /** How long each of the last frames took, in ms. */
  readonly latencies: number[];
}

interface ThroughputResult {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly joinsPerCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

interface BenchResult extends ThroughputResult {
  readonly idleKiB: number;
}

const running: Rival[] = [];
const contenders: Contender[] = [];
try {
  for (const start of [startBareWs, startRelayRival, startRawTcp, startSocketIo, startBun])
    await enter(start);
  const passing = await measurePassing(contenders);
  await stopAll();
  const measured: BenchResult[] = [];
  for (const [index, { start }] of contenders.entries()) {
    const one = passing[index];
    if (one !== undefined) measured.push({ ...one, idleKiB: await measureIdle(start) });
  }
  print(measured);
} finally {
  await stopAll();
}

/** Starts an available server and lets its engine compile its code. */
async function enter(start: Start): Promise<void> {
  const rival = await run(start);
  if (rival === null) return;
  contenders.push({ start, rival, pairs: [], latencies: [] });
  process.stdout.write(`${rival.name} …\n`);
  for (let round = 0; round < WARM_UPS; round++) endAll(await openPairs(rival, WARM_UP_PAIRS));
}

/** Null if it is not available. */
async function run(start: Start): Promise<Rival | null> {
  const rival = await start();
  if (rival !== null) running.push(rival);
  return rival;
}

async function stopAll(): Promise<void> {
  await Promise.allSettled(running.splice(0).map((rival) => rival.stop()));
}

async function measurePassing(all: readonly Contender[]): Promise<ThroughputResult[]> {
  process.stdout.write('Joins …\n');
  const joining = await measureCpuMsByTurns(
    all,
    JOIN_TURNS,
    async ({ rival, pairs, latencies }) => {
      pairs.push(
        ...(await openPairs(rival, BATCH_OPENING, (text) => latencies.push(readAgeMs(text)))),
      );
    },
  );
  process.stdout.write('Frames …\n');
  await playByTurns(all, 2, PER_SECOND);
  const playing = await playByTurns(all, SECONDS, PER_SECOND);
  const passed = all.map(({ latencies }) => latencies.length);
  await playByTurns(all, SECONDS, SLOW_PER_SECOND);
  return all.map(({ rival: { name }, latencies }, index) => {
    const sorted = latencies.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      name,
      perCpuSecond: (1000 * (passed[index] ?? 0)) / (playing[index] ?? 0),
      joinsPerCpuSecond: (1000 * 2 * BATCH_OPENING * JOIN_TURNS) / (joining[index] ?? 0),
      p50: at(0.5),
      p99: at(0.99),
    };
  });
}

/** Takes turns for this many seconds, and returns each one's CPU ms. */
async function playByTurns(
  all: readonly Contender[],
  turns: number,
  perSecond: number,
): Promise<number[]> {
  for (const { latencies } of all) latencies.length = 0;
  return measureCpuMsByTurns(all, turns, ({ pairs }, turn) => load(pairs, perSecond, turn));
}

/** CPU ms that each server used in its own turns. */
async function measureCpuMsByTurns(
  all: readonly Contender[],
  turns: number,
  work: (one: Contender, turn: number) => Promise<void>,
): Promise<number[]> {
  const used = all.map(() => 0);
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, one] of all.entries()) {
      const before = readCpuTimes(one.rival.pid);
      await work(one, turn);
      await sleep(SETTLING_MS);
      used[index] = (used[index] ?? 0) + cpuMsBetween(before, readCpuTimes(one.rival.pid));
    }
  }
  return used;
}

/** KiB of an idle seated socket, in a separate process. */
async function measureIdle(start: Start): Promise<number> {
  const rival = await run(start);
  if (rival === null) return Number.NaN;
  process.stdout.write(`${rival.name}, idle …\n`);
  const some = await openPairs(rival, WARM_UP_PAIRS);
  await sleep(1000);
  const memory = readResidentKiB(rival.pid);
  const idle = await openPairs(rival, IDLE / 2);
  await sleep(3000);
  const idleKiB = (readResidentKiB(rival.pid) - memory) / IDLE;
  endAll([...some, ...idle]);
  await stopAll();
  return idleKiB;
}

async function openPairs(
  rival: Rival,
  count: number,
  onText: (text: string) => void = () => undefined,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const some = Array.from({ length: Math.min(BATCH_OPENING, count - pairs.length) }, async () => {
      const room = newRoomId();
      const host = await rival.enter(room, 0, onText);
      return { ends: [host, await rival.enter(room, 1, onText)] as const };
    });
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

function endAll(pairs: readonly Pair[]): void {
  for (const { ends } of pairs) for (const end of ends) end.end();
}

/** For one second, one end of each pair sends at that rate, spread evenly over all turns. */
async function load(pairs: readonly Pair[], perSecond: number, turn: number): Promise<void> {
  const started = performance.now();
  const total = Math.round(perSecond * SLICES);
  for (let slice = 0; slice < total; slice++) {
    const due = started + (slice * 1000) / total;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const sliceOfAll = turn * total + slice;
    const side = Math.floor(sliceOfAll / SLICES) % 2;
    for (let index = sliceOfAll % SLICES; index < pairs.length; index += SLICES) {
      pairs[index]?.ends[side]?.send(makeStamp() + FRAME);
    }
  }
}

/** The time, encoded in the characters of a sealed frame. */
function makeStamp(): string {
  return performance.now().toFixed(3).padStart(16, '0').replace('.', '_');
}

function readAgeMs(text: string): number {
  return performance.now() - Number(text.slice(0, 16).replace('_', '.'));
}

function print(all: readonly BenchResult[]): void {
  const [base] = all;
  if (!base) return;
  process.stdout.write(
    '\n                frames/CPU-s  of bare   joins/CPU-s  of bare  idle KiB/socket   p50 ms   p99 ms\n',
  );
  for (const one of all) {
    const share = (pick: (one: BenchResult) => number) =>
      `${Math.round((100 * pick(one)) / pick(base))} %`.padStart(8);
    const cells = [
      one.name.padEnd(14),
      String(Math.round(one.perCpuSecond)).padStart(12),
      share(({ perCpuSecond }) => perCpuSecond),
      String(Math.round(one.joinsPerCpuSecond)).padStart(13),
      share(({ joinsPerCpuSecond }) => joinsPerCpuSecond),
      one.idleKiB.toFixed(1).padStart(16),
      one.p50.toFixed(2).padStart(8),
      one.p99.toFixed(2).padStart(8),
    ];
    process.stdout.write(`${cells.join(' ')}\n`);
  }
}
