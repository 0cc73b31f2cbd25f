import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { Machine, hashFile } from './machine.ts';

/*
 * The upgrade with releases that are nothing but shell: rows are lines of a file, of which the first is
 * the newest migration. So it can be ended before each command that changes anything.
 */

export const SERVICES = ['league', 'clubhouse', 'relay'] as const;
export const OLD = 'club-1.0.0';
export const NEW = 'club-2.0.0';
/** The clubs a machine hosts besides its own, in tests that have some. */
export const HOSTED = ['mill', 'harbour'] as const;
const UNITS = [
  ...SERVICES.map((name) => `club-${name}.service`),
  'club-backup.service',
  'club-backup.timer',
];

type Owner = Pick<TestContext, 'after'>;

/** Commands before which a run can be interrupted. */
const CHANGES = ['mv', 'ln', 'rm', 'tar'];

/** Simulates a service's own programs: backups, complete or missing, and restores. */
const NODE = (root: string) => `#!/bin/sh
case $1 in league/*) data=$LEAGUE_DATA/rows ;; clubhouse/*) data=$CLUBHOUSE_DATA/rows ;; relay/*) data=$RELAY_DATA/rows ;; esac
${count(root)}
case $2 in
  backup) [ ! -e "$3" ] && cp "$data" "$3" ;;
  restore) cp "$3" "$data" ;;
esac`;

/**
 * A start migrates, refuses data of a newer release, and writes a row. Starting a club starts both
 * its services.
 */
const SYSTEMCTL = (root: string) => `
verb=$1; shift
case $verb in stop|start|restart) ;; *) exit 0 ;; esac
for unit; do case $unit in -*) ;; *) break ;; esac; done
${count(root)}
start() {
  service=$1 name=$2 data=$3/rows run=${root}/run/$2
  if [ $verb = stop ]; then rm -f "$run"; return; fi
  if [ $verb = start ] && [ -e "$run" ]; then return; fi
  rm -f "$run"
  club=$(readlink ${root}/opt/club)
  has=$(head -n 1 "$data") knows=$(ls ${root}/opt/$club/$service/migrations | tail -n 1)
  if [ "$has" \\> "$knows" ]; then return; fi
  sed -i "1s/.*/$knows/" "$data"
  row="$club $(date +%N)"
  echo "$row" >> "$data"
  echo "\${name#club-} $row" >> ${root}/written
  if [ -e ${root}/opt/$club/broken-\${name#club-} ]; then return; fi
  echo "\${club#club-}" > "$run"
}
name=\${unit%.service}
case $name in
  club@*.target)
    club=\${name#club@}; club=\${club%.target}; at=${root}/var/lib/clubs/$club
    start league club-league@$club $at/league
    start clubhouse club-clubhouse@$club $at/clubhouse ;;
  club-league|club-clubhouse|club-relay) start \${name#club-} $name ${root}/var/lib/$name ;;
esac`;

const CURL = (root: string) => `
case "$*" in *--unix-socket*)
  while [ "$1" != --unix-socket ]; do shift; done
  club=\${2%/*}; club=\${club##*/}
  case $2 in */door) [ -e ${root}/run/club-clubhouse@$club ] && echo '{"mail":{"feed":"ok"}}' ;; */league)
    read -r version < ${root}/run/club-league@$club && echo "{\\"status\\":\\"ok\\",\\"version\\":\\"$version\\"}" ;; esac
  exit ;;
esac
for url; do case $url in http*) break ;; esac; done
case $url in *:1/*) name=league ;; *:2/*) name=clubhouse ;; *:3/*) name=relay ;; esac
[ -e ${root}/run/club-$name ] || exit 7
read -r version < ${root}/run/club-$name
case $url in */metrics) echo "service_release{version=\\"$version\\"} 1" ;; *) printf 'ready 200' ;; esac`;

/** Ends the whole run at that number, like a power cut. */
function count(root: string): string {
  return `n=0 at=-1; read -r n < ${root}/count; read -r at < ${root}/end-at
n=$((n+1)); echo $n > ${root}/count; if [ $n = $at ]; then kill -9 0; fi`;
}

export function makeMachine(owner: Owner, clubs: readonly string[] = []): Machine {
  const machine = new Machine(owner);
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
  for (const name of clubs) {
    machine.write(`etc/club/clubs/${name}.env`, `CLUBHOUSE_URL=https://${name}.example\n`);
    mkdirSync(machine.path('var/backups/clubs', name), { recursive: true });
    for (const service of ['league', 'clubhouse']) {
      machine.write(`var/lib/clubs/${name}/${service}/rows`, '0001.sql\nfirst\n');
    }
  }
  writeRelease(machine, 'opt', OLD, 1);
  for (const unit of UNITS) machine.write(`etc/systemd/system/${unit}`, `${OLD}\n`);
  machine.runTool('ln', '-s', OLD, machine.path('opt/club'));
  startLinked(machine, clubs);
  return machine;
}

