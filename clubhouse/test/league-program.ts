import { fileURLToPath } from 'node:url';
import type { ClubKeys } from 'test-kit/club-calls';
import { startProgram } from 'test-kit/started-program';
import { connectAs, LEAGUE_SETTINGS, installTestClub, type League, type Owner } from './league.ts';

/** A league in its own process, as its operator starts it. */
export interface StartedLeague extends League {
  /** Its process id, for reading its processor use. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

interface LeagueOptions {
  /** The data folder; by default one that is deleted with it. */
  readonly folder?: string;
  /** The club already in the folder. */
  readonly installed?: ClubKeys;
}

const MAIN = fileURLToPath(import.meta.resolve('league/main'));

export async function startLeague(
  owner: Owner,
  { folder, installed }: LeagueOptions = {},
): Promise<StartedLeague> {
  const program = await startProgram(owner, MAIN, { environment: LEAGUE_SETTINGS, folder });
  const { says, child, ended } = program;
  const url = await says(/answers at (http:\S+)/);
  if (installed === undefined) await says(/No club is installed/);
  return {
    ...connectAs(url, installed ?? (await installTestClub(url))),
    pid: child.pid,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
