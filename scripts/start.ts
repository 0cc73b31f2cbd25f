import process from 'node:process';
import { buildSitesIfOld } from './site-build.ts';

// What `npm start` runs: every service that there is, on its embedded defaults. Each says by
// itself where to go next. Sites are read when their services start, so they are built before.

await buildSitesIfOld((text) => process.stdout.write(text));
await Promise.all([import('league/main'), import('relay/main'), import('clubhouse/main')]);
