import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { Machine } from './machine.ts';

/* A machine in a folder with an installed release, whose services are plain files. */

const RELEASE = 'club-0.1.0';

/** Commands before which a run can be interrupted. */
const CHANGES = ['mv', 'rm', 'install', 'userdel', 'systemd-sysusers'];

/** Starts create a file in `run/` and the league's secret, and a backup creates a file. */
const SYSTEMCTL = (root: string) => `
verb=$1; shift
${count(root)}
for word; do
  case $word in -*) continue ;; esac
  name=$(printf %s "$word" | sed 's/.*@//; s/[.].*//')
  case $verb-$word in
    enable-*) : > ${root}/enabled/$word ;;
    disable-*) rm -f ${root}/enabled/$word ;;
    is-active-club-clubhouse*) [ -e ${root}/run/awake.$name ] || exit 3 ;;
    is-active-club-door*) [ -e ${root}/run/$name ] || exit 3 ;;
    is-failed-*) [ ! -e ${root}/failed.$word ] || exit 0 ;;
    start-club@*)
      : > ${root}/run/$name
      mkdir -p ${root}/var/lib/clubs/$name/league
      : > ${root}/var/lib/clubs/$name/league/league.sqlite
      [ -e ${root}/var/lib/clubs/$name/league/installation-secret ] || echo secret-of-$name > ${root}/var/lib/clubs/$name/league/installation-secret ;;
    start-club-backup@*)
      [ ! -e ${root}/no-backup ] && [ -e ${root}/var/lib/clubs/$name/clubhouse/clubhouse.sqlite ] || exit 1
      cp ${root}/var/lib/clubs/$name/league/league.sqlite ${root}/var/backups/clubs/$name/league.backup ;;
    stop-club@*) rm -f ${root}/run/$name ${root}/run/awake.$name ;;
    reload-or-restart-caddy) [ ! -e ${root}/no-caddy ] || exit 1; echo reload >> ${root}/reloads ;;
  esac
done
[ $verb != is-failed ]`;

/** The services of a started club answer requests at its socket. */
const CURL = (root: string) => `
case "$*" in *:1/config/*) [ -e ${root}/open-proxy ] ; exit ;; esac
while [ "$1" != --unix-socket ]; do shift; done
name=\${2%/*}; name=\${name##*/}
[ -e ${root}/run/$name ] || exit 7
case $2 in */door) : > ${root}/run/awake.$name; echo '{"mail":{"server":"ok","feed":"no_key"}}' ;;
*/league) echo '{"status":"ok","version":"0.1.0"}' ;; esac`;

/** Ends the whole run at that number, like a power cut. @param before runs before each count */
function count(root: string, before = ''): string {
  return `n=0 at=-1; read -r n < ${root}/count; read -r at < ${root}/end-at
n=$((n+1)); echo $n > ${root}/count; if [ $n = $at ]; then ${before === '' ? ':' : before}; kill -9 0; fi`;
}

export function makeClubsMachine(t: TestContext): Machine {
  const machine = new Machine(t);
  const { root } = machine;
  machine.write('count', '0\n');
  machine.write('end-at', '-1\n');
  machine.write('passwd', 'caddy\nclub-relay\n');
  machine.write('enabled/.made', '');
  machine.write('etc/caddy/Caddyfile', 'club.example.org {\n}\n');
  machine.write(
    'etc/club/clubhouse.env',
    'SMTP_URL=smtp://mail.example\nMAIL_FROM=C <c@b.example>\n',
  );
  cpSync(join(ROOT, 'operations'), machine.path('opt', RELEASE, 'operations'), { recursive: true });
  machine.write(`opt/${RELEASE}/package.json`, '{\n  "name": "club",\n  "version": "0.1.0",\n}\n');
  symlinkSync(RELEASE, machine.path('opt/club'));
  machine.tool('systemctl', SYSTEMCTL(root));
  machine.tool('curl', CURL(root));
  machine.tool('getent', `grep -qx "$2" ${root}/passwd`);
  for (const name of CHANGES.slice(0, 3)) {
    const own = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    // A command that removes a folder may be interrupted halfway.
    const before = name === 'rm' ? `for path; do ${own} -rf "$path/clubhouse"; done` : '';
    machine.tool(name, `${count(root, before)}\nexec ${own} "$@"`);
  }
  machine.tool('userdel', `${count(root)}\nsed -i "/^$1$/d" ${root}/passwd`);
  machine.tool(
    'systemd-sysusers',
    `${count(root)}
for file in ${root}/etc/sysusers.d/*.conf; do
  for user in $(sed -n 's/^u \\([^ ]*\\) .*/\\1/p' "$file"); do grep -qx "$user" ${root}/passwd || echo "$user" >> ${root}/passwd; done
done`,
  );
  return machine;
}

export const club = (machine: Machine, ...args: readonly string[]) =>
  machine.run('sh', [machine.path('opt/club/operations/club'), ...args]);

export const read = (machine: Machine, path: string) => readFileSync(machine.path(path), 'utf8');

/** The content and permissions of every file, except the tools' own notes. */
export function snapshot(machine: Machine): string[] {
  return readdirSync(machine.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/opt/club'))
    .filter(({ name }) => !/^(count|end-at|reloads|awake.*|.*lock)$/.test(name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const mode = (statSync(path).mode & 0o777).toString(8);
      return `${path.slice(machine.root.length)} ${mode} ${readFileSync(path, 'utf8')}`;
    })
    .toSorted();
}
