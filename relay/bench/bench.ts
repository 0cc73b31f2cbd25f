import { setTimeout as sleep } from 'node:timers/promises';
import { newRoomId } from '../test/player.ts';
import { cpuMs } from './cpu-time.ts';
import {
  bareWs,
  bun,
  cpuSeconds,
  type End,
  rawTcp,
  relayRival,
  residentKiB,
  type Rival,
  socketIo,
} from './rivals.ts';

/*
 * The relay beside servers that only pass frames on: `npm run relay-bench`. Each is given the same
 * load, at the rate that a seat may send, and what its process used for it is read from /proc.
 * Linux alone has that.
 */

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 2000);
const IDLE = Number(process.env['BENCH_IDLE'] ?? 10_000);
const PER_SECOND = 2.5;
const SLOW_PER_SECOND = 1;
const FRAME = 'A'.repeat(280);
const OPENING_AT_ONCE = 100;
const SLICES = 50;
const WARM_UP_PAIRS = 500;
/** So often each has its turn while joins are measured: it takes 3,000 open files for each of five. */
const TURNS = 15;

interface Pair {
  readonly ends: readonly [End, End];
}

interface Measured {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly joinsPerCpuSecond: number;
  readonly idleKiB: number;
  readonly p50: number;
  readonly p99: number;
}

const RIVALS = [bareWs, relayRival, rawTcp, socketIo, bun];

const joins = await measureJoins();
const results: Measured[] = [];
for (const start of RIVALS) {
  const played = await withFresh(start, measureLoad);
  const idleKiB = await withFresh(start, measureIdle);
  if (!played || idleKiB === null) continue;
  results.push({ ...played, joinsPerCpuSecond: joins.get(played.name) ?? Number.NaN, idleKiB });
}
print(results);

/**
 * Everybody's joins for each second of the processor, by turns: machines drift. What is put off
 * counts too, as long as it is done a second later.
 */
async function measureJoins(): Promise<ReadonlyMap<string, number>> {
  const rivals: Rival[] = [];
  const pairs: Pair[] = [];
  const used = () => new Map(rivals.map(({ name, pid }) => [name, cpuMs(pid)]));
  try {
    process.stdout.write('Joins …\n');
    for (const start of RIVALS) {
      const rival = await start();
      if (rival === null) continue;
      rivals.push(rival);
      endAll(await openPairs(rival, WARM_UP_PAIRS, () => undefined));
    }
    await sleep(1000);
    const before = used();
    for (let turn = 0; turn < TURNS; turn++) {
      for (const rival of rivals) {
        pairs.push(...(await openPairs(rival, OPENING_AT_ONCE, () => undefined)));
      }
    }
    await sleep(1000);
    const after = used();
    endAll(pairs);
    const all = 2 * OPENING_AT_ONCE * TURNS;
    const perSecond = (name: string) =>
      (1000 * all) / ((after.get(name) ?? 0) - (before.get(name) ?? 0));
    return new Map(rivals.map(({ name }) => [name, perSecond(name)]));
  } finally {
    for (const rival of rivals) await rival.stop();
  }
}

/** Each part gets a fresh process. */
async function withFresh<T>(
  start: () => Promise<Rival | null>,
  measure: (rival: Rival) => Promise<T>,
): Promise<T | null> {
  const rival = await start();
  if (!rival) return null;
  process.stdout.write(`${rival.name} …\n`);
  try {
    return await measure(rival);
  } finally {
    await rival.stop();
  }
}

/** The processor's time for a frame, and how long frames take at a quiet rate. */
async function measureLoad(rival: Rival): Promise<Omit<Measured, 'joinsPerCpuSecond' | 'idleKiB'>> {
  const latencies: number[] = [];
  const pairs = await openPairs(rival, PAIRS, (text) => {
    latencies.push(performance.now() - Number(text.slice(0, 16).replace('_', '.')));
  });
  await load(pairs, PER_SECOND, 2);
  latencies.length = 0;
  const before = cpuSeconds(rival.pid);
  await load(pairs, PER_SECOND, SECONDS);
  const perCpuSecond = latencies.length / (cpuSeconds(rival.pid) - before);
  latencies.length = 0;
  await load(pairs, SLOW_PER_SECOND, SECONDS);
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  endAll(pairs);
  return { name: rival.name, perCpuSecond, p50: at(0.5), p99: at(0.99) };
}

/** The memory of an idle seated socket. */
async function measureIdle(rival: Rival): Promise<number> {
  const some = await openPairs(rival, WARM_UP_PAIRS, () => undefined);
  await sleep(1000);
  const memory = residentKiB(rival.pid);
  const idle = await openPairs(rival, IDLE / 2, () => undefined);
  await sleep(3000);
  const idleKiB = (residentKiB(rival.pid) - memory) / IDLE;
  endAll([...some, ...idle]);
  return idleKiB;
}

async function openPairs(
  rival: Rival,
  count: number,
  onText: (text: string) => void,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const some = Array.from(
      { length: Math.min(OPENING_AT_ONCE, count - pairs.length) },
      async () => {
        const room = newRoomId();
        const host = await rival.enter(room, 0, onText);
        return { ends: [host, await rival.enter(room, 1, onText)] as const };
      },
    );
    pairs.push(...(await Promise.all(some)));
  }
  return pairs;
}

function endAll(pairs: readonly Pair[]): void {
  for (const { ends } of pairs) for (const end of ends) end.end();
}

/** One end of each pair sends at that rate, spread evenly over each second. */
async function load(pairs: readonly Pair[], perSecond: number, seconds: number): Promise<void> {
  const started = performance.now();
  const total = Math.round(seconds * perSecond * SLICES);
  for (let slice = 0; slice < total; slice++) {
    const due = started + (slice * 1000) / (perSecond * SLICES);
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    for (let index = slice % SLICES; index < pairs.length; index += SLICES) {
      const stamp = performance.now().toFixed(3).padStart(16, '0').replace('.', '_');
      const side = Math.floor(slice / SLICES) % 2;
      pairs[index]?.ends[side]?.send(stamp + FRAME);
    }
  }
  await sleep(200);
}

function print(all: readonly Measured[]): void {
  const [base] = all;
  if (!base) return;
  process.stdout.write(
    '\n                frames/CPU-s  of bare   joins/CPU-s  of bare  idle KiB/socket   p50 ms   p99 ms\n',
  );
  for (const one of all) {
    const share = (pick: (one: Measured) => number) =>
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
