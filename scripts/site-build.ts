import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';
import { runCommand } from './run-command.ts';

/** Written last by a build. */
const BUILT = 'chess/dist/release.txt';
const SOURCES = [
  'chess/{index.html,vite.config.ts}',
  'chess/{build,public,src}/**',
  'relay-client/{src,noughts}/**',
  'relay-protocol/src/**',
  'package-lock.json',
];
const LONGEST_MS = 120_000;

/**
 * Builds the game's site where there is none yet, or an older one than its sources, in a process
 * of its own. A build that fails is told of and stops nothing.
 */
export async function buildSiteIfOld(say: (text: string) => void): Promise<void> {
  const why = whyBuild();
  if (why === null) return;
  say(`Building the game's site, since ${why} …\n`);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const { code, output } = await runCommand(process.execPath, ['chess/build/main.ts'], signal);
  if (code !== 0) say(`The game's site was not built; the services run without it:\n${output}\n`);
}

/** What makes a build necessary; null where nothing does. */
function whyBuild(): string | null {
  const built = join(ROOT, BUILT);
  if (!existsSync(built)) return 'there is none yet';
  const { mtimeMs } = statSync(built);
  const sources = globSync(SOURCES, { cwd: ROOT });
  const isNewer = (source: string) => statSync(join(ROOT, source)).mtimeMs > mtimeMs;
  return sources.some(isNewer) ? 'its sources are newer' : null;
}
