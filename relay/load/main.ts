import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RelayProcess } from '../launch/process.ts';
import { launchUnlimited, ORIGIN } from '../launch/unlimited.ts';
import type { AttackOrder } from './attacker.ts';
import { claimAtMost, type Claim, claimExactly } from './claim.ts';
import { QuietPairs } from './quiet-pairs.ts';
import { QUIET, reportFindings, type LoadRow } from './report.ts';
import { makeAddress, type Target } from './target.ts';

/*
 * `npm run lab -- relay-load-test [--rounds 5]` attacks the relay with everything that its limits
 * are for, while quiet pairs play. It fails if a limit does not hold, a quiet frame is lost, or the
 * slowest frames take over three times as long as in quiet times. Each attack runs several times,
 * each right after a quiet time, and the median counts, because a shared machine has slow moments.
 */

const PAIRS = 200;
/** The quiet pairs' addresses start here, apart from the attackers'. */
const FIRST_ADDRESS = 15_000_000;
/** Until then, frames are slow because the engine is still compiling. */
const WARM_UP_MS = 15_000;
const QUIET_MS = 5000;
/** Memory for eight thousand sockets; the system's allocator keeps what it once had. */
const RESIDENT_MIB = 192;
const IN_USE_MIB = 16;
const SOCKETS = 10_000;
/** Open files set aside for everything but sockets. */
const OTHER_FILES = 1000;
const LOWEST_PRIORITY = 19;
const OWNER_KEY = 'the-key-of-the-owner';

const ATTACKS: readonly { attack: AttackOrder['attack']; title: string }[] = [
  { attack: 'neverReads', title: 'never read' },
  { attack: 'readsSlowly', title: 'read slowly' },
  { attack: 'neverJoin', title: 'never join' },
  { attack: 'neverJoinAtOnce', title: 'never join, all at once' },
  { attack: 'flood', title: 'flood' },
  { attack: 'manyRooms', title: 'many rooms' },
];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const sockets = countAllowedSockets();
const relay = await launchUnlimited({
  OWNER_KEY,
  TRUST_PROXY: '1',
  NETWORK_GAME_LIMIT: '20',
  NETWORK_SOCKET_LIMIT: '50',
  SOCKET_LIMIT: String(computeLimit(sockets)),
});
const attacker = spawn(process.execPath, [new URL('attacker.ts', import.meta.url).pathname], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
pinProcesses(attacker.pid ?? 0);
try {
  process.exitCode = (await runAttacks(relay, attacker)) ? 0 : 1;
} finally {
  attacker.kill('SIGKILL');
  await relay.close();
}

async function runAttacks(target: RelayProcess, child: ChildProcess): Promise<boolean> {
  const { url } = target;
  let attacks = 0;
  const at = (): Target => ({
    url,
    origin: ORIGIN,
    from: `127.0.1.${++attacks}`,
    ownerKey: OWNER_KEY,
    sockets,
    socketLimit: computeLimit(sockets),
  });
  let address = FIRST_ADDRESS;
  const from = () => ({ 'x-forwarded-for': makeAddress(address++) });
  const pairs = await QuietPairs.start({ url, origin: ORIGIN, headers: from }, PAIRS);
  await sleep(WARM_UP_MS);
  const before = await target.collectGarbage();
  const rows: LoadRow[] = [];
  const claims: Claim[] = [];
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`round ${round} of ${rounds} …\n`);
    for (const { attack, title } of ATTACKS) {
      await sleep(1000);
      rows.push(await measureDelays(target, pairs, QUIET, () => sleep(QUIET_MS)));
      const during = async () => {
        claims.push(...(await runAttack(child, { attack, round, target: at() })));
      };
      rows.push(await measureDelays(target, pairs, title, during));
    }
  }
  pairs.stop();
  await sleep(1000);
  claims.push(claimExactly('ROOM-6', 'quiet frames lost', 0, pairs.lost));
  const after = await target.collectGarbage();
  pairs.end();
  const [quiet, ...others] = rows.map((row) => row.mostMiB);
  const growth = Math.max(...others) - (quiet ?? 0);
  claims.push(
    claimAtMost('CAP-7', 'MiB in use, more than before', IN_USE_MIB, after - before),
    claimAtMost('CAP-7', 'MiB resident meanwhile, more than before', RESIDENT_MIB, growth),
  );
  return reportFindings(rows, claims);
}

/** Gives the relay one processor, if there are two, and the other to those who play and measure. */
function pinProcesses(attackerId: number): void {
  const pin = (id: number, processor: number, ...more: string[]) =>
    spawnSync('taskset', [...more, '--cpu-list', '--pid', String(processor), String(id)]);
  // The relay's threads for compilation and garbage collection have room only while others idle.
  for (const id of [relay.pid, process.pid, attackerId]) pin(id, 1, '--all-tasks');
  pin(relay.pid, 0);
  // The attacker gets what the measuring leaves.
  setPriority(attackerId, LOWEST_PRIORITY);
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(attackerId)]);
  // The measuring process has priority, or it would measure its own waiting.
  spawnSync('chrt', ['--fifo', '--pid', '1', String(process.pid)]);
}

/** Orders an attack and resolves with its claims. */
async function runAttack(child: ChildProcess, order: AttackOrder): Promise<Claim[]> {
  const done = once(child, 'message');
  child.send(order);
  const [claims] = (await done) as [Claim[]];
  return claims;
}

async function measureDelays(
  target: RelayProcess,
  pairs: QuietPairs,
  title: string,
  during: () => Promise<unknown>,
): Promise<LoadRow> {
  let mostMiB = 0;
  const looking = setInterval(() => (mostMiB = Math.max(mostMiB, target.residentMiB())), 200);
  pairs.take();
  const started = performance.now();
  await during();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  clearInterval(looking);
  await pairs.settle();
  const row = { title, ...pairs.take(), mostMiB };
  process.stdout.write(`${title}: ${seconds} s, p99 ${row.p99.toFixed(2)} ms\n`);
  return row;
}

/** The number of sockets for an attack, or fewer if the system allows a process fewer. */
function countAllowedSockets(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  const files = stdout.trim() === 'unlimited' ? Infinity : Number(stdout);
  if (files >= SOCKETS + OTHER_FILES) return SOCKETS;
  process.stdout.write(`A process may have ${files} files open here: fewer sockets are opened.\n`);
  return files - OTHER_FILES;
}

/** A cap below the number of opened sockets, so that the attack reaches it. */
function computeLimit(count: number): number {
  return Math.floor(count * 0.8);
}
