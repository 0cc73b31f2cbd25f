import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ROOT } from '../../scripts/files.ts';
import { Machine } from './machine.ts';

/* Installs into a folder that represents a Debian machine, with tools that only record calls. */

const RELEASE = 'club-0.1.0';
const SMTP = 'smtp://me:se&cret@mail.tennis.example:587';
const GIVEN = [
  ['--domain', 'tennis.example'],
  ['--smtp', '-'],
  ['--mail-from', 'Tennis <club@tennis.example>'],
  ['--mail-to', 'me@tennis.example'],
].flat();

const SYSTEMCTL = (root: string) => `
verb=$1; shift
for unit; do case $unit in -*) ;; *) break ;; esac; done
unit=\${unit%.service}
case $verb in
  is-enabled) [ -e ${root}/enabled/$unit ] ;;
  enable) : > ${root}/enabled/$unit ;;
  start) [ -e ${root}/run/$unit ] || { : > ${root}/run/$unit; echo "start $unit" >> ${root}/done; } ;;
  restart|reload-or-restart) [ ! -e ${root}/no-$unit ] || exit 1; [ -e ${root}/run/$unit ] || { : > ${root}/run/$unit; echo "$verb $unit" >> ${root}/done; } ;;
esac`;

const CURL = `
for url; do case $url in http*) break ;; esac; done
case $url in */metrics) echo 'service_release{version="0.1.0"} 1' ;; *) printf 'no_website_key 503' ;; esac`;

function makeMachine(t: TestContext): Machine {
  const machine = new Machine(t);
  const { root } = machine;
  cpSync(join(ROOT, 'operations'), machine.path('opt', RELEASE, 'operations'), { recursive: true });
  machine.write(`opt/${RELEASE}/package.json`, '{\n  "name": "club",\n  "version": "0.1.0",\n}\n');
  // The mail server accepts an email unless a file says otherwise.
  machine.write(
    `opt/${RELEASE}/node_modules/node/bin/node`,
    `#!/bin/sh\necho "$*" >> ${root}/tried\n[ ! -e ${root}/no-mail ]\n`,
    0o755,
  );
  machine.write('enabled/.made', '');
  machine.tool('systemctl', SYSTEMCTL(root));
  machine.tool('curl', CURL);
  machine.tool(
    'dpkg-query',
    `for name; do :; done; [ -e ${root}/packages/$name ] && printf installed`,
  );
  machine.tool(
    'apt-get',
    `case $1 in install) shift; mkdir -p ${root}/packages; for name; do : > ${root}/packages/$name; done ;; esac`,
  );
  return machine;
}

const install = (machine: Machine, ...args: readonly string[]) =>
  machine.runWithInput(SMTP, machine.path('opt', RELEASE, 'operations/install'), ...args);

