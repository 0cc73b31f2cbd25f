import process from 'node:process';
import { readForwarderUrl, readLeagueAddress } from './league-address.ts';
import { readLeagueLogLevel } from './league-log-level.ts';
import { buildSitesIfOld } from './site-build.ts';
import { findWebsiteKeyFile } from './website-key-file.ts';
import { readWebsiteUrl } from './website-url.ts';

// `npm start`: every service there is, on its embedded defaults; each says where to go next.
// Installation hands over the website key. Sites are built before their services read them.

process.env['LEAGUE_WEBSITE_KEY_FILE'] = findWebsiteKeyFile(process.env, '.env');
process.env['LEAGUE_URL'] = readLeagueAddress(process.env, '.env');
process.env['FORWARDER_URL'] = readForwarderUrl(process.env, '.env');
await buildSitesIfOld((text) => process.stdout.write(text));
process.env['LEAGUE_WEBSITE_URL'] = readWebsiteUrl(process.env, '.env');
process.env['LEAGUE_LOG_LEVEL'] = readLeagueLogLevel(process.env, '.env');
await import('relay/main');
// A relay that could not start has said why, and other services would keep the process alive.
if (process.exitCode === undefined) {
  await Promise.all([import('forwarder/main'), import('clubhouse/main')]);
  // The league comes last, because its last line says where to set up a club.
  await import('league/main');
}
