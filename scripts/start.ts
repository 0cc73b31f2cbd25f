import process from 'node:process';
import { leagueAddress } from './league-address.ts';
import { leagueLogLevel } from './league-log-level.ts';
import { buildSitesIfOld } from './site-build.ts';
import { websiteKeyFile } from './website-key-file.ts';
import { websiteUrl } from './website-url.ts';

// What `npm start` runs: every service that there is, on its embedded defaults. Each says by
// itself where to go next. Installation hands the website key over from one to the other. Sites are
// read when their services start, so they are built before.

process.env['LEAGUE_WEBSITE_KEY_FILE'] = websiteKeyFile(process.env, '.env');
process.env['LEAGUE_URL'] = leagueAddress(process.env, '.env');
await buildSitesIfOld((text) => process.stdout.write(text));
process.env['LEAGUE_WEBSITE_URL'] = websiteUrl(process.env, '.env');
process.env['LEAGUE_LOG_LEVEL'] = leagueLogLevel(process.env, '.env');
// The league comes last: what it prints, where to set up a club, is to be the last line.
await Promise.all([import('relay/main'), import('clubhouse/main')]);
await import('league/main');
