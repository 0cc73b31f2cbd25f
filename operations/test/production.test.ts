import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startProgram } from 'test-kit/started-program';
import { packFolder } from '../archive/pack-folder.ts';
import { makeRelease } from '../archive/make-release.ts';
import {
  CLUB,
  dataFolder,
  linkNode,
  productNamed,
  releaseFolder,
  stageForTest,
  startInstallation,
} from './installation.ts';

/** Root can write anywhere, so the services run as another user. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
/** For packages beside Node; our own sources and builds take a few megabytes more. */
const MAX_PACKAGE_BYTES = 20_000_000;

test('INST-1, INST-3: each service of a release runs where it can write only its own data', async (t) => {
  const { folder: outer, built } = releaseFolder(t);
  const root = join(outer, 'club');
  await makeRelease(productNamed('club'), root, built);
  linkNode(root);
  for (const tool of ['vite', 'rolldown', 'typescript', 'oxlint', 'playwright-core']) {
    assert.ok(!existsSync(join(root, 'node_modules', tool)), `${tool} is a development tool`);
  }
  const packages = bytesIn(join(root, 'node_modules'));
  assert.ok(packages < MAX_PACKAGE_BYTES, `${packages} bytes of packages`);
  await refusesOtherPages(t, root);
  const folder = dataFolder(t);
  execFileSync('chmod', ['-R', 'a-w', root]);
  const before = listing(root);
  const { league, clubhouse, relay } = await startInstallation(t, { root, folder, uid: NOBODY });
  const page = await fetch(`${clubhouse.url}/sign-in`);
  assert.equal(page.status, 200);
  assert.ok((await page.text()).includes(CLUB), 'the league has handed its key to the website');
  const site = await fetch(`${relay.url}/`);
  assert.match(await site.text(), /Sealed Move/);
  for (const { operations } of [league, clubhouse, relay]) {
    assert.equal((await fetch(`${operations}/readyz`)).status, 200);
  }
  assert.deepEqual(listing(root), before, 'nothing was written beside the data');
  assert.ok(statSync(join(folder, 'lib/club-league/league.sqlite')).size > 0);
  execFileSync('chmod', ['-R', 'u+w', root]);
});

test('REL-1: the same files make an identical archive for any packer at any time', async (t) => {
  const out = dataFolder(t);
  const sums: string[] = [];
  for (const umask of [0o022, 0o077]) {
    const before = process.umask(umask);
    const root = stageForTest(t);
    sums.push(
      await packFolder(root, join(out, `release-${umask}.tar.gz`), { seconds: 1_800_000_000 }),
    );
    process.umask(before);
  }
  assert.equal(sums[0], sums[1]);
  const names = execFileSync('tar', ['-tzf', join(out, 'release-18.tar.gz')], { encoding: 'utf8' });
  assert.match(names, /^club\/league\/src\/main\.ts$/m);
  assert.match(names, /^club\/clubhouse\/dist\/pages\.json$/m);
  assert.doesNotMatch(names, /\.test\.ts$/m);
});

/** INST-1: without a compiler, pages compiled from other sources are refused. */
async function refusesOtherPages(t: TestContext, root: string): Promise<void> {
  const page = join(root, 'clubhouse/src/pages/sign-in/page.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, `${source}\n// Changed after the build.\n`);
  const { ended, output } = await startProgram(t, join(root, 'clubhouse/src/main.ts'), {
    environment: { CLUBHOUSE_PORT: '0' },
  });
  assert.equal(await ended, 1);
  assert.match(output(), /its pages were not built from these sources: unpack a release, or run /);
  writeFileSync(page, source);
}

function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
}
