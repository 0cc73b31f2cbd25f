import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './wrangler-config.ts';

const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const OUT = join(ROOT, 'relay/dist/worker');

/** Wrangler asks nothing and writes nothing to the user's home folder. */
const QUIET = { CI: 'true', XDG_CONFIG_HOME: join(ROOT, 'relay/dist/wrangler') };

/** Runs wrangler on the configuration in the root, without telemetry. */
export function runWrangler(
  args: readonly string[],
  { isQuiet }: { readonly isQuiet: boolean },
): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: isQuiet ? 'pipe' : 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...(isQuiet ? QUIET : {}) },
  });
  return { ok: status === 0, output: [stdout, stderr, error?.message].join('') };
}

/** Builds what would be deployed, which needs no account and no network. @throws Error */
export function bundleWorker(): string {
  const { ok, output } = runWrangler(['deploy', '--dry-run', '--outdir', OUT], { isQuiet: true });
  if (!ok) throw new Error(`wrangler does not build it: ${output}`);
  return readFileSync(join(OUT, 'worker.js'), 'utf8');
}
