import process from 'node:process';
import { buildSiteIfOld } from './site-build.ts';

// What `npm start` runs: every service that there is, on its embedded defaults. Each says by
// itself where to go next. The relay reads the site when it starts, so that is built before.

await buildSiteIfOld((text) => process.stdout.write(text));
await Promise.all([import('league/main'), import('relay/main')]);
