import { createServer } from 'node:net';
import { join } from 'node:path';

type DemoEnvironment = Readonly<Record<string, string | undefined>>;

const HOST = '127.0.0.1';
/** Other ports than those of `npm start`, which may run in another window. */
const PORTS = { LEAGUE_PORT: '8310', CLUBHOUSE_PORT: '8510' } as const;

/**
 * Gives the demo its own ports and folder, and writes emails to files. LEAGUE_URL, CLUBHOUSE_URL
 * and CLUBHOUSE_TRUST_PROXY can insert a program that counts calls. `secret` installs the club.
 */
export function makeDemoEnvironment(
  folder: string,
  given: DemoEnvironment,
  secret: string,
): Record<string, string> {
  const port = (name: keyof typeof PORTS) => given[name] || PORTS[name];
  const keyFile = join(folder, 'clubhouse', 'website-key');
  return {
    LEAGUE_HOST: HOST,
    LEAGUE_PORT: port('LEAGUE_PORT'),
    LEAGUE_DATA: join(folder, 'league'),
    LEAGUE_STATE: 'none',
    DATABASE_URL: '',
    LEAGUE_INSTALLATION_SECRET: secret,
    LEAGUE_WEBSITE_KEY_FILE: keyFile,
    // Visitors of the demo do not read JSON about slow pages.
    LEAGUE_LOG_LEVEL: 'error',
    // Years are played in minutes.
    LEAGUE_RATE_LIMIT: '1000000',
    LEAGUE_ADDRESS_RATE_LIMIT: '1000000',
    LEAGUE_TRUST_PROXY: HOST,
    LEAGUE_URL: given['LEAGUE_URL'] || `http://${HOST}:${port('LEAGUE_PORT')}`,
    CLUBHOUSE_HOST: HOST,
    CLUBHOUSE_PORT: port('CLUBHOUSE_PORT'),
    CLUBHOUSE_URL: given['CLUBHOUSE_URL'] || `http://localhost:${port('CLUBHOUSE_PORT')}`,
    CLUBHOUSE_TRUST_PROXY: given['CLUBHOUSE_TRUST_PROXY'] || '0',
    CLUBHOUSE_DATA: join(folder, 'clubhouse'),
    // A demo must email nobody.
    SMTP_URL: '',
    MAIL_FROM: '',
  };
}

/** @throws Error that names the port and the next step */
export async function refuseTakenPorts(environment: DemoEnvironment): Promise<void> {
  for (const name of ['LEAGUE_PORT', 'CLUBHOUSE_PORT'] as const) {
    const port = Number(environment[name]);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${name} must be a whole number from 1 to 65535.`);
    }
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${port} is taken, perhaps by another demonstration: stop that one, or choose another ` +
        `port: ${name}=${port + 1} npm run demo`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  return promise;
}
