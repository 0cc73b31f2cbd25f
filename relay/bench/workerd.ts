import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RelayProcess } from '../launch/process.ts';
import { launchUnlimited, ORIGIN, UNLIMITED } from '../launch/unlimited.ts';
import { RelayOnWorkerd } from '../launch/workerd.ts';
import { modulesFrom } from '../test/worker-modules.ts';
import { cpuMsBetween, readCpuTimes } from './cpu-time.ts';
import { TimedPairs } from './timed-pairs.ts';

/*
 * `npm run lab -- relay-workerd-bench` measures a frame, a ping and a join on the Durable Object
 * host, beside the Node host under the same load. The figures come from /proc, so it needs Linux.
 */

const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
const WARM_UP_PAIRS = 20;
const WARM_UP_SECONDS = 2;
const IDLE_SECONDS = 2;
const WAKE_SECONDS = 3;
/**
 * For each seat. It may send three; in 8 seconds a room has 64 messages by this, so that the write of
 * the block that is set aside for them is among what is measured.
 */
const PER_SECOND = 2;
/** Time for work that an object finishes after its answer. */
const SETTLING_MS = 300;
/** After ten idle seconds the runtime drops an object from memory. */
const ASLEEP_MS = 11_000;

/** The deployed code: a clock that tests control would refill no bucket. */
const CODE = {
  modules: modulesFrom('src/hosts/cloudflare/worker.ts'),
  objects: { ROOMS: 'Room', BUDGET: 'Budget', NETWORKS: 'Network' },
};

interface Host {
  readonly pid: number;
  readonly pairs: TimedPairs;
  /** The CPU ms per ms of its idle process. */
  readonly idle: number;
}

/** CPU time per request, and latency as seen by the client, both in ms. */
interface Cost {
  readonly cpu: number;
  readonly times: readonly number[];
}

interface Costs {
  readonly frame: Cost;
  readonly ping: Cost;
  readonly join: Cost;
  readonly rejoin: Cost;
}

const workerd = await RelayOnWorkerd.launch(CODE, UNLIMITED);
try {
  const node = await launchUnlimited();
  try {
    await compare(workerd, node);
  } finally {
    await node.close();
  }
} finally {
  await workerd.close();
}

async function compare(worker: RelayOnWorkerd, node: RelayProcess): Promise<void> {
  const onWorkerd = await hostOf('workerd', worker);
  const workerdJoin = await measure(onWorkerd, () => onWorkerd.pairs.join());
  const lastHeard = performance.now();
  // The rooms on workerd fall asleep meanwhile.
  const onNode = await hostOf('Node', node);
  const nodeJoin = await measure(onNode, () => onNode.pairs.join());
  const nodeCosts = { join: nodeJoin, ...(await measurePlay(onNode)) };
  await sleep(Math.max(0, lastHeard + ASLEEP_MS - performance.now()));
  const wake = await measure(onWorkerd, () => onWorkerd.pairs.pingOnce(WAKE_SECONDS));
  print({ join: workerdJoin, ...(await measurePlay(onWorkerd)) }, nodeCosts, wake);
}

/** A warmed-up host, and the CPU time of its idle process. */
async function hostOf(
  name: string,
  { url, pid }: { readonly url: string | null; readonly pid: number },
): Promise<Host> {
  process.stdout.write(`${name} …\n`);
  const played = { url: url ?? '', origin: ORIGIN };
  const others = new TimedPairs(played, WARM_UP_PAIRS, 0);
  await others.join();
  others.cut();
  await sleep(SETTLING_MS);
  const pairs = new TimedPairs(played, PAIRS, 2 * WARM_UP_PAIRS);
  return { pid, pairs, idle: await measureIdleCpu(pid) };
}

async function measurePlay(host: Host): Promise<Omit<Costs, 'join'>> {
  const { pairs } = host;
  await pairs.frames(WARM_UP_SECONDS, PER_SECOND);
  const frame = await measure(host, () => pairs.frames(SECONDS, PER_SECOND));
  const ping = await measure(host, () => pairs.pings(SECONDS, PER_SECOND));
  pairs.cut();
  await sleep(SETTLING_MS);
  const rejoin = await measure(host, () => pairs.join());
  pairs.cut();
  return { frame, ping, rejoin };
}

async function measure({ pid, idle }: Host, run: () => Promise<number[]>): Promise<Cost> {
  const [before, started] = [readCpuTimes(pid), performance.now()];
  const times = await run();
  await sleep(SETTLING_MS);
  const used = cpuMsBetween(before, readCpuTimes(pid)) - idle * (performance.now() - started);
  return { cpu: used / times.length, times };
}

async function measureIdleCpu(pid: number): Promise<number> {
  const [before, started] = [readCpuTimes(pid), performance.now()];
  await sleep(IDLE_SECONDS * 1000);
  return cpuMsBetween(before, readCpuTimes(pid)) / (performance.now() - started);
}

function print(onWorkerd: Costs, onNode: Costs, wake: Cost): void {
  const rows = [
    formatRow('', [
      'CPU ms',
      'of Node',
      'mean ms',
      'p50',
      'p99',
      'Node CPU',
      'mean ms',
      'p50',
      'p99',
    ]),
    ...(['join', 'rejoin', 'frame', 'ping'] as const).map((what) => {
      const [one, other] = [onWorkerd[what], onNode[what]];
      const ratio = `${(one.cpu / other.cpu).toFixed(1)} ×`;
      return formatRow(what, [
        formatMs(one.cpu),
        ratio,
        ...timesOf(one),
        formatMs(other.cpu),
        ...timesOf(other),
      ]);
    }),
    formatRow('ping that wakes', [formatMs(wake.cpu), '', ...timesOf(wake)]),
  ];
  process.stdout.write(`\n${rows.join('\n')}\n`);
}

function formatRow(name: string, cells: readonly string[]): string {
  return (name.padEnd(16) + cells.map((cell) => cell.padStart(9)).join('')).trimEnd();
}

/** The mean, the median and the 99th percentile. */
function timesOf({ times }: Cost): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const mean = sorted.reduce((sum, one) => sum + one, 0) / sorted.length;
  return [mean, at(0.5), at(0.99)].map(formatMs);
}

function formatMs(time: number): string {
  return time.toFixed(2);
}
