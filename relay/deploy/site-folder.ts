import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHeadersFile } from './headers-file.ts';
import { readSettings } from '../src/core/settings.ts';
import { readWranglerConfig, ROOT } from './wrangler-config.ts';

/*
 * Makes the folder that wrangler uploads, from the built site and its headers, for wrangler.jsonc.
 */

const SITE = join(ROOT, 'relay/dist/site');
/** The built .br and .gz files are left out, because the platform compresses by itself. */
const COMPRESSED = /\.(br|gz)$/;

await rm(SITE, { recursive: true, force: true });
const filter = (path: string) => !COMPRESSED.test(path);
await cp(join(ROOT, 'site/dist'), SITE, { recursive: true, filter });
const { forwarderUrl } = readSettings(readWranglerConfig().vars);
await writeFile(join(SITE, '_headers'), formatHeadersFile(forwarderUrl));
