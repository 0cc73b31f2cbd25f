import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { listPaths, ROOT } from '../../scripts/files.ts';
import { dateChangelog, extractReleaseNotes } from '../release/changelog.ts';
import { RELEASE_PROGRAMS } from '../release/release-programs.ts';
import { isPatch, computeNextVersion } from '../release/version.ts';

const { version: NOW, workspaces } = JSON.parse(read(ROOT, 'package.json')) as {
  version: string;
  workspaces: string[];
};
const PLACES = [
  '{package,package-lock}.json',
  '*/package.json',
  'CHANGELOG.md',
  'docs/{deploy,install,restore,uninstall}.md',
  'operations/container/*/compose.yaml',
  'league/{openapi.json,migrations/*.sql,src/version.ts}',
  'clubhouse/{migrations/*.sql,src/measures.ts}',
  'relay/{migrations/*.sql,src/core/answers.ts}',
  'forwarder/src/core/replies.ts',
  'operations/release/*.ts',
  'scripts/{files,programs,run-command,source}.ts',
];

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A separate repository with the current files that a release touches. */
function scratch(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'club-scratch-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const path of listPaths(PLACES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'A Tester');
  git('config', 'user.email', 'tester@example.org');
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'As it is');
  };
  const command = (...words: string[]) => {
    const args = [join(root, 'operations/release/main.ts'), ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { code: status, out: `${stdout}${stderr}` };
  };
  const release = (...words: string[]) => command('--ci-was-green', '--without-archives', ...words);
  commit();
  return { root, git, commit, command, release };
}

test('REL-2: the next version is one step after the present one', () => {
  const next = (asked: string, present = '1.2.3') =>
    Object.values(computeNextVersion(present, asked))[0];
  assert.deepEqual(
    ['major', 'minor', 'patch', '2.0.0', '1.3.0', '1.2.4'].map((asked) => next(asked)),
    ['2.0.0', '1.3.0', '1.2.4', '2.0.0', '1.3.0', '1.2.4'],
  );
  for (const asked of ['1.2.3', '1.2.5', '1.4.0', '0.9.9']) {
    assert.equal(next(asked), `${asked} does not follow 1.2.3.`);
  }
  for (const asked of ['', '1.2', '01.2.4', '1.2.4-rc.1', 'newest']) {
    assert.match(next(asked) ?? '', /is neither major, minor or patch, nor a version/);
  }
  assert.deepEqual([isPatch('1.2.3', '1.2.4'), isPatch('1.2.3', '1.3.0')], [true, false]);
  assert.equal(isPatch('1.2.3', '2.2.4'), false);
});

test('REL-3: unreleased entries get the version and the date, or nothing happens without entries', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.1.0 (2026-01-01)\n\n- Begun.\n';
  assert.equal(
    dateChangelog(text, '0.2.0', '2026-02-02'),
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-02)\n\n- More.\n\n## 0.1.0 (2026-01-01)\n\n- Begun.\n',
  );
  assert.equal(dateChangelog(text.replace('- More.\n\n', ''), '0.2.0', '2026-02-02'), null);
  assert.equal(dateChangelog('# Changelog\n\n- More.\n', '0.2.0', '2026-02-02'), null);
});