/** Every file except the tools' own notes, with its content and modification time. */
function snapshot(machine: Machine): string[] {
  return readdirSync(machine.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'tried')
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${statSync(path).mtimeMs} ${readFileSync(path, 'utf8')}`;
    });
}

test('OPS-33: one command installs and says what it changes, and repeating it changes nothing', async (t) => {
  const machine = makeMachine(t);
  machine.write('etc/caddy/Caddyfile', ':80 {\n}\n');
  const { code, output } = await install(machine, ...GIVEN);
  assert.equal(code, 0, output);
  for (const line of [
    /^installed caddy curl dbus libatomic1$/m,
    /^linked \S+\/opt\/club to club-0\.1\.0$/m,
    /^wrote \S+\/etc\/systemd\/system\/club-league\.service$/m,
    /^wrote \S+\/etc\/club\/clubhouse\.env$/m,
    /^saved the previous \S+Caddyfile as \S+Caddyfile\.before-club$/m,
    /^enabled club-backup\.timer$/m,
    /^The services of club-0\.1\.0 are running\.$/m,
  ]) {
    assert.match(output, line);
  }
  const read = (path: string) => readFileSync(machine.path(path), 'utf8');
  assert.match(read('etc/club/clubhouse.env'), /^CLUBHOUSE_URL=https:\/\/club\.tennis\.example$/m);
  assert.match(
    read('etc/club/clubhouse.env'),
    /^SMTP_URL=smtp:\/\/me:se&cret@mail\.tennis\.example:587$/m,
  );
  assert.match(read('etc/club/clubhouse.env'), /^MAIL_FROM=Tennis <club@tennis\.example>$/m);
  assert.match(read('etc/club/relay.env'), /^ALLOWED_ORIGINS=https:\/\/play\.tennis\.example$/m);
  assert.match(read('etc/club/watch.env'), /^WATCH_MAIL_TO=me@tennis\.example$/m);
  assert.equal(statSync(machine.path('etc/club/clubhouse.env')).mode & 0o777, 0o640);
  assert.match(read('etc/caddy/Caddyfile'), /^league\.tennis\.example \{$/m);
  assert.equal(read('etc/caddy/Caddyfile.before-club'), ':80 {\n}\n');
  assert.match(read('tried'), /operations\/watch\/main\.ts --units \S+ --try/);
  for (const name of readdirSync(join(ROOT, 'operations/systemd'))) {
    if (/^club-[\w-]*\.(service|timer)$/.test(name)) {
      assert.equal(
        read(`etc/systemd/system/${name}`),
        readFileSync(join(ROOT, 'operations/systemd', name), 'utf8'),
      );
    }
  }
  const before = snapshot(machine);
  const again = await install(machine);
  assert.equal(again.code, 0, again.output);
  assert.deepEqual(snapshot(machine), before);
  assert.match(again.output, /^Nothing to change\.\nThe services of club-0\.1\.0 are running\.\n$/);
});

test('OPS-34: a mail server that accepts no email stops the installation before anything starts', async (t) => {
  const machine = makeMachine(t);
  machine.write('no-mail', '');
  const { code, output } = await install(machine, ...GIVEN);
  assert.equal(code, 1);
  assert.match(
    output,
    /Correct SMTP_URL and MAIL_FROM in \S+clubhouse\.env, then run this again\. Nothing was started/,
  );
  assert.ok(!existsSync(machine.path('run/club-league')));
  assert.equal((await install(machine, '--no-mail')).code, 0);
  assert.ok(existsSync(machine.path('run/club-league')));
});

test('OPS-40: a proxy that fails to start stops the installation, and the next run starts it', async (t) => {
  const machine = makeMachine(t);
  machine.write('no-caddy', '');
  for (const time of ['first', 'second']) {
    const { code, output } = await install(machine, ...GIVEN);
    assert.equal(code, 1, time);
    assert.match(output, /Caddy does not start with \S+Caddyfile\. See journalctl -u caddy/);
    assert.ok(!existsSync(machine.path('run/club-league')));
  }
  rmSync(machine.path('no-caddy'));
  assert.equal((await install(machine, ...GIVEN)).code, 0);
  assert.ok(existsSync(machine.path('run/caddy')));
});

test('OPS-33: a missing answer is named if nobody can be asked, and another release needs the upgrade', async (t) => {
  const machine = makeMachine(t);
  const asked = await install(machine);
  assert.equal(asked.code, 1);
  assert.match(asked.output, /There is no terminal to ask on: add --domain\./);
  assert.match(
    (await install(machine, '--domain', 'a.example')).output,
    /add --smtp, or --no-mail/,
  );
  assert.match((await install(machine, '--moon')).output, /There is no --moon/);
  rmSync(machine.path('opt/club'));
  symlinkSync('club-0.0.9', machine.path('opt/club'));
  const other = await install(machine, ...GIVEN);
  assert.equal(other.code, 1);
  assert.match(other.output, /club-0\.0\.9 is installed here already: use operations\/upgrade/);
});
