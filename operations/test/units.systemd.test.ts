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
const TIMERS = readdirSync(FOLDER).filter((name) => name.endsWith('.timer'));
/** In tenths: what is exposed of 10. */
const MAX_EXPOSED = 29;

/** The units with the programs that a machine has after the installation. */
function installed(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-units-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'club');
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/node/bin/node'), '', { mode: 0o755 });
  mkdirSync(join(root, 'operations/off-site'), { recursive: true });
  writeFileSync(join(root, 'operations/off-site/copy'), '', { mode: 0o755 });
  for (const name of [...SERVICES, ...TIMERS]) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/opt/club', root));
  }
  return folder;
}

test('INST-4: systemd finds nothing wrong with any unit', (t) => {
  assert.deepEqual(SERVICES.toSorted(), [
    'club-backup-relay.service',
    'club-backup.service',
    'club-clubhouse.service',
    'club-league.service',
    'club-off-site.service',
    'club-relay.service',
    'club-restore-trial.service',
    'club-watch.service',
  ]);
  const folder = installed(t);
  const units = [...SERVICES, ...TIMERS].map((name) => join(folder, name));
  const { status, stdout, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('club-'));
  assert.deepEqual([about, status], [[], 0]);
});

for (const name of SERVICES) {
  test(`INST-4: ${name} is exposed to less than 3 of 10`, () => {
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSED}`, '--no-pager'];
    const told = spawnSync(ANALYZE, [...args, join(FOLDER, name)], { encoding: 'utf8' });
    assert.equal(told.status, 0, `${told.stdout}${told.stderr}`);
    assert.match(told.stdout, /Overall exposure level for \S+: [0-2]\.\d/);
  });
}

test('INST-4: the users of the units are those that sysusers makes', () => {
  const users = readFileSync(join(FOLDER, 'club.conf'), 'utf8');
  const made = [...users.matchAll(/^u (\S+)/gm)].map(([, name]) => name);
  const asked = SERVICES.flatMap(
    (name) => /^User=(.*)$/m.exec(readFileSync(join(FOLDER, name), 'utf8'))?.[1] ?? [],
  );
  assert.deepEqual([...new Set(asked)].toSorted(), made.toSorted());
});

test('INST-4: each service has a limit to its memory, by which a fault takes down itself alone', () => {
  for (const name of SERVICES) {
    const unit = readFileSync(join(FOLDER, name), 'utf8');
    // The backup ends by itself.
    if (!unit.includes('Type=oneshot')) assert.match(unit, /^MemoryMax=\d+M$/m, name);
  }
});
