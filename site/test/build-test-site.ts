import { buildTestSite } from './test-site.ts';

/* Builds into the given folder, once for all the test files that use it. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to build into.');
await buildTestSite(folder);
