import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeCaller, installClub } from 'test-kit/club-calls';
import { findFreePort } from 'test-kit/free-port';
import { listLinkTargets } from '../archive/pages.ts';
import { makeRelease, addNode } from '../archive/make-release.ts';
import { packFolder } from '../archive/pack-folder.ts';
import type { Product } from '../archive/products.ts';
import { CLUB, linkNode, productNamed, releaseFolder } from './installation.ts';

/*
 * An archive as a stranger has it: unpacked into an empty folder, with an empty HOME, and an npm that
 * fails. One installation serves all tests of this file, in the order of its life.
 */

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const SECRET = 'a-secret-for-unpacked-tests';
/** `npm start`, `npm test`, and the scripts that `npm run` can run. */
const NPM_SCRIPT =
  /\bnpm (?:run (?:--silent )?)?(start|test|(?<=run (?:--silent )?)[a-z][a-z-]*)\b/g;
const NAMES = ['club', 'sealed-move'] as const;
const owners: (() => unknown)[] = [];
const owner = { after: (undo: () => unknown) => void owners.unshift(undo) };
const { folder, built } = releaseFolder(owner);
const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  }
).version;
const rootOf = (name: Product['name'], machine = 'machine') =>
  join(folder, machine, `${name}-${version}`);
const ports = { league: 0, clubhouse: 0, relay: 0 };
let adminKey = '';

before(async () => {
  for (const tool of ['npm', 'npx', 'node']) {
    mkdirSync(join(folder, 'tools'), { recursive: true });
    const script = `#!/bin/sh\ntouch ${folder}/called-npm\nexit 9\n`;
    writeFileSync(join(folder, 'tools', tool), script, { mode: 0o755 });
  }
  for (const place of ['home', 'machine', 'other', 'made']) mkdirSync(join(folder, place));
  for (const name of Object.keys(ports) as (keyof typeof ports)[])
    ports[name] = await findFreePort();
  const made = join(folder, 'made', `club-${version}`);
  await makeRelease(productNamed('club'), made, built);
  addNode(made, process.execPath);
  const archive = join(folder, 'club.tar.gz');
  await packFolder(made, archive, { seconds: 1_700_000_000, compressor: 'gzip -1n' });
  execFileSync('tar', ['-xzf', archive, '-C', join(folder, 'machine')]);
  // The other product shares everything that unpacking could break.
  await makeRelease(productNamed('sealed-move'), rootOf('sealed-move'), built);
  linkNode(rootOf('sealed-move'));
});
after(() => owners.forEach((undo) => undo()));

const environment = () => ({
  PATH: `${join(folder, 'tools')}:/usr/bin:/bin`,
  HOME: join(folder, 'home'),
  LEAGUE_PORT: String(ports.league),
  CLUBHOUSE_PORT: String(ports.clubhouse),
  RELAY_PORT: String(ports.relay),
  LEAGUE_INSTALLATION_SECRET: SECRET,
  LEAGUE_RATE_LIMIT: '100000',
});

/** Runs a command in a folder until it ends. */
function run(root: string, command: string, words: readonly string[] = []) {
  const ran = spawnSync(command, words, { cwd: root, env: environment(), encoding: 'utf8' });
  return { code: ran.status, out: `${ran.stdout}${ran.stderr}` };
}

/** Starts an installation by its command. @returns its output, and a function that stops it */
async function start(root: string, name: Product['name']) {
  const child = spawn(`./${name}`, ['start'], { cwd: root, env: environment() });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Press Ctrl-C to stop')) resolve();
    });
  }
  const ended = once(child, 'close');
  void ended.then(() => reject(new Error(`it did not start: ${output}`)));
  owner.after(() => child.kill('SIGKILL'));
  await promise;
  const stop = async () => {
    child.kill('SIGTERM');
    assert.equal((await ended)[0], 0, output);
  };
  return { output, stop };
}

const league = (token = adminKey) => makeCaller(`http://127.0.0.1:${ports.league}`, token);
const clubName = async () => (await league()('GET', '/v1/club'))['name'];

