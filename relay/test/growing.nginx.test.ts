import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { findFreePort } from 'test-kit/free-port';
import { hashText } from '../src/hosts/hash.ts';
import { enter, type Game, GUEST_ADDRESS, HOST_ADDRESS, joined, peer, startGame } from './game.ts';
import { type HostEnvironment, ORIGIN, type RunningHost } from './host.ts';
import { startNginx } from './nginx.ts';
import { type NodeProcess, startNodeProcess } from './node-process.ts';
import { newRoomId, newToken, Player } from './player.ts';

/** Real loopback addresses; other tests only claim one in a header. */
const LOCAL = new Map([
  [HOST_ADDRESS, '127.0.0.1'],
  [GUEST_ADDRESS, '127.0.0.2'],
]);
const STRANGER = '127.0.0.3';

interface RelayGroup {
  readonly processes: readonly NodeProcess[];
  /** All processes, through nginx. */
  readonly relay: RunningHost;
}

async function startTwo(t: TestContext, environment: HostEnvironment = {}): Promise<RelayGroup> {
  const ports = [await findFreePort(), await findFreePort()];
  const processes = await Promise.all(
    ports.map((port) => startNodeProcess(t, { RELAY_PORT: String(port), ...environment })),
  );
  return behindNginx(t, processes);
}

async function behindNginx(t: TestContext, processes: readonly NodeProcess[]): Promise<RelayGroup> {
  const ports = processes.map(({ url }) => Number(new URL(url).port));
  const url = `http://127.0.0.1:${await startNginx(t, ports)}`;
  const from = (address: string) => ({
    url: url.replace('http', 'ws'),
    origin: ORIGIN,
    // nginx does not pass on an address that a client claims.
    headers: { 'x-forwarded-for': '203.0.113.99' },
    localAddress: LOCAL.get(address) ?? address,
  });
  const [first] = processes;
  assert.ok(first);
  return { processes, relay: { ...first, url, from } };
}

/** Finds the process that created a room, by its log. */
function processOf({ processes }: RelayGroup, roomId: string): NodeProcess {
  const made = `"room":"${hashText(roomId).slice(0, 8)}"`;
  const [found, ...more] = processes.filter((one) => one.output().includes(made));
  assert.ok(found && more.length === 0, 'one process holds the room');
  return found;
}

/** A game in each of the two processes: draws room ids until both have one. */
async function gameInEach(grown: RelayGroup): Promise<[NodeProcess, Game][]> {
  const games = new Map<NodeProcess, Game>();
  for (let tries = 0; games.size < 2 && tries < 20; tries++) {
    const game = await startGame(grown.relay);
    games.set(processOf(grown, game.roomId), game);
  }
  assert.equal(games.size, 2, 'rooms are spread over the processes');
  return [...games];
}

async function play({ host, guest }: Game): Promise<void> {
  host.send('fromTheHost');
  assert.equal(await guest.next(), 'fromTheHost');
  guest.send('fromTheGuest');
  assert.equal(await host.next(), 'fromTheGuest');
}

/** Both players reconnect and are back in their seats. */
async function comeBack(grown: RelayGroup, { roomId, tokens }: Game): Promise<Game> {
  const [hostToken, guestToken] = tokens;
  const host = await enter(grown.relay, roomId, { seatToken: hostToken });
  assert.deepEqual(await host.next(), joined(0));
  const guest = await enter(grown.relay, roomId, { seatToken: guestToken }, GUEST_ADDRESS);
  assert.deepEqual(await guest.next(), joined(1, { peer: true }));
  assert.deepEqual(await host.next(), peer(true));
  return { roomId, tokens, host, guest };
}

