import { readSettings as readClubhouse, type Settings as Clubhouse } from 'clubhouse/settings';
import { readSettings as readLeague, type Settings as League } from 'league/settings';
import { type NodeSettings as Relay, readNodeSettings as readRelay } from 'relay/settings';
import { readEnvFile } from 'service/env-file';
import { findWebsiteKeyFile } from '../../scripts/website-key-file.ts';
import { makeFailure, type Finding } from 'service/finding';
import { type ServiceName, SERVICES } from './checks/finding.ts';
import { readUnitEnvironment } from './units.ts';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export interface InstalledServices {
  readonly league: League | null;
  readonly clubhouse: Clubhouse | null;
  readonly relay: Relay | null;
  /** The environment of each service, for starting programs with the same settings. */
  readonly environments: Readonly<Partial<Record<ServiceName, EnvironmentVariables>>>;
  /** Unusable settings (DOCTOR-2). */
  readonly wrong: readonly Finding[];
}

const FILE = '.env';

/** @param units the folder of the units; undefined: reads settings as `npm start` does */
export function readInstallation(
  units: string | undefined,
  own: EnvironmentVariables,
  services: readonly ServiceName[] = SERVICES,
): InstalledServices {
  const wrong: Finding[] = [];
  const environments: Partial<Record<ServiceName, EnvironmentVariables>> = {};
  for (const name of services) {
    try {
      const found =
        units === undefined
          ? readStartEnvironment(own)
          : readUnitEnvironment(units, `club-${name}`);
      if (found !== null) environments[name] = found;
    } catch (error) {
      wrong.push(reportUnusable(name, error));
    }
  }
  const read = <S>(name: ServiceName, reader: (environment: NodeJS.ProcessEnv) => S): S | null => {
    const environment = environments[name];
    if (environment === undefined) return null;
    try {
      return reader({ ...environment });
    } catch (error) {
      wrong.push(reportUnusable(name, error));
      return null;
    }
  };
  const installation = {
    league: read('league', readLeague),
    clubhouse: read('clubhouse', readClubhouse),
    relay: read('relay', readRelay),
  };
  if (Object.keys(environments).length === 0 && wrong.length === 0) {
    const what = `there are no units of the services in ${units ?? '.'}`;
    wrong.push(makeFailure('settings', what, 'name their folder, as --units /etc/systemd/system'));
  }
  return { ...installation, environments, wrong };
}

/** The environment in which scripts/start.ts starts the services, in the current folder. */
function readStartEnvironment(own: EnvironmentVariables): EnvironmentVariables {
  const all: EnvironmentVariables = { ...readEnvFile(FILE), ...own };
  return { ...all, LEAGUE_WEBSITE_KEY_FILE: findWebsiteKeyFile(own, FILE) };
}

function reportUnusable(name: ServiceName, error: unknown): Finding {
  const what = error instanceof Error ? error.message : String(error);
  return makeFailure('settings', what, `the ${name} does not start so`);
}
