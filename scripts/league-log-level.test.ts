import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readLeagueLogLevel } from './league-log-level.ts';

test('FIRST-5: next to the clubhouse, the league logs no request unless told how much to log', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'level-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  assert.equal(readLeagueLogLevel({}, file), 'warn');
  writeFileSync(file, 'LEAGUE_LOG_LEVEL=debug\n');
  assert.equal(readLeagueLogLevel({}, file), 'debug');
  assert.equal(readLeagueLogLevel({ LEAGUE_LOG_LEVEL: 'info' }, file), 'info');
});
