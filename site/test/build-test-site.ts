import { buildTestSite } from './test-site.ts';

/* Builds into the folder that is named, once for all the test files that look at it. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to build into.');
await buildTestSite(folder);
