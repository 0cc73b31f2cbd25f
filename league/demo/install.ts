import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Refused } from './client.ts';
import { DemoKeys } from './demo-keys.ts';

interface Key {
  readonly key: string;
}

interface Installation {
  readonly base: string;
  /** An administrator key that was given; else the demonstration knows its own. */
  readonly key: string | undefined;
  readonly settings: {
    readonly dataFolder: string;
    readonly installationSecret: string | undefined;
  };
  readonly say: (text: string) => void;
}

/** The administrator of the running service: installs the club the first time (CLI-13). */
export async function administrator({ base, key, settings, say }: Installation): Promise<Client> {
  if (key !== undefined && key !== '') return new Client(base, key);
  const keys = new DemoKeys(settings.dataFolder);
  for (const { file, administrator: known } of keys.found()) {
    const client = new Client(base, known);
    if (!(await isGood(client))) continue;
    say(`The club's keys are in ${file}.\n`);
    return client;
  }
  const secret = settings.installationSecret ?? secretIn(settings.dataFolder);
  const setup = new Client(base, secret);
  if ((await setup.call<{ installed: boolean }>('GET', '/setup/status')).installed) {
    throw new Error(
      'The club is installed, and none of the keys of this demonstration is good. Make one, ' +
        '`npm run league -- keys create --admin --name Demo`, and give it as --key or DEMO_KEY.',
    );
  }
  return install(setup, keys, say);
}

async function install(setup: Client, keys: DemoKeys, say: Installation['say']): Promise<Client> {
  // The file is there before the keys are: what cannot be kept is not asked for.
  const place = keys.reserve();
  const made = await setup
    .call<{ administrator_key: Key; website_key: Key }>('POST', '/setup', {
      club: { name: 'Riverside Rackets', slug: 'riverside', timezone: 'Europe/London' },
      administrator: { name: 'Kim, the secretary' },
    })
    .catch((error: unknown) => {
      place.discard();
      throw error;
    });
  const both = { administrator: made.administrator_key.key, website: made.website_key.key };
  try {
    place.keep(both);
    say(`The club is installed. Its keys are in ${place.file}.\n`);
  } catch {
    // They are shown by the service this once.
    say(`The keys could not be kept in ${place.file}. Note them:\n`);
    say(`administrator ${both.administrator}\nwebsite ${both.website}\n`);
  }
  return setup.as(both.administrator);
}

async function isGood(client: Client): Promise<boolean> {
  try {
    await client.call('GET', '/v1/me');
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'invalid_credential') return false;
    throw error;
  }
}

function secretIn(dataFolder: string): string {
  const file = join(dataFolder, 'installation-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error(`There is no ${file}. Start the service first: npm start`);
}
