import process from 'node:process';
import { bundle, wrangler } from './bundle.ts';
import { tryOut } from './try-out.ts';

/*
 * `npm run release -- deploy`: builds what is deployed, runs it on this machine and deploys it; with --check
 * all but the last.
 */

const code = bundle();
await tryOut(code);
process.stdout.write(
  `The relay for Cloudflare has ${Math.ceil(code.length / 1024)} KiB and runs.\n`,
);
if (!process.argv.includes('--check')) {
  process.exitCode = wrangler(['deploy'], { isQuiet: false }).ok ? 0 : 1;
}
