import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PATIENCE_MS } from 'test-kit/patience';
import { RELEASE_PROGRAMS } from '../operations/release/release-programs.ts';
import { BUILD_PROGRAMS } from './build-programs.ts';
import { readFiles, ROOT } from './files.ts';
import { GENERATE_PROGRAMS } from './generate-programs.ts';
import { LAB_PROGRAMS } from './lab-programs.ts';
import type { Program } from './programs.ts';

const MAX_SCRIPTS = 12;
/** The longest text that fits with its name into a terminal of 120 columns. */
const MAX_ABOUT_LETTERS = 95;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const NAMED: Readonly<Record<string, readonly Program[]>> = {
  build: BUILD_PROGRAMS,
  generate: GENERATE_PROGRAMS,
  lab: LAB_PROGRAMS,
};
/** A version may follow. */
const RELEASES = [...RELEASE_PROGRAMS.map(({ name }) => name), 'major', 'minor', 'patch'];

const TEXTS = [
  '**/*.{md,ts,tsx,js,mjs,html,yaml,yml}',
  'operations/{systemd,caddy,container/hooks}/*',
  'operations/{container/Containerfile,command/launcher}',
  '.{ci,devcontainer,github}/**/*.*',
  '.ci/run',
  '.env.example',
];
/** Line breaks inside a command, with any comment or quotation mark on the next line. */
const LINE_BREAK = /\n[ \t]*(?:\*|#|\/\/|>)?[ \t]*/g;
const COMMAND = /\bnpm run (?<script>[a-z][\w:-]*)(?: -- (?<name>[a-z][\w-]*))?/g;

/** Commands in a text that do not exist. */
function unknownCommands(text: string): string[] {
  const found = [...text.replaceAll(LINE_BREAK, ' ').matchAll(COMMAND)];
  return found.filter(({ groups }) => !isCommand(groups)).map(([command]) => command);
}

function isCommand({ script = '', name }: Readonly<Record<string, string | undefined>> = {}) {
  if (scripts[script] === undefined) return false;
  if (name === undefined) return true;
  if (script === 'release') return RELEASES.includes(name);
  return NAMED[script]?.some((program) => program.name === name) ?? true;
}

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, file), ...args], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  return { status, stdout, stderr };
}

test('commands: there are at most twelve scripts', () => {
  assert.ok(Object.keys(scripts).length <= MAX_SCRIPTS, Object.keys(scripts).join(', '));
});

test('commands: every listed program exists, under its own name, in one line', () => {
  for (const programs of [...Object.values(NAMED), RELEASE_PROGRAMS]) {
    const names = programs.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
    for (const { name, file, about } of programs) {
      assert.ok(existsSync(join(ROOT, file)), `${name}: there is no ${file}`);
      assert.match(about, new RegExp(`^[^\n]{10,${MAX_ABOUT_LETTERS}}$`), name);
    }
  }
});

test('commands: every command named on a page, in a comment or in a message exists', () => {
  const stale = readFiles(TEXTS)
    .filter(({ path }) => path !== 'scripts/commands.test.ts')
    .flatMap(({ path, text }) => unknownCommands(text).map((command) => `${path}: ${command}`));
  assert.deepEqual(stale, []);
});

test('commands: a missing one is found, across lines and in comments too', () => {
  const known = 'npm run demo, npm run league -- help, npm run lab -- NAME, npm run build -- site';
  assert.deepEqual(unknownCommands(known), []);
  assert.deepEqual(unknownCommands('see npm run\n * openapi, and `npm run lab --\n// moon`.'), [
    'npm run openapi',
    'npm run lab -- moon',
  ]);
  assert.deepEqual(unknownCommands('npm run deploy:check; npm run release -- deploi'), [
    'npm run deploy:check',
    'npm run release -- deploi',
  ]);
});

test('commands: the lab lists its programs, runs one with its arguments, and suggests the nearest name', () => {
  const { stdout } = run('scripts/lab.ts');
  for (const { name, about, file } of LAB_PROGRAMS) {
    assert.ok(
      stdout.split('\n').some((line) => [name, about, file].every((one) => line.includes(one))),
    );
  }
  const sim = run('scripts/lab.ts', 'clock-sim', '1', '4');
  assert.deepEqual([sim.status, sim.stderr], [0, '']);
  assert.match(sim.stdout, /^1 games of 10 moves/);
  assert.deepEqual(run('scripts/lab.ts', 'clok-sim', '1'), {
    status: 2,
    stdout: '',
    stderr: 'There is no "clok-sim" here: did you mean clock-sim?\n',
  });
});

test('commands: a mistyped name stops everything before anything is built or written', () => {
  const written = () => statSync(join(ROOT, 'docs/settings.md')).mtimeMs;
  const before = written();
  const refused = run('scripts/generate.ts', 'settings', 'opnapi');
  assert.deepEqual(
    [refused.status, refused.stdout, refused.stderr],
    [2, '', 'There is no "opnapi" here: did you mean openapi?\n'],
  );
  assert.equal(written(), before);
  assert.equal(run('scripts/build.ts', 'sight').status, 2);
});
