import process from 'node:process';
import { readLeagueAddress } from '../../scripts/league-address.ts';
import { readWebsiteUrl } from '../../scripts/website-url.ts';

/** People need only the address that the league prints after these start messages. */
const OF_SERVICES = /^(The (league|clubhouse)\b.* answers at |It has no club yet).*\n\n?/gm;

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
  const kept = typeof chunk === 'string' ? chunk.replaceAll(OF_SERVICES, '') : chunk;
  return Reflect.apply(write, undefined, [kept, ...rest]) as boolean;
};

process.env['LEAGUE_URL'] = readLeagueAddress(process.env, '.env');
process.env['LEAGUE_WEBSITE_URL'] = readWebsiteUrl(process.env, '.env');
await import('clubhouse/main');
await import('league/main');
process.stdout.write(`\nYour data is in ${process.cwd()}. Press Ctrl-C to stop.\n`);
