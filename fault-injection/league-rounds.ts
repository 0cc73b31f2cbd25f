import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, MissingRequirementError, type FaultTarget } from './context.ts';
import { checkWrites } from './league-check.ts';
import { LeagueLoad, type Write } from './league-load.ts';
import { League } from './league.ts';
import { PostgresServer } from './postgres-server.ts';
import { Control, makeShimEnvironment } from './shim.ts';
import type { ServiceEnvironment } from './service.ts';

/** How long the load runs before a fault, and by how much that varies. */
const BEFORE_MS = 150;
const SPREAD_MS = 250;
const AFTER_MS = 100;

/** An installed, running league and everything that can fail around it. */
export interface LeagueStage {
  readonly league: League;
  readonly context: Context;
  /** Controls the faults below the services; null if there is no shim. */
  readonly control: Control | null;
}

/**
 * Causes a fault.
 * @returns when it was over, by performance.now
 */
export type Fault = (stage: LeagueStage, load: LeagueLoad) => Promise<number>;

/** The parts of the system under the shim. */
type ShimTarget = 'nothing' | 'league' | 'postgres' | 'both';

/** Installs a league for the work and removes it afterwards. */
export async function runOnStage(
  context: Context,
  target: FaultTarget,
  shimmed: ShimTarget,
  work: (stage: LeagueStage) => Promise<void>,
): Promise<void> {
  const { scratch, shim, tally } = context;
  // PostgreSQL runs as another user.
  chmodSync(scratch, 0o755);
  const control = shim === null ? null : new Control(join(scratch, 'control'));
  const postgres = target === 'league, PostgreSQL' ? await makePostgres(scratch) : null;
  const league = new League(join(scratch, 'home'), { postgres, tally });
  const around = (folder: string): ServiceEnvironment =>
    shim === null || control === null ? {} : makeShimEnvironment(shim, { control, folder });
  try {
    const sees = (what: ShimTarget) => shimmed === what || shimmed === 'both';
    if (sees('league')) league.environment = around(league.data);
    if (postgres) await postgres.start(sees('postgres') ? around(postgres.folder) : {});
    await league.install();
    await work({ league, context, control });
  } finally {
    await league.stop('SIGKILL');
    await postgres?.remove();
    control?.close();
  }
}

async function makePostgres(scratch: string): Promise<PostgresServer> {
  const folder = join(scratch, 'postgres');
  mkdirSync(folder);
  const server = await PostgresServer.make(folder);
  if (server === null) throw new MissingRequirementError('PostgreSQL is not installed here');
  return server;
}

/** In every round, causes the fault under load and checks that acknowledged writes survived. */
export async function runRounds(stage: LeagueStage, fault: Fault): Promise<void> {
  const { league, context } = stage;
  const { tally } = context;
  for (let round = 0; round < context.rounds; round++) {
    const load = new LeagueLoad(league);
    await sleep(BEFORE_MS + context.random() * SPREAD_MS);
    const end = await fault(stage, load);
    await league.countCrashes();
    const recovered = await load.recovered(end);
    if (recovered === null) tally.count('withoutProblem', 'no write was taken any more');
    else tally.recoveries.push(recovered);
    await sleep(AFTER_MS);
    await load.stop();
    await league.countCrashes();
    await checkWrites(league.client(), load.writes, tally);
    tally.rounds += 1;
  }
}

/** Marks the writes that were acknowledged, found by the request ids of the answers. */
export function markAcknowledged(
  writes: readonly Write[],
  requestIds: ReadonlySet<string>,
): readonly Write[] {
  return writes.map((write) => ({ ...write, isAcknowledged: requestIds.has(write.id) }));
}
