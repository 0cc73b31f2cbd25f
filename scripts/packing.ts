import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';
import { publishedManifest, type SourceManifest } from './published-manifest.ts';
import { runCommand } from './run-command.ts';

/** What is published, each after what it depends on. */
const PUBLISHED = ['relay-protocol', 'relay-client'];
const OUT = join(ROOT, 'dist', 'npm');
const LONGEST_MS = 120_000;

export interface PackageTarball {
  /** The path of the tarball. */
  readonly file: string;
  /** The paths of the files in it. */
  readonly holds: readonly string[];
}

/** Builds and packs all that is published, into an emptied folder. @throws Error */
export async function packAll(): Promise<PackageTarball[]> {
  rmSync(OUT, { recursive: true, force: true });
  await run('node_modules/.bin/tsc', '-b', 'relay-client/tsconfig.build.json');
  for (const name of PUBLISHED) stage(name);
  const folders = PUBLISHED.map((name) => join(OUT, name));
  const options = ['--json', '--ignore-scripts', '--pack-destination', OUT];
  return readReport(await run('npm', 'pack', ...options, ...folders));
}

/** Puts beside what was built what else a package has. */
function stage(name: string): void {
  const [source, folder] = [join(ROOT, name), join(OUT, name)];
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as SourceManifest;
  mkdirSync(folder, { recursive: true });
  const published = publishedManifest(manifest);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, AbortSignal.timeout(LONGEST_MS));
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return output;
}

/** npm lists the packages by their names, older versions of it as a list. */
function readReport(output: string): PackageTarball[] {
  interface PackReport {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }
  const report = JSON.parse(output.slice(output.search(/^[[{]/m))) as Record<string, PackReport>;
  return Object.values(report).map(({ filename, files }) => ({
    file: join(OUT, filename),
    holds: files.map(({ path }) => path).toSorted(),
  }));
}
