import { Client } from '../demo/client.ts';
import { secret } from './service.ts';

/** Sets the club of a benchmark up. @returns its administrator's key */
export async function installClub(base: string, name: string): Promise<string> {
  const made = await new Client(base, secret).call<{ administrator_key: { key: string } }>(
    'POST',
    '/setup',
    {
      club: { name, slug: name.toLowerCase(), timezone: 'Europe/London' },
      administrator: { name: 'Kim' },
    },
  );
  return made.administrator_key.key;
}
