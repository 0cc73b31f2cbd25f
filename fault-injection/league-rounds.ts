import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, MissingRequirementError, type Target } from './context.ts';
import { checkWrites } from './league-check.ts';
import { LeagueLoad, type Write } from './league-load.ts';
import { League } from './league.ts';
import { PostgresServer } from './postgres-server.ts';
import { Control, underShim } from './shim.ts';
import type { Environment } from './service.ts';

/** How long the load runs before something goes wrong, and for how long it may differ. */
const BEFORE_MS = 150;
const SPREAD_MS = 250;
const AFTER_MS = 100;

/** A league that is installed and runs, with what may go wrong around it. */
export interface Stage {
  readonly league: League;
  readonly context: Context;
  /** What goes wrong below the services; null without a shim. */
  readonly control: Control | null;
}

/** Lets something go wrong. @returns when it was over, by performance.now */
export type Fault = (stage: Stage, load: LeagueLoad) => Promise<number>;

/** What of the system is under the shim. */
type ShimTarget = 'nothing' | 'league' | 'postgres' | 'both';

/** Installs a league for the work, and takes it away afterwards. */
export async function onStage(
  context: Context,
  target: Target,
  shimmed: ShimTarget,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { scratch, shim, tally } = context;
  // PostgreSQL runs as another user.
  chmodSync(scratch, 0o755);
  const control = shim === null ? null : new Control(join(scratch, 'control'));
  const postgres = target === 'league, PostgreSQL' ? await makePostgres(scratch) : null;
  const league = new League(join(scratch, 'home'), { postgres, tally });
  const around = (folder: string): Environment =>
    shim === null || control === null ? {} : underShim(shim, { control, folder });
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

/** Lets the fault happen under load, in every round, and looks for what was written. */
export async function inRounds(stage: Stage, fault: Fault): Promise<void> {
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

/** Which writes the answers acknowledge: those whose request ids are named. */
export function acknowledgedIn(
  writes: readonly Write[],
  requestIds: ReadonlySet<string>,
): readonly Write[] {
  return writes.map((write) => ({ ...write, isAcknowledged: requestIds.has(write.id) }));
}
