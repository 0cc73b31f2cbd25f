import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type ServiceName, SERVICES } from './checks/finding.ts';

export const USAGE = `npm run doctor [-- OPTION …]

Looks at all services of an installation together, and says what is wrong and what to do. It changes
nothing, and works while they run. Its exit code is 1 where something fails, 2 where it was mistyped.

  --units FOLDER        settings as the systemd units in this folder have them; else as npm start
                        has them, from the environment and .env
  --league-url URL      where the world finds the league; else it is not asked there
  --resolve NAME=ADDR   asks for a name at this address, whatever name servers say; again for others
  --mail-to ADDRESS     sends a test email to this address
  --only SERVICE,…      checks only these services
  --json                findings for programs
`;

export interface Arguments {
  readonly units: string | undefined;
  readonly leagueUrl: string | undefined;
  /** Addresses by name. */
  readonly resolve: ReadonlyMap<string, string>;
  readonly mailTo: string | undefined;
  readonly services: readonly ServiceName[];
  readonly json: boolean;
  readonly help: boolean;
}

/** @returns a sentence if something is wrong */
export function readArguments(words: readonly string[]): Arguments | string {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        units: { type: 'string' },
        'league-url': { type: 'string' },
        resolve: { type: 'string', multiple: true },
        'mail-to': { type: 'string' },
        only: { type: 'string', default: SERVICES.join() },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const leagueUrl = values['league-url'];
  if (leagueUrl !== undefined && !/^https:\/\/[^/]+\/?$/.test(leagueUrl)) {
    return '--league-url takes an address as https://league.example.org.';
  }
  const names = values.only.split(',');
  const services = SERVICES.filter((name) => names.includes(name));
  if (services.length !== names.length) return `--only takes names of ${SERVICES.join(', ')}.`;
  const resolve = new Map<string, string>();
  for (const pair of values.resolve ?? []) {
    const [name = '', address = ''] = pair.split('=');
    if (name === '' || isIP(address) === 0) return `--resolve takes NAME=ADDRESS, and not ${pair}.`;
    resolve.set(name, address);
  }
  const { units, json, help } = values;
  return {
    units,
    leagueUrl: leagueUrl?.replace(/\/$/, ''),
    resolve,
    mailTo: values['mail-to'],
    services,
    json,
    help,
  };
}
