import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { startNode } from 'relay/testing/node-host';
import { startProgram } from 'test-kit/started-program';
import { pathsOf, ROOT } from './files.ts';
import { type PackageTarball, packAll } from './packing.ts';
import { type Example, examplesOf } from './readme-examples.ts';

const PACKAGES = ['relay-protocol', 'relay-client'];
const EXAMPLES = PACKAGES.flatMap((name) =>
  examplesOf(readFileSync(join(ROOT, name, 'README.md'), 'utf8')),
);

/** A folder of a stranger, who has what is packed, and one who has what is in the repository. */
const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
const STRANGERS = { packed: join(folder, 'packed'), source: join(folder, 'source') };
let packed: readonly PackageTarball[] = [];

before(async () => {
  packed = await packAll();
  for (const [stranger, at] of Object.entries(STRANGERS)) {
    mkdirSync(join(at, 'node_modules'), { recursive: true });
    writeFileSync(join(at, 'package.json'), '{ "private": true, "type": "module" }\n');
    for (const { name, code } of [...EXAMPLES, PAGE]) writeFileSync(join(at, name), code);
    if (stranger === 'packed') npmInstall(at);
    else for (const name of PACKAGES) symlinkSync(join(ROOT, name), join(at, 'node_modules', name));
  }
});

after(() => rmSync(folder, { recursive: true }));

/** What the workspaces share with each other and no package publishes. */
const OF_THE_REPOSITORY = /^\.\/(noughts$|testing\/)/;

test('packing: a package holds what was built of its sources, and nothing else', () => {
  for (const [index, name] of PACKAGES.entries()) {
    const sources = pathsOf(`${name}/src/**/*.ts`).filter((path) => !path.endsWith('.test.ts'));
    const modules = sources.map((path) => path.replace(`${name}/src/`, 'dist/').slice(0, -3));
    const built = modules.flatMap((path) => [`${path}.d.ts`, `${path}.js`]);
    const expected = ['LICENSE', 'README.md', 'package.json', ...built].toSorted();
    assert.deepEqual(packed[index]?.holds.toSorted(), expected);
  }
});

test('packing: what is published declares its entries, and nothing of how it is worked on', () => {
  for (const name of PACKAGES) {
    const at = join(STRANGERS.packed, 'node_modules', name);
    const published = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Manifest;
    const source = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as Manifest;
    const own = Object.keys(source.exports).filter((entry) => !OF_THE_REPOSITORY.test(entry));
    assert.deepEqual(Object.keys(published.exports), own);
    for (const { types, default: code } of Object.values(published.exports)) {
      for (const path of [types, code]) assert.ok(readFileSync(join(at, path), 'utf8') !== '');
    }
    assert.deepEqual(published.dependencies, source.dependencies);
    assert.deepEqual(
      ['private', 'devDependencies', 'scripts'].filter((field) => field in published),
      [],
    );
  }
});

test('packing: a workspace itself is not packed, but by what builds it', () => {
  for (const name of PACKAGES) {
    const refused = spawnSync('npm', ['pack', '--dry-run', '-w', name], { cwd: ROOT });
    assert.notEqual(refused.status, 0);
    assert.match(String(refused.stderr), /npm run release -- pack/);
  }
});

test('packing: the examples are right by the types that come with it', () => {
  const node = { lib: ['es2023'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
  check('tsconfig.json', node, ['play.ts', 'greet.ts']);
  check('tsconfig.page.json', { lib: ['es2023', 'dom', 'dom.iterable'], types: [] }, ['page.ts']);
});

for (const [stranger, at] of Object.entries(STRANGERS)) {
  test(`packing: two players play a game by the README, from what is ${stranger}`, async (t) => {
    const output = await run(t, at, 'play.ts');
    const ending = "{ by: 'moves', winner: null, reason: 'all squares are taken' }";
    assert.deepEqual(output.trimEnd().split('\n'), [`host ${ending}`, `guest ${ending}`]);
  });

  test(`packing: two sockets meet by the README of the protocol, from what is ${stranger}`, async (t) => {
    const output = await run(t, at, 'greet.ts');
    assert.match(output, /^first \{ t: 'joined', proto: 1, seat: 0, peer: false/);
    assert.match(output, /^first \{ t: 'sealed', text: 'aGVsbG8' \}$/m);
    assert.deepEqual(output.match(/^\w+ 4411 true$/gm)?.toSorted(), [
      'first 4411 true',
      'second 4411 true',
    ]);
  });

  test(`packing: a page goes online by the README, from what is ${stranger}`, async (t) => {
    const { url } = await startNode(t);
    const environment = { RELAY: url };
    const page = await startProgram(t, join(at, PAGE.name), { environment, folder: at });
    assert.match(await page.says(/\S+#join=\S+ online/), /^https:\/\/play\.example\/#join=/);
  });
}

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Without a network: what is packed depends on nothing else. */
function npmInstall(at: string): void {
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  const args = ['install', ...options, ...packed.map(({ file }) => file)];
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

/** What a browser has and Node has not, as far as the page of the README uses it. */
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
