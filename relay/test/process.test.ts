import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startMain } from '../launch/program.ts';
import { enter, startGame } from './game.ts';
import { OWNER_KEY } from './host.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken } from './player.ts';

test('HOST-1: a private relay makes its owner key once and keeps it', async (t) => {
  const first = await startMain(t, {});
  const url = await first.says(/answers at (http:\S+)/);
  const key = await first.says(/\n\S+\/#owner=([\w-]{32})\n/);
  const file = join(first.folder, 'data/relay/owner-key');
  assert.equal((await readFile(file, 'utf8')).trim(), key);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const asked = { challenge: 'A'.repeat(22), ownerKey: key };
  const headers = { origin: url };
  const verified = await fetch(`${url}/v1/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify(asked),
  });
  assert.equal(((await verified.json()) as { canCreate: boolean }).canCreate, true);
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  const second = await startMain(t, {}, { folder: first.folder });
  const address = await second.says(/answers at (http:\S+)/);
  await second.says(/owner key is in \S*data\/relay\/owner-key/);
  assert.ok(!second.output().includes(key), 'printed once');
  const again = await fetch(`${address}/v1/stats`, { headers: { authorization: `Bearer ${key}` } });
  assert.equal(again.status, 200);
  second.child.kill('SIGTERM');
  assert.equal(await second.ended, 0);
});

test('compiled code is kept for the next start, however this one ends', async (t) => {
  const settings = { NODE_COMPILE_CACHE: 'compiled' };
  const { child, ended, folder, says } = await startMain(t, settings);
  await says(/answers at (http:\S+)/);
  child.kill('SIGKILL');
  assert.equal(await ended, null);
  assert.ok((await readdir(join(folder, 'compiled'), { recursive: true })).length > 50);
});

test('HAND-5: a starting relay says how a friend connects, unless it has a public name', async (t) => {
  const local = await startMain(t, { PUBLIC_HOSTING: 'on' });
  await local.says(/A friend needs an https address .*\n.*See docs\/friend\.md\./);
  const named = await startMain(t, { PUBLIC_HOSTING: 'on', ALLOWED_ORIGINS: 'https://a.example' });
  await named.says(/answers at (https:\S+)/);
  assert.doesNotMatch(named.output(), /A friend needs/);
});

test('HOST-1: a public relay, or one with a configured key, makes none', async (t) => {
  for (const environment of [{ PUBLIC_HOSTING: 'on' }, { OWNER_KEY }]) {
    const relay = await startMain(t, environment);
    await relay.says(/answers at (http:\S+)/);
    assert.ok(!relay.output().includes('owner key'));
    assert.ok(!(await readdir(join(relay.folder, 'data/relay'))).includes('owner-key'));
  }
});

test('HOST-7: a relay that listens everywhere can be reached at each address of its machine', async (t) => {
  const relay = await startMain(t, { PUBLIC_HOSTING: 'on', RELAY_HOST: '0.0.0.0' });
  const url = new URL(await relay.says(/answers at (http:\S+)/));
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const addresses = own.flatMap(({ family, address }) => (family === 'IPv4' ? address : []));
  for (const name of ['localhost', '127.0.0.1', ...addresses]) {
    const origin = `http://${name}:${url.port}`;
    const { headers } = await fetch(`http://127.0.0.1:${url.port}/v1/info`, {
      headers: { origin },
    });
    assert.equal(headers.get('access-control-allow-origin'), origin);
  }
});

test('HOST-5: a second relay on the same folder does not start, and a crash frees the folder', async (t) => {
  const first = await startMain(t, { PUBLIC_HOSTING: 'on' });
  await first.says(/answers at (http:\S+)/);
  const second = await startMain(t, { PUBLIC_HOSTING: 'on' }, { folder: first.folder });
  assert.equal(await second.ended, 1);
  assert.match(second.output(), /^The relay could not start: .*data\/relay.*another relay.*\.\n$/);
  first.child.kill('SIGKILL');
  await first.ended;
  const third = await startMain(t, { PUBLIC_HOSTING: 'on' }, { folder: first.folder });
  await third.says(/answers at (http:\S+)/);
});

test('HOST-4, NET-2: neither log nor storage contains a room id, a token, a key or an address', async (t) => {
  const relay = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const [roomId, seatToken] = [newRoomId(), newToken()];
  const fields = { seatToken, create: true, ownerKey: OWNER_KEY };
  const owner = await enter(relay, roomId, fields, '192.0.2.33');
  await owner.next();
  owner.send('secretFrame');
  await owner.settle();
  owner.send('!');
  await owner.closed;
  const files = await readdir(relay.folder);
  const stored = await Promise.all(
    files.map((file) => readFile(join(relay.folder, file), 'latin1')),
  );
  const everything = relay.output() + stored.join('');
  assert.match(relay.output(), /"msg":"room created"/);
  for (const secret of [roomId, seatToken, OWNER_KEY, '192.0.2.33', 'secretFrame']) {
    assert.ok(!everything.includes(secret), secret);
  }
});

test('NET-2: a new day counts networks from zero, under names not linkable to the old ones', async (t) => {
  const relay = await startNode(t, { NETWORK_GAME_LIMIT: '1' });
  await startGame(relay);
  await relay.advance(86_400_000);
  await startGame(relay);
});

test('CAP-9: as much of a crowd as the system allows waits for a busy relay', async (t) => {
  const { child, ended, says } = await startMain(t, { PUBLIC_HOSTING: 'on' });
  const { port, hostname } = new URL(await says(/answers at (http:\S+)/));
  child.kill('SIGSTOP');
  const allowed = readFile('/proc/sys/net/core/somaxconn', 'utf8').then(Number, () => 128);
  const crowd = Array.from({ length: Math.min(1000, await allowed) }, () =>
    connect({ host: hostname, port: Number(port) }),
  );
  // A dropped client is not connected until the relay continues.
  await Promise.all(crowd.map((socket) => once(socket, 'connect')));
  crowd.forEach((socket) => socket.destroy());
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});
