import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `npm run lab -- generators [FILE]` lets three generators make a client from the API document. It
 * compiles a small program with each client and prints the clients' sizes. The project does not
 * depend on the generators: the command installs them in a temporary folder, without scripts.
 */

const OTHERS = fileURLToPath(new URL('others/', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../openapi.json', import.meta.url));
const [file = DOCUMENT] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'league-generators-'));

/** Each generator's arguments by its name; the first is its program in `node_modules`. */
const GENERATORS = {
  'openapi-typescript':
    'openapi-typescript/bin/cli.js openapi.json -o openapi-typescript/schema.d.ts',
  'hey-api':
    '@hey-api/openapi-ts/bin/run.js -i openapi.json -o hey-api' +
    ' -p @hey-api/typescript @hey-api/sdk @hey-api/client-fetch',
  orval: 'orval/dist/bin/orval.mjs --config orval.config.mjs',
};

const COMPILE =
  'typescript/bin/tsc --noEmit --strict --skipLibCheck --allowImportingTsExtensions ' +
  '--module esnext --moduleResolution bundler --target esnext --lib esnext,dom,dom.iterable';

try {
  cpSync(OTHERS, folder, { recursive: true });
  cpSync(file, join(folder, 'openapi.json'));
  const quiet = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  runTool('npm', 'install', ...quiet);
  for (const [name, told] of Object.entries(GENERATORS)) {
    runInstalled(told);
    renameSync(join(folder, `${name}.ts.txt`), join(folder, `${name}.ts`));
    runInstalled(`${COMPILE} ${name}.ts`);
    process.stdout.write(`${name}: ${describeClientSize(name)}; a program on it compiles\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Runs a program installed here. */
function runInstalled(told: string): void {
  const [program = '', ...args] = told.split(' ');
  runTool(process.execPath, join('node_modules', program), ...args);
}

/** @throws Error with the program's output if it fails */
function runTool(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

function describeClientSize(name: string): string {
  const texts = globSync(`${name}/**/*.ts`, { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const lines = texts.join('').split('\n').length;
  const types = texts.join('').match(/^export (?:type|interface) \w+/gm)?.length ?? 0;
  return `${lines} lines in ${texts.length} files, ${types} exported types`;
}
