import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { Machine, sha256Of } from './machine.ts';

/*
 * The upgrade with releases that are nothing but shell: rows are lines of a file, of which the first is
 * the newest migration. So it can be ended before each command that changes anything.
 */

const SERVICES = ['league', 'clubhouse', 'relay'] as const;
const OLD = 'club-1.0.0';
const NEW = 'club-2.0.0';
const UNITS = [
  ...SERVICES.map((name) => `club-${name}.service`),
  'club-backup.service',
  'club-backup.timer',
];

/** Commands before which a run is ended. */
const CHANGES = ['mv', 'ln', 'rm', 'tar'];

/** What a service's own programs do: a backup that is whole or not there, and a restore. */
const NODE = (root: string) => `#!/bin/sh
service=\${1%%/*} && data=${root}/var/lib/club-$service/rows
${count(root)}
case $2 in
  backup) [ ! -e "$3" ] && cp "$data" "$3" ;;
  restore) cp "$3" "$data" ;;
esac`;

/** A start migrates, refuses what a newer release left, and writes a row. */
const SYSTEMCTL = (root: string) => `
verb=$1; shift
for unit; do case $unit in -*) ;; *) break ;; esac; done
name=\${unit%.service}; service=\${name#club-}
run=${root}/run/$name data=${root}/var/lib/$name/rows
case $verb in stop|start|restart) ;; *) exit 0 ;; esac
case $service in league|clubhouse|relay) ;; *) exit 0 ;; esac
${count(root)}
if [ $verb = stop ]; then rm -f "$run"; exit 0; fi
if [ $verb = start ] && [ -e "$run" ]; then exit 0; fi
rm -f "$run"
club=$(readlink ${root}/opt/club)
has=$(head -n 1 "$data") knows=$(ls ${root}/opt/$club/$service/migrations | tail -n 1)
if [ "$has" \\> "$knows" ]; then exit 0; fi
sed -i "1s/.*/$knows/" "$data"
row="$club $(date +%N)"
echo "$row" >> "$data"
echo "$service $row" >> ${root}/written
if [ -e ${root}/opt/$club/broken-$service ]; then exit 0; fi
echo "\${club#club-}" > "$run"`;

const CURL = (root: string) => `
for url; do case $url in http*) break ;; esac; done
case $url in *:1/*) name=league ;; *:2/*) name=clubhouse ;; *:3/*) name=relay ;; esac
[ -e ${root}/run/club-$name ] || exit 7
read -r version < ${root}/run/club-$name
case $url in */metrics) echo "service_release{version=\\"$version\\"} 1" ;; *) printf 'ready 200' ;; esac`;

/** Ends the whole run, as a power cut would, where the number says so. */
function count(root: string): string {
  return `n=0 at=-1; read -r n < ${root}/count; read -r at < ${root}/end-at
n=$((n+1)); echo $n > ${root}/count; if [ $n = $at ]; then kill -9 0; fi`;
}

function makeMachine(t: TestContext): Machine {
  const machine = new Machine(t);
  const { root } = machine;
  machine.write('count', '0\n');
  machine.write('end-at', '-1\n');
  machine.tool('systemctl', SYSTEMCTL(root));
  machine.tool('curl', CURL(root));
  for (const name of CHANGES) {
    const own = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    machine.tool(name, `${count(root)}\nexec ${own} "$@"`);
  }
  for (const [index, name] of SERVICES.entries()) {
    machine.write(`etc/club/${name}.env`, `${name.toUpperCase()}_METRICS_PORT=${index + 1}\n`);
    machine.write(`var/lib/club-${name}/rows`, '0001.sql\nfirst\n');
  }
  writeRelease(machine, 'opt', OLD, 1);
  for (const unit of UNITS) machine.write(`etc/systemd/system/${unit}`, `${OLD}\n`);
  machine.runTool('ln', '-s', OLD, machine.path('opt/club'));
  for (const name of SERVICES) machine.runTool('systemctl', 'start', `club-${name}`);
  return machine;
}