/** Simulates systemd at the machine's start. */
function startLinked(machine: Machine, clubs: readonly string[] = []): void {
  for (const name of SERVICES) machine.runTool('systemctl', 'start', `club-${name}`);
  for (const name of clubs) machine.runTool('systemctl', 'start', `club@${name}.target`);
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
  for (const program of ['common.sh', 'restore', 'upgrade']) {
    mkdirSync(machine.path(at('operations')), { recursive: true });
    copyFileSync(join(ROOT, 'operations', program), machine.path(at(`operations/${program}`)));
  }
}

/** @param broken a service of the release that does not answer after migrating */
export function pack(machine: Machine, migrations: number, broken?: string): string {
  writeRelease(machine, 'built', NEW, migrations);
  if (broken !== undefined) machine.write(`built/${NEW}/broken-${broken}`, '');
  machine.write(`built/${NEW}/operations/systemd/club-newer.timer`, `${NEW}\n`);
  const archive = machine.path(`${NEW}-linux-x64.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', machine.path('built'), NEW]);
  const sum = hashFile(archive);
  machine.write('SHA256SUMS', `${sum}  ${NEW}-linux-x64.tar.gz\n`);
  return archive;
}

export const restore = (machine: Machine, ...args: readonly string[]) =>
  machine.run('sh', [machine.path('opt/club/operations/restore'), ...args]);
export const upgrade = (machine: Machine, ...args: readonly string[]) =>
  machine.run('sh', [machine.path('opt/club/operations/upgrade'), ...args]);
export const running = (machine: Machine) => readlinkSync(machine.path('opt/club'));
/** @param service of a hosted club as league@NAME */
export const readRows = (machine: Machine, service: string) =>
  readFileSync(
    machine.path(
      service.replace(/^(.*)@(.*)$/, 'var/lib/clubs/$2/$1').replace(/^(?!var)/, 'var/lib/club-'),
      'rows',
    ),
    'utf8',
  )
    .trim()
    .split('\n');

/** Checks that every linked service runs, on data with its own migrations and all expected rows. */
export function assertWhole(
  machine: Machine,
  release: string,
  about: string,
  keeps: (row: string) => boolean,
  clubs: readonly string[] = [],
) {
  assert.equal(running(machine), release, about);
  assert.ok(!existsSync(machine.path('opt/club.upgrade')), about);
  const written = existsSync(machine.path('written'))
    ? readFileSync(machine.path('written'), 'utf8').trim().split('\n')
    : [];
  const hosted = clubs.flatMap((name) => [`league@${name}`, `clubhouse@${name}`]);
  for (const service of [...SERVICES, ...hosted]) {
    const [migration, ...rows] = readRows(machine, service);
    const newest = existsSync(
      machine.path(`opt/${release}/${service.replace(/@.*/, '')}/migrations/0002.sql`),
    );
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
    if (hosted.includes(service)) continue;
    const unit = readFileSync(machine.path(`etc/systemd/system/club-${service}.service`), 'utf8');
    assert.equal(unit.trim(), release, about);
  }
}

/**
 * Ends an upgrade before one of its steps, runs it again, and asserts that everything is whole
 * then. It is whole on the newer release, or on the older one where a service of the newer is
 * broken.
 * @returns whether it has that many steps
 */
export async function upgradeEndedBefore(
  owner: Owner,
  at: number,
  {
    broken,
    clubs = [],
  }: { readonly broken: string | undefined; readonly clubs?: readonly string[] },
): Promise<boolean> {
  const machine = makeMachine(owner, clubs);
  const archive = pack(machine, 2, broken);
  machine.write('count', '0\n');
  machine.write('end-at', `${at}\n`);
  const ended = await upgrade(machine, archive);
  machine.write('end-at', '-1\n');
  if (ended.code !== null) return false;
  // Every second time the machine restarts in between and starts the linked release.
  if (at % 2 === 0) startLinked(machine, clubs);
  const again = await upgrade(machine, archive);
  const about = `ended before step ${at}: ${ended.output}${again.output}`;
  if (broken === undefined) {
    assert.equal(again.code, 0, about);
    assertWhole(machine, NEW, about, () => true, clubs);
  } else {
    assert.equal(again.code, 1, about);
    assertWhole(machine, OLD, about, (row) => row.startsWith(OLD), clubs);
  }
  return true;
}
