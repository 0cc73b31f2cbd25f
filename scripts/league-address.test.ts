import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { leagueAddress } from './league-address.ts';

test('CFG-3: started beside the league, the clubhouse asks it where its own settings put it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, '.env');
  assert.equal(leagueAddress({}, path), 'http://127.0.0.1:8300');
  writeFileSync(path, 'LEAGUE_PORT=9300\nLEAGUE_HOST=0.0.0.0\n');
  assert.equal(leagueAddress({}, path), 'http://127.0.0.1:9300');
  assert.equal(leagueAddress({ LEAGUE_PORT: '9400' }, path), 'http://127.0.0.1:9400');
  assert.equal(leagueAddress({ LEAGUE_HOST: '::' }, path), 'http://[::1]:9300');
  const told = { LEAGUE_URL: 'https://league.example.org' };
  assert.equal(leagueAddress(told, path), 'https://league.example.org');
  assert.equal(leagueAddress({ LEAGUE_URL: '' }, path), 'http://127.0.0.1:9300');
});
