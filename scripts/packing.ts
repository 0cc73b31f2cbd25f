import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './files.ts';
import { makePublishedManifest, type SourceManifest } from './published-manifest.ts';
import { runCommand } from './run-command.ts';

export const CLIENT_NAME = '@sealed-move/client';
const SOURCE = join(ROOT, 'relay-client');
const OUT = join(ROOT, 'dist', 'npm');
const BUILT = join(OUT, 'relay-client');
const TIMEOUT_MS = 120_000;
/** Matches an import of the protocol, which is bundled because its package is never published. */
const PROTOCOL_IMPORT = /(?<=['"])@sealed-move\/protocol\/([\w-]+)(?=['"])/g;

export interface PackageTarball {
  readonly file: string;
  readonly holds: readonly string[];
}

/** Builds the client with the protocol in it, and packs it into an emptied folder. @throws Error */
export async function packClient(): Promise<PackageTarball> {
  rmSync(OUT, { recursive: true, force: true });
  await runTool('node_modules/.bin/tsc', '-b', 'relay-client/tsconfig.build.json');
  const manifest = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8')) as SourceManifest;
  const published = makePublishedManifest(manifest);
  writeFileSync(join(BUILT, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(SOURCE, 'README.md'), join(BUILT, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(BUILT, 'LICENSE'));
  bundleProtocol(join(BUILT, 'dist'));
  const options = ['--json', '--ignore-scripts', '--pack-destination', OUT];
  return readReport(await runTool('npm', 'pack', ...options, BUILT));
}

function bundleProtocol(dist: string): void {
  cpSync(join(OUT, 'relay-protocol', 'dist'), join(dist, 'protocol'), { recursive: true });
  for (const path of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const file = join(dist, path);
    const up = relative(dirname(path), 'protocol');
    const text = readFileSync(file, 'utf8');
    const rewritten = text.replace(
      PROTOCOL_IMPORT,
      (_, entry: string) => `${up.startsWith('.') ? up : `./${up}`}/${entry}.js`,
    );
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
}

async function runTool(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, AbortSignal.timeout(TIMEOUT_MS));
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return output;
}

/** npm reports packages by name; its older versions report a list. */
function readReport(output: string): PackageTarball {
  interface PackReport {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }
  const report = JSON.parse(output.slice(output.search(/^[[{]/m))) as Record<string, PackReport>;
  const [packed] = Object.values(report);
  if (packed === undefined) throw new Error(`npm pack reported no package:\n${output}`);
  return {
    file: join(OUT, packed.filename),
    holds: packed.files.map(({ path }) => path).toSorted(),
  };
}