test('REL-3: a product’s release notes are its entries under the version, or say that there are none', () => {
  const entries = (club: string) => `### The club\n\n- ${club}\n\n### Sealed Move\n\n- Faster.\n\n`;
  const text = `# Changelog\n\n## Unreleased\n\n${entries('Later.')}## 0.2.0 (2026-02-02)\n\n${entries('Safer.')}`;
  const notes = (version: string, title: string) => extractReleaseNotes(text, version, title);
  assert.equal(notes('0.2.0', 'The club'), '# The club 0.2.0\n\n- Safer.\n');
  assert.equal(notes('0.3.0', 'The club'), '# The club 0.3.0\n\n- Later.\n');
  assert.equal(notes('0.2.0', 'Sealed Move'), '# Sealed Move 0.2.0\n\n- Faster.\n');
  assert.match(notes('0.2.0', 'Other'), /^# Other 0\.2\.0\n\n- Nothing changed/);
  const empty = text.replaceAll(/^- .*$/gm, '');
  assert.equal(dateChangelog(empty, '0.4.0', '2026-02-02'), null, 'headings alone tell nothing');
});

test('REL-2, REL-3: a release versions all packages, commits and tags, and is not made twice', (t) => {
  const { root, git, release } = scratch(t);
  const to = Object.values(computeNextVersion(NOW, 'minor'))[0] ?? '';
  const dry = release('minor', '--dry-run');
  assert.deepEqual([dry.code, git('status', '--porcelain'), git('tag')], [0, '', ''], dry.out);
  assert.match(dry.out, new RegExp(`${NOW} would become ${to}, tagged v${to}`));
  const made = release('minor');
  assert.equal(made.code, 0, made.out);
  assert.deepEqual([git('status', '--porcelain'), git('tag')], ['', `v${to}\n`]);
  assert.match(
    read(root, 'CHANGELOG.md'),
    new RegExp(`^## Unreleased\n\n## ${to} \\(\\d{4}-`, 'm'),
  );
  for (const path of ['.', ...workspaces]) {
    const { version, dependencies, devDependencies } = JSON.parse(
      read(root, `${path}/package.json`),
    ) as Record<string, Record<string, string>>;
    assert.equal(version, to, path);
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (workspaces.includes(name)) assert.equal(wanted, to, `${path}: ${name}`);
    }
  }
  const diff = git('diff', '--unified=0', 'HEAD~1', '--', '.', ':!CHANGELOG.md');
  const lines = diff.split('\n').filter((line) => /^[-+][^-+]/.test(line));
  const isOwn = (line: string) => line.includes(NOW) || line.includes(to);
  assert.deepEqual(
    lines.filter((line) => !isOwn(line)),
    [],
    'nothing but versions changes',
  );
  assert.doesNotMatch(diff, /^\+.*openapi-typescript-helpers/m);
  const places = listPaths(PLACES).filter((path) => !/CHANGELOG|lock/.test(path));
  const stale = places.filter((path) =>
    new RegExp(`VERSION = '${NOW}|(club|sealed-move)[-:]${NOW}`).test(read(root, path)),
  );
  assert.deepEqual(stale, []);
  const again = release('patch');
  assert.equal(again.code, 1);
  assert.match(again.out, /tells nothing under "## Unreleased"/);
});

test('REL-2, REL-4: a dirty tree, an existing tag and a patch with a migration are refused', (t) => {
  const { root, git, commit, release } = scratch(t);
  const to = Object.values(computeNextVersion(NOW, 'patch'))[0] ?? '';
  git('tag', `v${to}`);
  assert.match(release('patch').out, new RegExp(`There is a tag v${to} already`));
  git('tag', '--delete', `v${to}`);
  git('tag', `v${NOW}`);
  const more = join(root, 'league/migrations/9999-more.sql');
  writeFileSync(more, 'create table more (id ctext);\n');
  assert.match(release('patch').out, /^Commit first, or take away:\n\?\? league\/migrations\/9999/);
  commit();
  const refused = release('patch');
  assert.deepEqual([refused.code, git('tag')], [1, `v${NOW}\n`]);
  assert.match(refused.out, /^A patch has no migration, .*\nleague\/migrations\/9999-more\.sql/);
  assert.equal(release('minor', '--dry-run').code, 0);
  rmSync(more);
  commit();
  assert.equal(release('patch').code, 0);
});

test('REL-2: a running service reports its package’s version', async () => {
  const constants = [
    'league/src/version.ts',
    'relay/src/core/answers.ts',
    'forwarder/src/core/replies.ts',
    'clubhouse/src/measures.ts',
  ];
  for (const path of constants) assert.ok(read(ROOT, path).includes(`VERSION = '${NOW}'`), path);
  const document = JSON.parse(read(ROOT, 'league/openapi.json')) as { info: { version: string } };
  assert.equal(document.info.version, NOW);
});

test('commands: each release program runs by its name, with its arguments', (t) => {
  const { root, git, command } = scratch(t);
  const echo = 'process.stdout.write(process.argv.slice(2).join(" "));\n';
  for (const { name, file } of RELEASE_PROGRAMS) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${echo}process.stdout.write(" by ${name}");\n`);
    assert.deepEqual(command(name, '--check', 'x'), { code: 0, out: `--check x by ${name}` });
  }
  assert.equal(git('tag'), '');
});
