import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Client, Refused } from './client.ts';

interface Key {
  readonly key: string;
}

/** Where the demonstration keeps the administrator key, readable by its owner only. */
const KEY_FILE = 'data/demo-key';

/** The administrator of the running service: installs the club the first time. */
export async function administrator(base: string): Promise<Client> {
  const secret = installationSecret();
  const setup = new Client(base, secret);
  try {
    const made = await setup.call<{ administrator_key: Key }>('POST', '/setup', {
      club: { name: 'Riverside Rackets', slug: 'riverside', timezone: 'Europe/London' },
      administrator: { name: 'Kim, the secretary' },
    });
    writeFileSync(KEY_FILE, made.administrator_key.key, { mode: 0o600 });
    return setup.as(made.administrator_key.key);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'setup_closed') throw error;
  }
  const key =
    process.env['DEMO_KEY'] ?? (existsSync(KEY_FILE) ? readFileSync(KEY_FILE, 'utf8') : '');
  if (key !== '') return setup.as(key.trim());
  throw new Error(
    'The club is installed, and not by this demonstration: give an administrator key as DEMO_KEY.',
  );
}

function installationSecret(): string {
  const given = process.env['LEAGUE_INSTALLATION_SECRET'];
  if (given !== undefined && given !== '') return given;
  const file = `${process.env['LEAGUE_DATA'] ?? 'data/league'}/installation-secret`;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error(`There is no ${file}. Start the service first: npm start`);
}
