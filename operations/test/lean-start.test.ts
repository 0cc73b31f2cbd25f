import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';

interface Package {
  readonly version: string;
  readonly dev?: boolean;
}

type Packages = Readonly<Record<string, Package>>;

const NEEDED: Packages = { 'node_modules/needed': { version: '1.0.0' } };
const TOOL: Packages = { 'node_modules/tool': { version: '1.0.0', dev: true } };
const NEWER: Packages = { 'node_modules/needed': { version: '3.0.0' } };
const SERVICE = 'relay/src/hosts/node/main.ts';

/**
 * Runs `scripts/run.mjs FILE` with a lock file and installed packages; its Node and npm only
 * report.
 */
function run(t: TestContext, file: string, wanted: Packages, present: Packages | null) {
  const root = mkdtempSync(join(tmpdir(), 'club-run-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const folder of ['scripts', 'node_modules/node/bin', 'bin']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(ROOT, 'scripts/run.mjs'), join(root, 'scripts/run.mjs'));
  const lock = (path: string, packages: Packages) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));
  lock('package-lock.json', wanted);
  if (present !== null) lock('node_modules/.package-lock.json', present);
  writeFileSync(join(root, 'node_modules/node/bin/node'), '#!/bin/sh\necho started\n', {
    mode: 0o755,
  });
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\ntouch installed\necho "npm $*"\n', {
    mode: 0o755,
  });
  return runIn(root, file);
}

function runIn(root: string, file: string) {
  const ran = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), file], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return { ...ran, hasInstalled: existsSync(join(root, 'installed')), root };
}

test('INST-2: a service starts without development tools, and nothing is installed', (t) => {
  for (const file of [
    SERVICE,
    'scripts/start.ts',
    'league/src/cli/main.ts',
    'clubhouse/src/main.ts',
  ]) {
    const ran = run(t, file, { ...NEEDED, ...TOOL }, NEEDED);
    assert.deepEqual([ran.stdout, ran.status, ran.hasInstalled], ['started\n', 0, false], file);
  }
});

test('INST-2: a service without all its dependencies says so, and installs nothing', (t) => {
  const newer: Packages = { 'node_modules/needed': { version: '2.0.0' } };
  const ran = run(t, SERVICE, { ...newer, ...TOOL }, NEEDED);
  assert.deepEqual([ran.stdout, ran.status, ran.hasInstalled], ['', 1, false]);
  assert.equal(
    ran.stderr,
    'It does not start, since node_modules/needed is not as package-lock.json asks: ' +
      'run npm ci --omit=dev, or unpack the release again.\n',
  );
});

test('INST-2: developers get the project’s tools, and newer ones with a newer lock file', (t) => {
  const newer: Packages = { 'node_modules/tool': { version: '2.0.0', dev: true } };
  assert.ok(run(t, SERVICE, { ...NEEDED, ...newer }, { ...NEEDED, ...TOOL }).hasInstalled, 'older');
  assert.ok(run(t, SERVICE, NEEDED, null).hasInstalled, 'nothing at all');
  assert.ok(!run(t, SERVICE, { ...NEEDED, ...TOOL }, { ...NEEDED, ...TOOL }).hasInstalled);
});

test('INST-12: without development tools, commands that need them are refused, and nothing is installed', (t) => {
  for (const file of [
    'scripts/check.ts',
    'scripts/demo.ts',
    'scripts/build.ts',
    'scripts/lab.ts',
  ]) {
    const ran = run(t, file, { ...NEEDED, ...TOOL }, NEEDED);
    assert.deepEqual([ran.stdout, ran.status, ran.hasInstalled], ['', 1, false], file);
    assert.match(
      ran.stderr,
      /^This installation has no development tools, .* run npm ci in a clone\.\n$/,
    );
  }
});

test('INST-11: a first start installs what the services need, and the checks install the rest', (t) => {
  const builder: Packages = { 'node_modules/builder': { version: '1.0.0', dev: true } };
  const wanted = { ...NEEDED, ...builder, ...TOOL };
  const { root, stdout } = run(t, 'scripts/start.ts', wanted, null);
  assert.match(stdout, /--workspaces --include-workspace-root=false/);
  const again = (file: string) => {
    rmSync(join(root, 'installed'), { force: true });
    return runIn(root, file);
  };
  const present = { packages: { ...NEEDED, ...builder } };
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(present));
  assert.equal(again('scripts/start.ts').hasInstalled, false, 'what runs is there');
  assert.equal(again('scripts/build.ts').hasInstalled, false, 'what builds the pages too');
  const checks = again('scripts/check.ts');
  assert.ok(checks.hasInstalled && !checks.stdout.includes('--workspaces'), 'all of it');
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { ...wanted, ...NEWER } }),
  );
  assert.ok(again('scripts/start.ts').hasInstalled, 'the lock has changed');
});
