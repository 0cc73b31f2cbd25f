import { join } from 'node:path';
import { installClub, makeCaller } from 'test-kit/club-calls';
import { type DataStore, secret, startService, stopService } from './service.ts';
import { type LargeClub, writeLargeClub } from './size/large-club.ts';

export interface BenchClub extends LargeClub {
  /** The key of the club's administrator. */
  readonly key: string;
}

/**
 * Installs a club and fills it with members and two seasons.
 * @param server the server of the oldest release that must open the club; later ones migrate it
 */
export async function makeClub(
  place: DataStore,
  members: number,
  server: string,
): Promise<BenchClub> {
  process.stderr.write(`Writing a club of ${members} …\n`);
  const service = await startService(place, server);
  const club = { name: 'Bench', slug: 'bench' };
  const { adminKey } = await installClub(makeCaller(service.base, secret), club);
  await stopService(service);
  const file = join(place.env['LEAGUE_DATA'] ?? '', 'league.sqlite');
  return { ...writeLargeClub(file, members), key: adminKey };
}
