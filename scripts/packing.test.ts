import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { startNode } from 'relay/testing/node-host';
import { startProgram } from 'test-kit/started-program';
import { listPaths, ROOT } from './files.ts';
import { CLIENT_NAME, type PackageTarball, packClient } from './packing.ts';
import { type Example, findExamples } from './readme-examples.ts';

const FOLDERS = { '@sealed-move/protocol': 'relay-protocol', [CLIENT_NAME]: 'relay-client' };
const readExamples = (folder: string) =>
  findExamples(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'));
const [EXAMPLES, PROTOCOL_EXAMPLES] = [
  readExamples('relay-client'),
  readExamples('relay-protocol'),
];

/** A stranger's folder with the packed files, and one with the repository's files. */
const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
const STRANGERS = { packed: join(folder, 'packed'), source: join(folder, 'source') };
let packed: PackageTarball;

before(async () => {
  packed = await packClient();
  for (const [stranger, at] of Object.entries(STRANGERS)) {
    mkdirSync(join(at, 'node_modules'), { recursive: true });
    // Follows the README.
    for (const args of [
      ['init', '-y'],
      ['pkg', 'set', 'type=module'],
    ]) {
      spawnSync('npm', args, { cwd: at });
    }
    for (const { name, code } of [...EXAMPLES, PAGE]) writeFileSync(join(at, name), code);
    if (stranger === 'packed') npmInstall(at);
    else linkSources(at);
  }
});

after(() => rmSync(folder, { recursive: true }));

/** Entries that workspaces share and no package publishes. */
const OF_THE_REPOSITORY = /^\.\/(noughts$|testing\/)/;

test('packing: the tarball holds only the builds of the client and the protocol', () => {
  const built = Object.values(FOLDERS).flatMap((from) => {
    const sources = listPaths(`${from}/src/**/*.ts`).filter((path) => !path.endsWith('.test.ts'));
    const to = from === 'relay-protocol' ? 'dist/protocol/' : 'dist/';
    const modules = sources.map((path) => path.replace(`${from}/src/`, to).slice(0, -3));
    return modules.flatMap((path) => [`${path}.d.ts`, `${path}.js`]);
  });
  assert.deepEqual(packed.holds, ['LICENSE', 'README.md', 'package.json', ...built].toSorted());
});

test('packing: the tarball declares its entries and no dependency, so it installs alone', () => {
  const at = join(STRANGERS.packed, 'node_modules', CLIENT_NAME);
  const published = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Manifest;
  const path = join(ROOT, 'relay-client', 'package.json');
  const source = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const own = Object.keys(source.exports).filter((entry) => !OF_THE_REPOSITORY.test(entry));
  assert.equal(published.name, CLIENT_NAME);
  assert.deepEqual(Object.keys(published.exports), own);
  for (const { types, default: code } of Object.values(published.exports)) {
    for (const path of [types, code]) assert.ok(readFileSync(join(at, path), 'utf8') !== '');
  }
  for (const field of ['private', 'dependencies', 'devDependencies', 'scripts']) {
    assert.ok(!(field in published), field);
  }
  // It requests no package from npm, not even the protocol.
  for (const path of packed.holds.filter((one) => /\.(js|ts)$/.test(one))) {
    const text = readFileSync(join(at, path), 'utf8');
    assert.doesNotMatch(text, /from '[^.]|import\(['"][^.]/, path);
  }
});

test('packing: the README names everything that a session can do', () => {
  const [readme, types] = ['README.md', 'src/session-view.ts'].map((file) =>
    readFileSync(join(ROOT, 'relay-client', file), 'utf8'),
  );
  const calls = [...(types ?? '').matchAll(/^  readonly (\w+): \(/gm)].map(([, name]) => name);
  assert.ok(calls.length > 15);
  assert.deepEqual(
    calls.filter((name) => !readme?.includes(`\`${name}(`)),
    [],
  );
});

test('packing: a workspace is packed only through its build', () => {
  for (const name of Object.keys(FOLDERS)) {
    const refused = spawnSync('npm', ['pack', '--dry-run', '-w', name], { cwd: ROOT });
    assert.notEqual(refused.status, 0);
    assert.match(String(refused.stderr), /npm run release -- pack/);
  }
});

test('packing: the examples compile against the packed types', () => {
  const node = { lib: ['es2023'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
  check('tsconfig.json', node, ['play.ts']);
  check('tsconfig.page.json', { lib: ['es2023', 'dom', 'dom.iterable'], types: [] }, ['page.ts']);
});

for (const [stranger, at] of Object.entries(STRANGERS)) {
  test(`packing: two players play a game by the README, from what is ${stranger}`, async (t) => {
    const output = await run(t, at, 'play.ts');
    const ending = "{ by: 'moves', winner: null, reason: 'all squares are taken' }";
    assert.deepEqual(output.trimEnd().split('\n'), [`host ${ending}`, `guest ${ending}`]);
  });

  test(`packing: a page goes online by the README, from what is ${stranger}`, async (t) => {
    const { url } = await startNode(t);
    const environment = { RELAY: url };
    const page = await startProgram(t, join(at, PAGE.name), { environment, folder: at });
    assert.match(await page.says(/\S+#join=\S+ online/), /^https:\/\/play\.example\/#join=/);
  });
}

test('packing: two sockets meet by the README of the protocol', async (t) => {
  for (const { name, code } of PROTOCOL_EXAMPLES) {
    writeFileSync(join(STRANGERS.source, name), code);
  }
  const output = await run(t, STRANGERS.source, 'greet.ts');
  assert.match(output, /^first \{ t: 'joined', proto: 1, seat: 0, peer: false/);
  assert.match(output, /^first \{ t: 'sealed', text: 'aGVsbG8' \}$/m);
  assert.deepEqual(output.match(/^\w+ 4411 true$/gm)?.toSorted(), [
    'first 4411 true',
    'second 4411 true',
  ]);
});

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
}

function linkSources(at: string): void {
  for (const [name, from] of Object.entries(FOLDERS)) {
    mkdirSync(join(at, 'node_modules', dirname(name)), { recursive: true });
    symlinkSync(join(ROOT, from), join(at, 'node_modules', name));
  }
}

/** Without a network, and without npm's cache. */
function npmInstall(at: string): void {
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const args = ['install', ...options, '--cache', join(folder, 'npm-cache'), packed.file];
  const { status, stderr } = spawnSync('npm', args, { cwd: at, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

function check(name: string, options: object, files: readonly string[]): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    ...options,
  };
  const at = STRANGERS.packed;
  writeFileSync(join(at, name), JSON.stringify({ compilerOptions, files }));
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', name], { cwd: at, encoding: 'utf8' });
  assert.equal(status, 0, stdout);
}

async function run(t: TestContext, at: string, main: string): Promise<string> {
  const { url } = await startNode(t);
  const { output, ended } = await startProgram(t, join(at, main), {
    environment: { RELAY: url, NO_COLOR: '1' },
    folder: at,
  });
  assert.equal(await ended, 0, output());
  return output();
}

/** Browser globals that Node lacks, as far as the README's page uses them. */
const PAGE: Example = {
  name: 'as-a-page.ts',
  code: `
const kept = new Map<string, string>();
const origin = 'https://play.example';
Object.assign(globalThis, {
  location: { href: origin + '/', origin: process.env['RELAY'], pathname: '/' },
  history: { replaceState: () => undefined },
  document: {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    body: { set textContent(text: string) { console.log(text); } },
  },
  addEventListener: () => undefined,
  WebSocket: class extends WebSocket {
    constructor(url: string) { super(url, { headers: { origin } }); }
  },
});
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
});
await import('./page.ts');
`,
};
