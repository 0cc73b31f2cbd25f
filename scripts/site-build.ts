import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';
import { runCommand } from './run-command.ts';

/** The files browsers load, and their sources. */
interface Build {
  readonly name: string;
  /** The file that a build writes last. */
  readonly built: string;
  readonly sources: readonly string[];
  readonly program: string;
}

const BUILDS: readonly Build[] = [
  {
    name: "game's site",
    built: 'site/dist/release.txt',
    sources: [
      'site/{index.html,vite.config.ts}',
      'site/{build,noughts,public,src,worker}/**',
      'relay-client/{src,noughts}/**',
      'relay-protocol/src/**',
      'package-lock.json',
    ],
    program: 'site/build/main.ts',
  },
  {
    name: "clubhouse's client files",
    built: 'clubhouse/dist/built.txt',
    sources: [
      'clubhouse/build/**',
      'clubhouse/src/**/*.{css,client.ts}',
      'clubhouse/src/{components,offline,score}/**',
      'clubhouse/worker/**',
      'package-lock.json',
    ],
    program: 'clubhouse/build/main.ts',
  },
];
const LONGEST_MS = 120_000;
/** The builder of the site, one of the development tools. */
const BUILDER = join(ROOT, 'node_modules', 'vite');
const GET_BUILT =
  'it has to be built before the development tools are taken away, or unpack a release.';

/**
 * Builds sites in a separate process if they are missing or older than their sources. A failed
 * build is reported and stops nothing; without development tools, there is none (INST-1).
 * @param only one of the sites, by its name
 */
export async function buildSitesIfOld(say: (text: string) => void, only?: string): Promise<void> {
  for (const { name, built, sources, program } of BUILDS) {
    if (only !== undefined && name !== only) continue;
    if (!existsSync(BUILDER)) {
      if (!existsSync(join(ROOT, built))) say(`The ${name} is not there: ${GET_BUILT}\n`);
      continue;
    }
    const why = explainBuild(built, sources);
    if (why === null) continue;
    say(`Building the ${name}, since ${why} …\n`);
    const signal = AbortSignal.timeout(LONGEST_MS);
    const { code, output } = await runCommand(process.execPath, [program], signal);
    if (code !== 0) say(`The ${name} could not be built:\n${output}\n`);
  }
}

/** The reason for a build; null if none is needed. */
function explainBuild(path: string, sources: readonly string[]): string | null {
  const built = join(ROOT, path);
  if (!existsSync(built)) return 'there is none yet';
  const { mtimeMs } = statSync(built);
  const isNewer = (source: string) => statSync(join(ROOT, source)).mtimeMs > mtimeMs;
  return globSync([...sources], { cwd: ROOT }).some(isNewer) ? 'its sources are newer' : null;
}