test('REL-5: every link in a release’s pages leads to one of its files, and to a heading', () => {
  for (const name of NAMES) {
    const root = rootOf(name);
    for (const page of globSync(['README.md', 'docs/**/*.md'], { cwd: root })) {
      const text = readFileSync(join(root, page), 'utf8');
      for (const target of listLinkTargets(page, text)) {
        assert.ok(existsSync(join(root, target)), `${name}: ${page} links to ${target}`);
      }
      for (const [, path = '', heading = ''] of text.matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)) {
        const file = path === '' ? page : join(dirname(page), path);
        const headings = readFileSync(join(root, file), 'utf8').match(/^#+ .*$/gm) ?? [];
        const slugs = headings.map((line) =>
          line
            .replace(/^#+ /, '')
            .toLowerCase()
            .replaceAll(/[^\w\s-]/g, '')
            .replaceAll(' ', '-'),
        );
        assert.ok(slugs.includes(heading), `${name}: ${page} links to ${file}#${heading}`);
      }
    }
  }
});

test('REL-6: every command named on a page or in a message exists', () => {
  for (const name of NAMES) {
    const root = rootOf(name);
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    const help = run(root, `./${name}`, ['help']).out;
    for (const service of productNamed(name).services) {
      assert.doesNotMatch(run(root, `./${name}`, [service, 'help']).out, /npm run/);
    }
    for (const page of globSync(['*.md', 'docs/*.md', '*/src/messages/*.ts'], { cwd: root })) {
      const text = readFileSync(join(root, page), 'utf8');
      assert.doesNotMatch(
        text,
        name === 'club' ? /npm run (league|clubhouse) --/ : /npm run relay --/,
      );
    }
    const texts = globSync(
      ['*.md', 'docs/*.md', '{league,clubhouse,relay,service,operations}/**/*.{ts,tsx}'],
      { cwd: root, exclude: ['**/node_modules/**'] },
    );
    for (const path of texts) {
      const text = readFileSync(join(root, path), 'utf8');
      for (const [, script = ''] of text.matchAll(NPM_SCRIPT)) {
        assert.ok(script in scripts, `${name}: ${path} says npm run ${script}`);
      }
      for (const [, word = ''] of text.matchAll(new RegExp(`\\./${name} ([a-z-]+)`, 'g'))) {
        assert.ok(help.includes(`./${name} ${word}`), `${name}: ${path} says ./${name} ${word}`);
      }
      // Pages shared by both products also mention the club's server.
      if (name !== 'club' || !path.endsWith('.md')) continue;
      for (const [program] of text.matchAll(/\boperations\/[\w/.-]*\w/g)) {
        assert.ok(existsSync(join(root, program)), `${name}: ${path} names ${program}`);
      }
    }
  }
});

test('INST-12: developer commands are refused in an installation with a sentence, and change nothing', () => {
  for (const name of NAMES) {
    const root = rootOf(name);
    const files = globSync('**/*', { cwd: root }).toSorted();
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    for (const script of ['test', 'demo', 'build', 'format', 'generate', 'lab', 'release']) {
      const { code, out } = run(root, 'sh', ['-c', scripts[script] ?? '']);
      const named = script === 'test' ? 'npm test' : `npm run ${script}`;
      assert.equal(code, 1);
      assert.equal(
        out,
        `${named} works in a clone of the repository. This is an installation: ./${name} help lists what it does.\n`,
      );
    }
    assert.deepEqual(globSync('**/*', { cwd: root }).toSorted(), files);
    for (const [script, command] of Object.entries(scripts)) {
      if (!command.startsWith('./') || ['start', 'doctor'].includes(script)) continue;
      const { code, out } = run(root, 'sh', ['-c', `${command} help`]);
      assert.equal(code, 0, `${script}: ${out}`);
    }
  }
});

test('REL-7, SRV-1: a release starts in one process, prints one address, and answers every documented route', async () => {
  const { output, stop } = await start(rootOf('club'), 'club');
  const addresses = output.match(/https?:\/\/\S+/g) ?? [];
  assert.deepEqual(addresses, [`http://localhost:${ports.clubhouse}/install`], output);
  assert.equal((await fetch(`http://127.0.0.1:${ports.clubhouse}/healthz`)).status, 200);
  const installed = await installClub(league(SECRET), { name: CLUB, slug: 'harbour-lane' });
  adminKey = installed.adminKey;
  const address = `http://127.0.0.1:${ports.league}`;
  const answer = await fetch(`${address}/openapi.json`);
  assert.equal(answer.status, 200);
  const { paths } = (await answer.json()) as Document;
  const failed: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).filter((one) =>
      /^(get|post|put|patch|delete)$/.test(one),
    )) {
      const url = address + path.replaceAll(/\{[^}]+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057');
      const hasBody = !['get', 'delete'].includes(method);
      const { status } = await fetch(url, {
        method: method.toUpperCase(),
        headers: {
          authorization: `Bearer ${adminKey}`,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { body: '{}' } : {}),
      });
      if (status >= 500) failed.push(`${method} ${path}: ${status}`);
    }
  }
  assert.deepEqual(failed, []);
  const help = run(rootOf('club'), './club', ['league', 'help']).out;
  assert.match(help, /^\.\/club league members import FILE\.csv/m);
  const website = join(folder, 'website.backup');
  const kept = run(rootOf('club'), './club', ['clubhouse', 'backup', website]);
  assert.deepEqual([kept.code, existsSync(website)], [0, true], kept.out);
  const refused = run(rootOf('club'), './club', ['restore', 'none.backup']);
  assert.deepEqual([refused.code, /none\.backup does not exist/.test(refused.out)], [1, true]);
  const { out } = run(rootOf('club'), './club', ['doctor']);
  assert.match(out, /^ok {4}league +the league is running and ready$/m);
  assert.match(out, /^ok {4}clubhouse +the clubhouse is running and ready$/m);
  const backup = run(rootOf('club'), './club', ['backup', join(folder, 'monday.backup')]);
  assert.equal(backup.code, 0, backup.out);
  assert.match(
    run(rootOf('club'), './club', ['doctor']).out,
    /newest backup, \S+monday\.backup, is 0 days old/,
  );
  const running = run(rootOf('club'), './club', ['restore', '../../monday.backup', '--over']);
  assert.deepEqual([running.code, /is using /.test(running.out)], [1, true], running.out);
  await stop();
});

