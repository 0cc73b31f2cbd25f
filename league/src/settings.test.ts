import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('SRV-4: without settings, the service listens on loopback with its defaults', () => {
  const settings = readSettings({ PATH: '/bin' });
  assert.deepEqual([settings.host, settings.port], ['127.0.0.1', 8300]);
  assert.equal(settings.dataFolder, 'data/league');
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.limits.perCredential, 600);
  assert.equal(settings.limits.bodyBytes, 262_144);
});

test('SRV-4: a wrong setting is refused in one sentence that names it', () => {
  const wrong: [string, string][] = [
    ['LEAGUE_PORT', '65536'],
    ['LEAGUE_PORT', '80a'],
    ['LEAGUE_LOG_LEVEL', 'loud'],
    ['LEAGUE_TRUST_PROXY', 'everyone'],
    ['LEAGUE_RATE_LIMIT', '0'],
    ['LEAGUE_BODY_LIMIT', '10'],
    ['LEAGUE_INSTALLATION_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://x'],
    ['LEAGUE_POTR', '1'],
  ];
  for (const [name, value] of wrong) {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: Error) => {
        assert.match(error.message, new RegExp(`^[^.]*${name}[^\n]*[.?]$`));
        return true;
      },
    );
  }
});

test('SRV-4: settings at their limits are accepted', () => {
  const settings = readSettings({
    LEAGUE_PORT: '65535',
    LEAGUE_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    LEAGUE_INSTALLATION_SECRET: 'x'.repeat(16),
    DATABASE_URL: 'postgresql://u:p@h/db',
  });
  assert.equal(settings.port, 65_535);
  assert.ok(settings.trustProxy !== false && settings.trustProxy('10.1.2.3', 7));
  assert.equal(settings.databaseUrl, 'postgresql://u:p@h/db');
});
