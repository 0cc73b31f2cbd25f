import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, RefusedError } from './client.ts';
import { DemoKeys } from './demo-keys.ts';

interface Key {
  readonly key: string;
}

interface Installation {
  readonly base: string;
  /** A given administrator key; otherwise the demo uses its own. */
  readonly key: string | undefined;
  readonly settings: {
    readonly dataFolder: string;
    readonly installationSecret: string | undefined;
  };
  readonly say: (text: string) => void;
}

/** Signs in as the administrator of the running service, and installs a missing club (CLI-13). */
export async function openAdministrator({
  base,
  key,
  settings,
  say,
}: Installation): Promise<Client> {
  if (key !== undefined && key !== '') return new Client(base, key);
  const keys = new DemoKeys(settings.dataFolder);
  for (const { file, administrator: known } of keys.found()) {
    const client = new Client(base, known);
    if (!(await hasValidKey(client))) continue;
    say(`The club's keys are in ${file}.\n`);
    return client;
  }
  const secret = settings.installationSecret ?? readSecret(settings.dataFolder);
  const setup = new Client(base, secret);
  if ((await setup.call<{ installed: boolean }>('GET', '/setup/status')).installed) {
    throw new Error(
      'The club is installed, and none of the keys of this demonstration is good. Make one, ' +
        '`npm run league -- keys create --admin --name Demo`, and give it as --key or DEMO_KEY.',
    );
  }
  return installDemo(setup, keys, say);
}

/** The club's data on the website. With a privacy notice, strangers can apply there. */
const BRANDING = {
  colour: '#0f5c4a',
  contact_email: 'coach@riverside.example',
  privacy_notice: {
    name: { en: 'Privacy notice', de: 'Datenschutzhinweis' },
    date: '2026-01-10',
    text: {
      en:
        'The club keeps your name, how to reach you, and what you play, to run its league.\n\n' +
        'Partners and opponents of a season see your number and your address while it runs. ' +
        'Tables show your name to members who are signed in, and to nobody else.\n\n' +
        'Leave the club and nobody is shown how to reach you. Ask the coach, and all that is ' +
        'yours is erased.',
      de:
        'Der Verein speichert deinen Namen, wie du zu erreichen bist und was du spielst, um seine ' +
        'Liga zu führen.\n\n' +
        'Partner und Gegner einer Saison sehen deine Nummer und deine Adresse, solange sie läuft. ' +
        'In Tabellen steht dein Name für angemeldete Mitglieder, für niemanden sonst.\n\n' +
        'Verlässt du den Verein, sieht niemand mehr, wie du zu erreichen bist. Sag dem Trainer ' +
        'Bescheid, und alles von dir wird gelöscht.',
    },
  },
};

async function installDemo(
  setup: Client,
  keys: DemoKeys,
  say: Installation['say'],
): Promise<Client> {
  // The file is there before the keys are: what cannot be kept is not asked for.
  const place = keys.reserve();
  const made = await setup
    .call<{ administrator_key: Key; website_key: Key }>('POST', '/setup', {
      club: {
        name: 'Riverside Rackets',
        slug: 'riverside',
        timezone: 'Europe/London',
        branding: BRANDING,
      },
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

async function hasValidKey(client: Client): Promise<boolean> {
  try {
    await client.call('GET', '/v1/me');
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'invalid_credential') return false;
    throw error;
  }
}

function readSecret(dataFolder: string): string {
  const file = join(dataFolder, 'installation-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Error(`There is no ${file}. Start the service first: npm start`);
}
