import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const UNIT = new URL('../systemd/club-backup.service', import.meta.url);
const DAY_MS = 86_400_000;

test('INST-9: old backups go, and what lies in folders beside them is not looked at', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-backups-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'relay-before'));
  const made = (name: string, days: number) => {
    writeFileSync(join(folder, name), '');
    const at = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(folder, name), at, at);
  };
  made('league-1.backup', 32);
  made('league-2.backup', 29);
  made('other.backup', 32);
  made('relay-before/league-3.backup', 32);
  const [, command = ''] = /^ExecStartPost=(.*)$/m.exec(readFileSync(UNIT, 'utf8')) ?? [];
  assert.ok(command.includes('/var/backups/club'));
  execFileSync('sh', ['-c', command.replace('/var/backups/club', folder)]);
  assert.deepEqual(readdirSync(folder, { recursive: true }).toSorted(), [
    'league-2.backup',
    'other.backup',
    'relay-before',
    'relay-before/league-3.backup',
  ]);
});