test('REL-8: a backup is all that another machine needs, and replaced data is kept', async () => {
  const other = rootOf('club', 'other');
  cpSync(rootOf('club'), other, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(rootOf('club'), 'data'),
  });
  const none = run(other, './club', ['backup', 'x.backup']);
  assert.deepEqual([none.code, /There is no data in /.test(none.out)], [1, true], none.out);
  const restored = run(other, './club', ['restore', join(folder, 'monday.backup')]);
  assert.equal(restored.code, 0, restored.out);
  const again = run(other, './club', ['restore', join(folder, 'monday.backup')]);
  assert.deepEqual([again.code, /Add --over/.test(again.out)], [1, true], again.out);
  const over = run(other, './club', ['restore', join(folder, 'monday.backup'), '--over']);
  assert.equal(over.code, 0, over.out);
  const kept = /The previous data is in (\S*)\. /.exec(over.out)?.[1] ?? '';
  assert.ok(existsSync(join(kept, 'league/league.sqlite')));
  const { stop } = await start(other, 'club');
  assert.equal(await clubName(), CLUB);
  assert.match(run(other, './club', ['start']).out, /is using /);
  await stop();
  writeFileSync(join(other, 'data/restore-under-way'), '');
  assert.match(run(other, './club', ['start']).out, /A restore was interrupted/);
});

