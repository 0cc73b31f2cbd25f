import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addEnvFile } from './env-file.ts';

test('SETTING-5: settings from a file yield to environment variables, with or without a byte order mark', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const env = join(folder, '.env');
  const read = () => {
    const environment: Record<string, string | undefined> = { LEAGUE_PORT: '1' };
    addEnvFile(env, environment);
    return environment;
  };
  assert.deepEqual(read(), { LEAGUE_PORT: '1' }, 'there need not be one');
  mkdirSync(env);
  assert.throws(read, /The settings in .*\.env cannot be read \(EISDIR\)/);
  rmSync(env, { recursive: true });
  for (const bytes of [Buffer.from('\uFEFFA=b\n', 'utf16le'), Buffer.from([0x41, 0x3d, 0xff])]) {
    writeFileSync(env, bytes);
    assert.throws(read, /\.env is not UTF-8 text/);
  }
  for (const mark of ['', '\uFEFF']) {
    writeFileSync(env, `${mark}DATABASE_URL=postgres://h/db\r\nLEAGUE_PORT=2\n# none\nA="a b"\n`);
    assert.deepEqual(read(), { LEAGUE_PORT: '1', DATABASE_URL: 'postgres://h/db', A: 'a b' });
  }
});
