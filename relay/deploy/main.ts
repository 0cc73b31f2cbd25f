import process from 'node:process';
import { bundleWorker, runWrangler } from './bundle.ts';
import { tryOutBundle } from './try-out.ts';

/* `npm run release -- deploy` builds the Worker, tries it here and, without --check, deploys it. */

const code = bundleWorker();
await tryOutBundle(code);
process.stdout.write(
  `The relay for Cloudflare has ${Math.ceil(code.length / 1024)} KiB and runs.\n`,
);
if (!process.argv.includes('--check')) {
  process.exitCode = runWrangler(['deploy'], { isQuiet: false }).ok ? 0 : 1;
}