test('REL-9: an upgrade moves the data to the newer release, and going back restores the earlier data', async () => {
  const [old, next] = [rootOf('club'), join(folder, 'machine', 'club-99.0.0')];
  const newer = join(folder, 'made', 'club-99.0.0');
  cpSync(join(folder, 'made', `club-${version}`), newer, {
    recursive: true,
    filter: (path) => !path.startsWith(join(folder, 'made', `club-${version}`, 'node_modules/')),
  });
  rmSync(join(newer, 'node_modules'), { recursive: true, force: true });
  symlinkSync(join(old, 'node_modules'), join(newer, 'node_modules'));
  writeFileSync(
    join(newer, 'clubhouse/migrations/9999-more.sql'),
    'create table more (id text) strict;\n',
  );
  const archive = join(folder, 'club-99.0.0-linux-x64.tar.gz');
  await packFolder(newer, archive, { seconds: 1_700_000_000, compressor: 'gzip -1n' });
  const unknown = run(old, './club', ['upgrade', archive]);
  assert.match(unknown.out, / Put SHA256SUMS in the same folder/);
  const wrong = run(old, './club', ['upgrade', archive, '--sha256', '0'.repeat(64)]);
  assert.match(wrong.out, /does not match its checksum/);
  const foreign = run(rootOf('sealed-move'), './sealed-move', [
    'upgrade',
    archive,
    '--sha256',
    sha256(archive),
  ]);
  assert.match(foreign.out, /is not a release of Sealed Move/);
  const upgraded = run(old, './club', ['upgrade', archive, '--sha256', sha256(archive)]);
  assert.equal(upgraded.code, 0, upgraded.out);
  assert.match(
    run(old, './club', ['start']).out,
    /^The data is now in club-99\.0\.0\. Start that release: cd /,
  );
  const { stop } = await start(next, 'club');
  assert.equal(await clubName(), CLUB);
  const moved = join(next, 'data/backups/before-club-99.0.0.backup');
  assert.ok(run(next, './club', ['doctor']).out.includes(`newest backup, ${moved}, is 0 days old`));
  await league()('PATCH', '/v1/club', { name: 'Entered since' });
  await stop();
  assert.match(
    run(next, './club', ['upgrade', '--back']).out,
    /^club-99\.0\.0 changed the format of the data\. Add --restore/,
  );
  const back = run(next, './club', ['upgrade', '--back', '--restore']);
  assert.equal(back.code, 0, back.out);
  assert.match(run(next, './club', ['start']).out, /^The data is now in club-/);
  const returned = await start(old, 'club');
  assert.equal(await clubName(), CLUB);
  await returned.stop();
});

test('REL-10: Sealed Move starts, backs up, restores, and is uninstalled after a last backup', async () => {
  const root = rootOf('sealed-move');
  const { output, stop } = await start(root, 'sealed-move');
  assert.match(output, /\/#owner=\S+/);
  assert.equal((await fetch(`http://127.0.0.1:${ports.relay}/v1/info`)).status, 200);
  assert.match(
    run(root, './sealed-move', ['doctor']).out,
    /^ok {4}relay +the relay is running and ready$/m,
  );
  const file = join(folder, 'games.backup');
  assert.equal(run(root, './sealed-move', ['backup', file]).code, 0);
  await stop();
  const key = readFileSync(join(root, 'data/relay/owner-key'), 'utf8');
  renameSync(join(root, 'data'), join(folder, 'data-away'));
  const foreign = run(root, './sealed-move', ['restore', join(folder, 'monday.backup')]);
  assert.match(foreign.out, /is not a backup of Sealed Move/);
  const restored = run(root, './sealed-move', ['restore', file]);
  assert.equal(restored.code, 0, restored.out);
  assert.equal(readFileSync(join(root, 'data/relay/owner-key'), 'utf8'), key);
  assert.match(
    run(root, './sealed-move', ['unistall']).out,
    /Did you mean \.\/sealed-move uninstall/,
  );
  assert.equal(run(root, './sealed-move', ['uninstall']).code, 0);
  assert.ok(existsSync(root), 'it only says what it would do');
  assert.equal(run(root, './sealed-move', ['uninstall', '--yes']).code, 0);
  assert.ok(!existsSync(root) && existsSync(`${root}-last.backup`));
});

test('INST-12: none of this called npm or wrote into HOME', () => {
  assert.ok(!existsSync(join(folder, 'called-npm')));
  assert.deepEqual(globSync('**/*', { cwd: join(folder, 'home') }), []);
});

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
