import { fileURLToPath } from 'node:url';
import type { ClubKeys } from 'test-kit/club-calls';
import { startProgram } from 'test-kit/started-program';
import { connectAs, LEAGUE_SETTINGS, installTestClub, type League, type Owner } from './league.ts';

/** A league in a process of its own, as its operator starts it. */
export interface StartedLeague extends League {
  /** The id of its process, whose use of the processor can be read. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

interface LeagueOptions {
  /** Where it keeps its data; by default a folder that goes with it. */
  readonly folder?: string;
  /** The club that is in the folder already. */
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
