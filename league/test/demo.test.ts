import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openAdministrator } from '../demo/install.ts';
import { readSettings } from '../src/settings.ts';
import { startClub } from './club.ts';
import { openDesk } from './cli.ts';
import { SECRET, startService } from './harness.ts';

test('CLI-13: the demo finds the service by its settings, and keeps its keys for the next run', async (t) => {
  const service = await startService(t);
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const desk = await openDesk(t, { embedded: true });
  await desk.put('.gitkeep', '');
  desk.environment['LEAGUE_DATA'] = desk.folder;
  desk.environment['LEAGUE_PORT'] = new URL(url).port;
  const closed = await desk.run('demo', '--years', '1', '--members', '16');
  assert.match(closed.err, /There is no .*installation-secret\. Start the service first/);
  desk.environment['LEAGUE_INSTALLATION_SECRET'] = SECRET;
  await writeFile(desk.path('demo-keys'), 'of a club that was here before\n');

  const first = await desk.run('demo', '--years', '1', '--members', '16');
  assert.equal(first.code, 0, first.err);
  assert.match(first.out, /The club is installed\. Its keys are in .*demo-keys-2\./);
  assert.equal((await stat(desk.path('demo-keys-2'))).mode & 0o777, 0o600);
  const kept = await readFile(desk.path('demo-keys-2'), 'utf8');
  for (const name of ['ADMINISTRATOR', 'WEBSITE']) {
    const [, token = ''] = new RegExp(`${name}_KEY=(dl_\\w+)`).exec(kept) ?? [];
    assert.equal((await service.call('GET', '/v1/me', { token })).status, 200);
  }
  let said = '';
  await openAdministrator({
    base: url,
    key: undefined,
    settings: readSettings(desk.environment),
    say: (text) => (said += text),
  });
  assert.match(said, /^The club's keys are in .*demo-keys-2\.\n$/);
  assert.equal(await readFile(desk.path('demo-keys-2'), 'utf8'), kept);
  assert.match(await readFile(desk.path('demo-keys'), 'utf8'), /before/);
});

test('CLI-13: the demo says how to get into a club that it did not install', async (t) => {
  const club = await startClub(t);
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const desk = await openDesk(t, { embedded: true });
  await desk.put('installation-secret', SECRET);
  desk.environment['LEAGUE_DATA'] = desk.folder;
  const locked = await desk.run('demo', '--url', url);
  assert.equal(locked.code, 1);
  assert.match(locked.err, /keys create --admin/);
  for (const [words, code, message] of [
    [['--years', 'ten'], 2, /^--years takes a whole number from 1 on/],
    [['--month'], 2, /Unknown option/],
    [['--url', 'http://127.0.0.1:1'], 1, /^No league answers at http:\/\/127\.0\.0\.1:1 /],
  ] as const) {
    const { code: exit, err } = await desk.run('demo', ...words);
    assert.equal(exit, code, err);
    assert.match(err, message);
  }
  assert.match((await desk.run('demo', '--help')).out, /demo-keys/);
});