test('GROW-1: a room’s players meet in one process, and a returning player gets there again', async (t) => {
  const grown = await startTwo(t);
  for (const [holder, game] of await gameInEach(grown)) {
    await play(game);
    for (let times = 0; times < 5; times++) {
      const stranger = await enter(grown.relay, game.roomId, { seatToken: newToken() }, STRANGER);
      assert.equal(await stranger.closed, 4403, 'full, and not another room of that id');
      const spelled = `%${game.roomId.charCodeAt(0).toString(16)}${game.roomId.slice(1)}`;
      assert.notEqual(await Player.status(grown.relay.from(STRANGER), spelled), 101);
    }
    assert.equal(processOf(grown, game.roomId), holder);
  }
});

test('GROW-2: a stopped process costs only its own rooms, whose players find their seats again', async (t) => {
  const grown = await startTwo(t);
  const [lost, other] = await gameInEach(grown);
  assert.ok(lost && other);
  const [dead, game] = lost;
  await dead.kill();
  await Promise.all([game.host.closed, game.guest.closed]);
  await play(other[1]);
  for (let times = 0; times < 5; times++) {
    const status = await Player.status(grown.relay.from(STRANGER), game.roomId);
    assert.equal(status, 502, 'no other process says that the room does not exist');
    await play(other[1]);
  }
  await dead.start();
  await play(await comeBack(grown, game));
});

test('NET-3, BUD-2: nginx passes on a client’s address, and each process has its own budget', async (t) => {
  const { relay } = await startTwo(t, { NETWORK_GAME_LIMIT: '1' });
  const make = async (address: string) => {
    const player = await enter(
      relay,
      newRoomId(),
      { seatToken: newToken(), create: true },
      address,
    );
    const made = await Promise.race([player.closed, player.next().catch(() => player.closed)]);
    player.ws.terminate();
    return typeof made === 'number' ? made : 'made';
  };
  const all: (number | 'made')[] = [];
  for (let count = 0; count < 20; count++) all.push(await make(HOST_ADDRESS));
  const refused = all.filter((one) => one === 4430);
  assert.deepEqual([all.filter((one) => one === 'made').length, refused.length], [2, 18]);
  assert.equal(await make(GUEST_ADDRESS), 'made', 'another address, with the same claim');
});

test('CAP-5: nginx counts the sockets of an address over all processes', async (t) => {
  const { relay } = await startTwo(t);
  const open = (address: string) => Player.connect(relay.from(address), newRoomId());
  const all = await Promise.all(Array.from({ length: 300 }, () => open(HOST_ADDRESS)));
  assert.equal(await Player.status(relay.from(HOST_ADDRESS), newRoomId()), 429);
  await open(GUEST_ADDRESS);
  await all[0]?.drop();
  await open(HOST_ADDRESS);
});

test('GROW-3: adding a process with copies of the others’ rooms loses no seat', async (t) => {
  const two = await startTwo(t);
  const games = (await gameInEach(two)).map(([, game]) => game);
  for (let more = 0; more < 8; more++) games.push(await startGame(two.relay));
  const third = await startNodeProcess(t, { RELAY_PORT: String(await findFreePort()) });
  const all = [...two.processes, third];
  for (const one of all) await one.stop();
  copyRooms(two.processes, third);
  for (const one of all) await one.start();
  const three = await behindNginx(t, all);
  for (const game of games) await play(await comeBack(three, game));
  const ofThird = () => third.output().includes('"msg":"room created"');
  for (let tries = 0; !ofThird() && tries < 25; tries++) {
    await enter(three.relay, newRoomId(), { seatToken: newToken(), create: true }, STRANGER);
  }
  assert.ok(ofThird(), 'it holds rooms too');
});

/** Follows docs/growing.md, with the processes stopped. */
function copyRooms(from: readonly NodeProcess[], to: NodeProcess): void {
  const database = new DatabaseSync(join(to.folder, 'relay.db'));
  for (const { folder } of from) {
    database.prepare('attach ? as other').run(join(folder, 'relay.db'));
    database.exec('insert or ignore into rooms select * from other.rooms; detach other;');
  }
  database.close();
}
