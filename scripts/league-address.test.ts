import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readForwarderUrl, readLeagueAddress } from './league-address.ts';
import { readWebsiteUrl } from './website-url.ts';

test('CFG-3: next to the league, the clubhouse calls it at the address in its own settings', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, '.env');
  assert.equal(readLeagueAddress({}, path), 'http://127.0.0.1:8300');
  writeFileSync(path, 'LEAGUE_PORT=9300\nLEAGUE_HOST=0.0.0.0\n');
  assert.equal(readLeagueAddress({}, path), 'http://127.0.0.1:9300');
  assert.equal(readLeagueAddress({ LEAGUE_PORT: '9400' }, path), 'http://127.0.0.1:9400');
  assert.equal(readLeagueAddress({ LEAGUE_HOST: '::' }, path), 'http://[::1]:9300');
  const told = { LEAGUE_URL: 'https://league.example.org' };
  assert.equal(readLeagueAddress(told, path), 'https://league.example.org');
  assert.equal(readLeagueAddress({ LEAGUE_URL: '' }, path), 'http://127.0.0.1:9300');
});

test('INS-7: next to the clubhouse, the league points to where that answers', () => {
  const url = (set: Record<string, string>) => readWebsiteUrl(set, '/nowhere/.env');
  assert.equal(url({}), 'http://localhost:8500');
  assert.equal(url({ CLUBHOUSE_PORT: '9500' }), 'http://localhost:9500');
  assert.equal(url({ CLUBHOUSE_PORT: '80' }), 'http://localhost');
  const told = { CLUBHOUSE_URL: 'https://club.example.org', CLUBHOUSE_PORT: '9500' };
  assert.equal(url(told), 'https://club.example.org');
  assert.equal(
    url({ ...told, LEAGUE_WEBSITE_URL: 'https://other.example' }),
    'https://other.example',
  );
});

test('FWD-11: next to the relay, pages of this machine use the forwarder started with it', () => {
  const url = (set: Record<string, string>) => readForwarderUrl(set, '/nowhere/.env');
  assert.equal(url({}), 'http://127.0.0.1:8600');
  assert.equal(url({ FORWARDER_PORT: '9600', FORWARDER_HOST: '::' }), 'http://[::1]:9600');
  assert.equal(url({ FORWARDER_PORT: '80' }), 'http://127.0.0.1', 'an origin names no usual port');
  assert.equal(url({ ALLOWED_ORIGINS: 'https://play.example.org' }), '');
  const told = { ALLOWED_ORIGINS: 'https://play.example.org', FORWARDER_URL: 'https://b.example' };
  assert.equal(url(told), 'https://b.example');
});
