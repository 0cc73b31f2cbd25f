import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { enter, startGame } from './game.ts';
import { OWNER_KEY } from './host.ts';
import { startOnWorkerd } from './workerd-host.ts';
import { newRoomId, newToken } from './player.ts';

test('HOST-4, NET-2: neither output nor storage contains a room id, a token, a key or an address', async (t) => {
  const relay = await startOnWorkerd(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const [roomId, seatToken] = [newRoomId(), newToken()];
  const fields = { seatToken, create: true, ownerKey: OWNER_KEY };
  const owner = await enter(relay, roomId, fields, '192.0.2.33');
  await owner.next();
  owner.send('secretFrame');
  await owner.settle();
  owner.send('!');
  await owner.closed;
  const wrong = { seatToken: newToken(), create: true, ownerKey: 'someWrongKey' };
  assert.equal(await (await enter(relay, newRoomId(), wrong, '192.0.2.33')).closed, 4401);
  const disk = join(relay.folder, 'disk');
  const files = (await readdir(disk, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const stored = await Promise.all(
    files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  assert.ok(stored.join('').includes('tokenHash'), 'the seat is there');
  const everything = relay.output() + files.map(({ name }) => name).join('') + stored.join('');
  const secrets = [roomId, seatToken, OWNER_KEY, '192.0.2.33', 'secretFrame', 'someWrongKey'];
  for (const secret of secrets) assert.ok(!everything.includes(secret), secret);
});

test('NET-2: a new day counts networks from zero, under names not linkable to the old ones', async (t) => {
  const relay = await startOnWorkerd(t, { NETWORK_GAME_LIMIT: '1' });
  await startGame(relay);
  await relay.advance(86_400_000);
  await startGame(relay);
});

test('NET-2: nothing is kept of a network a day later, not even its wrong keys', async (t) => {
  const relay = await startOnWorkerd(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const wrong = { seatToken: newToken(), create: true, ownerKey: 'someWrongKey' };
  assert.equal(await (await enter(relay, newRoomId(), wrong)).closed, 4401);
  const tables = async () => {
    await relay.crash();
    const folder = join(relay.folder, 'disk', 'TestNetwork');
    const files = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
    return files.flatMap((name) => {
      const database = new DatabaseSync(join(folder, name));
      const rows = database.prepare("select name from sqlite_master where type = 'table'").all();
      database.close();
      return rows.map((row) => String(row['name']));
    });
  };
  assert.ok((await tables()).includes('sockets'));
  // Wakes the room, so that its alarm is among those that ring early.
  assert.equal(await (await enter(relay, newRoomId(), wrong)).closed, 4401);
  await relay.advance(86_400_000);
  assert.ok(!(await tables()).some((name) => name === 'sockets' || name === '_cf_KV'));
});
