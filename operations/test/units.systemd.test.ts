import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../systemd/', import.meta.url));
const ANALYZE = process.env['SYSTEMD_ANALYZE_PATH'] ?? 'systemd-analyze';
const SERVICES = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));
const OTHERS = readdirSync(FOLDER).filter((name) => /\.(timer|socket|target)$/.test(name));
/** In tenths: systemd's exposure score out of 10. */
const MAX_EXPOSED = 29;

/** The units, and the programs that a machine has after the installation. */
function installed(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-units-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'club');
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/node/bin/node'), '', { mode: 0o755 });
  mkdirSync(join(root, 'operations/off-site'), { recursive: true });
  writeFileSync(join(root, 'operations/off-site/copy'), '', { mode: 0o755 });
  writeFileSync(join(root, 'operations/club-wake'), '', { mode: 0o755 });
  for (const name of [...SERVICES, ...OTHERS]) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/opt/club', root));
  }
  return folder;
}

test('INST-4: systemd finds no fault in any unit', (t) => {
  assert.deepEqual(SERVICES.toSorted(), [
    'club-backup-relay.service',
    'club-backup.service',
    'club-backup@.service',
    'club-clubhouse.service',
    'club-clubhouse@.service',
    'club-door@.service',
    'club-forwarder.service',
    'club-league.service',
    'club-league@.service',
    'club-off-site.service',
    'club-relay.service',
    'club-restore-trial.service',
    'club-restore-trial@.service',
    'club-wake@.service',
    'club-watch.service',
  ]);
  const folder = installed(t);
  const units = [...SERVICES, ...OTHERS].map((name) => join(folder, name));
  const { status, stdout, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  const about = `${stdout}${stderr}`.split('\n').filter((line) => /\bclub[@-]/.test(line));
  assert.deepEqual([about, status], [[], 0]);
});

for (const name of SERVICES) {
  test(`INST-4: ${name} has an exposure below 3 of 10`, () => {
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSED}`, '--no-pager'];
    const told = spawnSync(ANALYZE, [...args, join(FOLDER, name)], { encoding: 'utf8' });
    assert.equal(told.status, 0, `${told.stdout}${told.stderr}`);
    assert.match(told.stdout, /Overall exposure level for \S+: [0-2]\.\d/);
  });
}

test('INST-4: the units run as the users that sysusers creates', () => {
  const users = readFileSync(join(FOLDER, 'club.conf'), 'utf8');
  const made = [...users.matchAll(/^u (\S+)/gm)].map(([, name]) => name);
  const asked = SERVICES.flatMap(
    (name) => /^User=(.*)$/m.exec(readFileSync(join(FOLDER, name), 'utf8'))?.[1] ?? [],
  );
  assert.deepEqual([...new Set(asked)].toSorted(), [...made, 'club-%i'].toSorted());
});

const HOSTED = SERVICES.filter((name) => name.includes('@'));
/** Files of another service of the club, of another club, or of the machine. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  'club-league@.service': ['/var/lib/clubs/%i/clubhouse', '/var/lib/club-league', '/var/backups'],
  'club-clubhouse@.service': ['/var/lib/clubs/%i/league', '/var/lib/club-league', '/var/backups'],
  'club-door@.service': ['/var/lib/clubs', '/var/lib/club-league', '/var/backups'],
};

test('CLUBS-8: a hosted club’s services run as its own user, in its own folders, without a port', () => {
  const sockets = OTHERS.filter((name) => name.endsWith('.socket'));
  assert.equal(sockets.length, 3);
  for (const name of sockets) {
    const unit = readFileSync(join(FOLDER, name), 'utf8');
    const place = name.replace(/^club-(.*)@\.socket$/, '/run/clubs/%i/$1');
    assert.match(unit, new RegExp(`^ListenStream=${place}$`, 'm'));
    assert.match(
      unit,
      place.endsWith('door')
        ? /^SocketGroup=caddy\nSocketMode=0660$/m
        : /^SocketUser=club-%i\nSocketMode=0600$/m,
    );
    assert.match(unit, /^DirectoryMode=0711$/m);
  }
  for (const name of HOSTED) {
    const unit = readFileSync(join(FOLDER, name), 'utf8');
    assert.match(unit, /^User=club-%i\nGroup=club-%i$/m, name);
    assert.match(unit, /^UMask=0077$/m, name);
    for (const [, folders = ''] of unit.matchAll(/^(?:State|Cache)Directory=(.*)$/gm)) {
      for (const folder of folders.split(' ')) assert.match(folder, /^clubs\/%i\//, name);
    }
    // Only the website sends emails, and only it may not listen.
    const isOffline = /^PrivateNetwork=yes$/m.test(unit);
    assert.equal(isOffline, name !== 'club-clubhouse@.service', name);
    if (!isOffline) assert.match(unit, /^SocketBindDeny=any$/m);
    const [, hidden = ''] = /^InaccessiblePaths=(.*)$/m.exec(unit) ?? [];
    for (const path of FOREIGN[name] ?? []) assert.ok(hidden.split(' ').includes(`-${path}`), name);
  }
});

test('CLUBS-9: a club is awake while it has visitors or its timer runs, and no longer', () => {
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  assert.match(read('club-door@.service'), / --exit-idle-time=5min /);
  for (const [name, needed] of [
    ['club-door@.service', 'club-clubhouse@%i.service'],
    ['club-wake@.service', 'club-clubhouse@%i.service'],
    ['club-clubhouse@.service', 'club-league@%i.service'],
  ] as const) {
    assert.match(read(name), new RegExp(`^Requires=.*${needed}$`, 'm'));
    assert.match(read(needed.replace('%i', '')), /^StopWhenUnneeded=yes$/m);
  }
  const wanted = [...read('club@.target').matchAll(/^Wants=(.*)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const own = OTHERS.filter((name) => name.includes('@') && !name.endsWith('.target'));
  assert.deepEqual(wanted.toSorted(), own.map((name) => name.replace('@', '@%i')).toSorted());
  for (const name of [...own, ...HOSTED])
    assert.match(read(name), /^PartOf=club@%i\.target$/m, name);
  assert.match(read('club-wake@.timer'), /^OnCalendar=hourly$/m);
});

test('INST-4: the forwarder reads the settings of the relay, but never its owner key', () => {
  const unit = readFileSync(join(FOLDER, 'club-forwarder.service'), 'utf8');
  assert.match(unit, /^EnvironmentFile=\/etc\/club\/relay\.env$/m);
  assert.match(unit, /^UnsetEnvironment=OWNER_KEY$/m);
});

test('INST-4: the page on uninstalling disables every unit that can be enabled', () => {
  const page = readFileSync(new URL('../../docs/uninstall.md', import.meta.url), 'utf8');
  const disabled = /^systemctl disable --now (.*)$/m.exec(page)?.[1]?.split(' ');
  const enabled = [...SERVICES, ...OTHERS].filter(
    (name) =>
      !name.includes('@') && /^\[Install\]$/m.test(readFileSync(join(FOLDER, name), 'utf8')),
  );
  const names = enabled.map((name) => name.replace(/\.service$/, ''));
  assert.deepEqual(disabled?.toSorted(), names.toSorted());
});

test('INST-4: a memory limit confines a fault to its own service', () => {
  for (const name of SERVICES) {
    const unit = readFileSync(join(FOLDER, name), 'utf8');
    // The backup ends by itself.
    if (!unit.includes('Type=oneshot')) assert.match(unit, /^MemoryMax=\d+M$/m, name);
  }
});
