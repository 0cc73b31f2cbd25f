import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildClient } from './build-client.ts';
import { buildPages } from './build-pages.ts';

/** `npm run build -- clubhouse` builds into clubhouse/dist, or the folder given. */
const [folder = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
await buildClient(folder);
buildPages(folder);
