import { makeCaller, installClub as install } from 'test-kit/club-calls';
import { secret } from './service.ts';

/** Sets the club of a benchmark up. @returns its administrator's key */
export async function installClub(base: string, name: string): Promise<string> {
  const club = { name, slug: name.toLowerCase() };
  return (await install(makeCaller(base, secret), club, 'Kim')).adminKey;
}