function writeRelease(machine: Machine, folder: string, name: string, migrations: number): void {
  const at = (path: string) => join(folder, name, path);
  machine.write(
    at('package.json'),
    `{\n  "name": "club",\n  "version": "${name.slice(5)}",\n  "private": true\n}\n`,
  );
  machine.write(at('node_modules/node/bin/node'), NODE(machine.root), 0o755);
  for (const service of SERVICES) {
    for (let one = 1; one <= migrations; one++) {
      machine.write(at(`${service}/migrations/000${one}.sql`), '');
    }
  }
  for (const unit of ['club.conf', 'club-tmpfiles.conf', ...UNITS]) {
    machine.write(at(`operations/systemd/${unit}`), `${name}\n`);
  }
  for (const program of ['common.sh', 'upgrade']) {
    mkdirSync(machine.path(at('operations')), { recursive: true });
    copyFileSync(join(ROOT, 'operations', program), machine.path(at(`operations/${program}`)));
  }
}

/** @param broken a service of it that does not answer once it has migrated */
function pack(machine: Machine, migrations: number, broken?: string): string {
  writeRelease(machine, 'built', NEW, migrations);
  if (broken !== undefined) machine.write(`built/${NEW}/broken-${broken}`, '');
  machine.write(`built/${NEW}/operations/systemd/club-newer.timer`, `${NEW}\n`);
  const archive = machine.path(`${NEW}-linux-x64.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', machine.path('built'), NEW]);
  const sum = sha256Of(archive);
  machine.write('SHA256SUMS', `${sum}  ${NEW}-linux-x64.tar.gz\n`);
  return archive;
}

const upgrade = (machine: Machine, ...args: readonly string[]) =>
  machine.run('sh', [machine.path('opt/club/operations/upgrade'), ...args]);
const running = (machine: Machine) => readlinkSync(machine.path('opt/club'));
const rowsOf = (machine: Machine, service: string) =>
  readFileSync(machine.path(`var/lib/club-${service}/rows`), 'utf8')
    .trim()
    .split('\n');

/** Everything runs that is linked, on data of its own migrations, with every row that it has to have. */
function assertWhole(
  machine: Machine,
  release: string,
  about: string,
  keeps: (row: string) => boolean,
) {
  assert.equal(running(machine), release, about);
  assert.ok(!existsSync(machine.path('opt/club.upgrade')), about);
  const written = existsSync(machine.path('written'))
    ? readFileSync(machine.path('written'), 'utf8').trim().split('\n')
    : [];
  for (const service of SERVICES) {
    const [migration, ...rows] = rowsOf(machine, service);
    const newest = existsSync(machine.path(`opt/${release}/${service}/migrations/0002.sql`));
    assert.equal(migration, newest ? '0002.sql' : '0001.sql', `${about}: ${service}`);
    assert.equal(
      readFileSync(machine.path(`run/club-${service}`), 'utf8').trim(),
      release.slice(5),
      about,
    );
    const own = written.flatMap((line) =>
      line.startsWith(`${service} `) ? [line.slice(service.length + 1)] : [],
    );
    for (const row of ['first', ...own.filter(keeps)]) {
      assert.ok(rows.includes(row), `${about}: the ${service} has lost ${row}`);
    }
    const unit = readFileSync(machine.path(`etc/systemd/system/club-${service}.service`), 'utf8');
    assert.equal(unit.trim(), release, about);
  }
}

test('OPS-20: an upgrade checks the archive, and one that is another or has no hash changes nothing', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  const before = SERVICES.map((name) => rowsOf(machine, name));
  const refused = async (pattern: RegExp, ...args: readonly string[]) => {
    const { code, output } = await upgrade(machine, ...args);
    assert.equal(code, 1);
    assert.match(output, pattern);
    assert.equal(running(machine), OLD);
  };
  await refused(
    /is not the archive with the hash 0{64}: fetch it again/,
    archive,
    '--sha256',
    '0'.repeat(64),
  );
  machine.write('SHA256SUMS', '');
  await refused(/Nothing says which hash club-2\.0\.0-linux-x64\.tar\.gz has/, archive);
  machine.write(`${NEW}-linux-x64.tar.gz.sha256`, `${'1'.repeat(64)}  ${archive}\n`);
  await refused(/is not the archive with the hash 1{64}/, archive);
  await refused(/There is no nothing\.tar\.gz/, 'nothing.tar.gz');
  await refused(/Say which archive/);
  await refused(/There is no release to go back to/, '--back');
  machine.write('etc/club/league.env', 'LEAGUE_METRICS_PORT=1\nDATABASE_URL=postgres://x\n');
  await refused(/on PostgreSQL: upgrade by hand/, archive);
  assert.deepEqual(
    SERVICES.map((name) => rowsOf(machine, name)),
    before,
  );
});

test('OPS-21, OPS-23: an upgrade starts the newer release on all rows, and --back the older one', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  const { code, output } = await upgrade(machine, archive);
  assert.equal(code, 0, output);
  assertWhole(machine, NEW, output, () => true);
  assert.match((await upgrade(machine, archive)).output, /club-2\.0\.0 runs here already/);
  const asked = await upgrade(machine, '--back');
  assert.equal(asked.code, 1);
  assert.match(asked.output, /To go back loses what was entered since .*: add --restore/);
  assertWhole(machine, NEW, 'asked', () => true);
  const back = await upgrade(machine, '--back', '--restore');
  assert.equal(back.code, 0, back.output);
  assertWhole(machine, OLD, back.output, (row) => row.startsWith(OLD));
  assert.ok(!existsSync(machine.path('etc/systemd/system/club-newer.timer')));
});

test('OPS-23: without migrations the way back loses nothing, and asks nothing', async (t) => {
  const machine = makeMachine(t);
  const { output } = await upgrade(machine, pack(machine, 1));
  assertWhole(machine, NEW, output, () => true);
  const back = await upgrade(machine, '--back');
  assert.equal(back.code, 0, back.output);
  assertWhole(machine, OLD, back.output, () => true);
});

test('OPS-22: where a service is not well, the older release has its rows back by itself', async (t) => {
  for (const broken of SERVICES) {
    const machine = makeMachine(t);
    const { code, output } = await upgrade(machine, pack(machine, 2, broken));
    assert.equal(code, 1);
    assert.match(output, new RegExp(`The ${broken} of 2\\.0\\.0 does not answer`));
    assertWhole(machine, OLD, output, (row) => !row.startsWith(NEW));
  }
});

test('OPS-20: what fails before the newer release has begun leaves the older one running', async (t) => {
  const machine = makeMachine(t);
  const archive = pack(machine, 2);
  machine.write(`built/${NEW}/node_modules/node/bin/node`, '#!/bin/sh\nexit 1\n', 0o755);
  execFileSync('tar', ['-czf', archive, '-C', machine.path('built'), NEW]);
  machine.write('SHA256SUMS', '');
  const sum = sha256Of(archive);
  const { code, output } = await upgrade(machine, archive, '--sha256', sum);
  assert.equal(code, 1);
  assert.match(output, /Nothing was changed: club-1\.0\.0 runs on/);
  assertWhole(machine, OLD, output, () => true);
});

for (const broken of [undefined, 'relay'] as const) {
  const what = broken === undefined ? 'a release that is well' : 'one that is not';
  test(`OPS-24: an upgrade to ${what}, ended before any of its steps and run again, loses no row`, async (t) => {
    for (let at = 1; ; at++) {
      const machine = makeMachine(t);
      const archive = pack(machine, 2, broken);
      machine.write('count', '0\n');
      machine.write('end-at', `${at}\n`);
      const ended = await upgrade(machine, archive);
      machine.write('end-at', '-1\n');
      if (ended.code !== null) {
        assert.ok(at > 20, `only ${at} steps`);
        break;
      }
      // Each second time the machine starts anew in between, and what is linked with it.
      if (at % 2 === 0)
        for (const name of SERVICES) machine.runTool('systemctl', 'start', `club-${name}`);
      const again = await upgrade(machine, archive);
      const about = `ended before step ${at}: ${ended.output}${again.output}`;
      if (broken === undefined) {
        assert.equal(again.code, 0, about);
        assertWhole(machine, NEW, about, () => true);
      } else {
        assert.equal(again.code, 1, about);
        assertWhole(machine, OLD, about, (row) => row.startsWith(OLD));
      }
    }
  });
}
