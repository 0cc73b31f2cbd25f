import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePeerFrame } from '@sealed-move/protocol/relay-frames';
import type { SavedGame } from '../src/core/saved-game.ts';
import { beginBoth } from './at-relay.ts';
import { hello, StrangePeer } from './strange-peer.ts';

const SYNC = {
  t: 'sync',
  held: { want: [1, 1], rev: 0, cut: 0, moves: [['4', null]], resigned: [null, null], draw: null },
  offers: [],
  yours: [],
};

const KEEP = { save: async () => undefined };

async function meetHost(): Promise<StrangePeer> {
  const peer = new StrangePeer(beginBoth().host);
  await peer.meet();
  return peer;
}

async function meetGuest(): Promise<StrangePeer> {
  const peer = new StrangePeer(beginBoth().guest);
  await peer.meet();
  return peer;
}

test('HELLO-1: each connection is greeted with a new sid, and a hello is answered', async () => {
  const peer = await meetHost();
  await peer.meet();
  await peer.tell(hello('guest', { sid: 'theirs' }));
  const [first, second, answer] = await peer.heard();
  const { sid, key, ...rest } = first ?? {};
  assert.match(String(key), /^[\w-]{43}$/);
  assert.deepEqual(rest, {
    t: 'hello',
    name: 'Ann',
    caps: ['chat', 'keys', 'abort', 'absence'],
    game: 'noughts',
    setup: { hostSide: 0, options: null },
  });
  assert.notEqual(sid, second?.['sid']);
  assert.deepEqual([answer?.['t'], answer?.['re']], ['sync', 'theirs']);
});

test('HELLO-7: thousands of reports that the other connected have effect only a few times', async () => {
  let saves = 0;
  const save = async () => void (saves += 1);
  const peer = new StrangePeer(beginBoth().host, { save });
  await peer.meet();
  for (let times = 0; times < 3000; times++) peer.relay.give(makePeerFrame('online'), 0);
  await peer.settle();
  assert.ok(saves <= 30, `${saves} saves`);
  await peer.tell(hello('guest'));
  assert.equal(peer.session.view.peer.name, 'Eve');
});

test('HELLO-7: after too many reports, only the last counts, once a second has passed', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'));
  for (let times = 0; times < 40; times++) peer.relay.give(makePeerFrame('online'), 0);
  peer.relay.give(makePeerFrame('offline'), 0);
  await peer.relayed();
  assert.equal(peer.session.view.peer.presence, 'online');
  await peer.settle();
  assert.equal(peer.session.view.peer.presence, 'away');
});

test('ENV-3: an accepted message is not accepted again, nor anything older', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'), 10);
  await peer.tell({ t: 'chat', text: 'one' }, 12);
  for (const n of [12, 11, 10, 1]) await peer.tell({ t: 'chat', text: 'again' }, n);
  assert.deepEqual(
    peer.session.view.chat.lines.map(({ text }) => text),
    ['one'],
  );
});

test('ENV-1: a message that names its receiver as sender is ignored', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'), 10, 'host');
  assert.equal(peer.session.view.peer.name, null);
});

test('HELLO-2: a guest without a game accepts moves and chat only in answer to its own hello', async () => {
  const peer = await meetGuest();
  await peer.tell(hello('host'));
  for (const re of [null, 'an older sid']) await peer.tell({ ...SYNC, re });
  await peer.tell({ t: 'chat', text: 'said long ago' });
  assert.equal(peer.session.view.game.moves.length, 0);
  assert.equal(peer.session.view.chat.lines.length, 0);
  const re = (await peer.heard())[0]?.['sid'];
  await peer.tell({ ...SYNC, re });
  await peer.tell({ t: 'chat', text: 'said now' });
  assert.deepEqual(peer.session.view.game.moves, [{ move: '4', note: null }]);
  assert.equal(peer.session.view.chat.lines[0]?.text, 'said now');
});

test('HELLO-3: an app without chat is recognised by its hello, or by not sending one', async () => {
  const older = await meetHost();
  assert.equal(older.session.view.peer.chat, 'unknown');
  await older.tell(hello('guest', { caps: [] }));
  assert.equal(older.session.view.peer.chat, 'unsupported');
  assert.equal(await older.session.say('hello?'), 'unsupported');
  const oldest = await meetHost();
  await oldest.tell({ ...SYNC, re: null });
  assert.equal(oldest.session.view.peer.chat, 'unsupported');
});

test('HELLO-4: replayed old hellos are answered three times, and otherwise ignored', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'), 100);
  for (let times = 0; times < 10; times++) {
    await peer.tell(hello('guest', { name: 'Mallory', sid: `old-${times}` }), 50);
  }
  const behinds = (await peer.heard()).filter(({ t }) => t === 'behind');
  assert.deepEqual(behinds[0], { t: 'behind', re: 'old-0', n: 100 });
  assert.equal(behinds.length, 3);
  assert.equal(peer.session.view.peer.name, 'Eve');
});

test('HELLO-4: a client continues from the number it is told, if that answers its own hello', async () => {
  const peer = await meetHost();
  const [greeting] = await peer.heard();
  await peer.tell({ t: 'behind', re: 'another sid', n: 2 ** 52 - 5 });
  await peer.tell({ t: 'behind', re: greeting?.['sid'], n: 2 ** 53 - 1 });
  assert.equal((await peer.heard()).length, 1);
  await peer.tell({ t: 'behind', re: greeting?.['sid'], n: 2 ** 52 - 5 });
  const [, again] = await peer.heard();
  assert.equal(again?.['t'], 'hello');
  assert.equal((await peer.numbers()).at(-1), 2 ** 52 - 4);
});

test('HELLO-5: the host’s first decision stands, and another game is refused', async () => {
  const peer = await meetGuest();
  const re = (await peer.heard())[0]?.['sid'];
  await peer.tell({ ...SYNC, re });
  assert.equal(peer.session.view.game.moves.length, 0, 'no game without a setup');
  await peer.tell(hello('host', { setup: { hostSide: 1, options: { clock: 5 } } }));
  await peer.tell(hello('host', { setup: { hostSide: 0, options: null } }));
  assert.deepEqual(peer.session.view.setup, { hostSide: 1, options: { clock: 5 } });
  assert.equal(peer.session.view.game.side, 0);
  await peer.tell(hello('host', { game: 'chess' }));
  assert.deepEqual(peer.session.view.connection, { kind: 'stopped', code: 4902 });
});

test('HELLO-6: both are told of another game, even if the first hello never arrived', async () => {
  const peer = await meetHost();
  const before = (await peer.heard()).length;
  await peer.tell(hello('guest', { game: 'chess' }));
  const answers = (await peer.heard()).slice(before);
  assert.deepEqual(
    answers.map(({ t, game }) => ({ t, game })),
    [{ t: 'hello', game: 'noughts' }],
  );
  assert.deepEqual(peer.session.view.connection, { kind: 'stopped', code: 4902 });
});

test('HELLO-1: anything but a hello, a message or a JSON object changes nothing', async () => {
  const peer = await meetHost();
  const before = peer.session.view;
  const odd = [null, 7, 'hello', [], {}, { t: 'hello' }, { t: 'hello', sid: '', game: 'noughts' }];
  for (const body of odd) await peer.tell(body);
  for (const body of [{ t: 'ack' }, { t: 'part', of: 1 }, { t: 'behind' }]) await peer.tell(body);
  assert.deepEqual(peer.session.view.game, before.game);
  assert.equal(peer.session.view.connection.kind, 'online');
  assert.equal(peer.session.view.peer.name, null);
});

test('CONN-8: a client leaves a relay that floods it, and returns when that is quieter', async () => {
  const peer = await meetHost();
  for (let count = 0; count < 300; count++) peer.relay.give('AAAA', 0);
  assert.ok(peer.relay.deliver());
  assert.equal(peer.session.view.connection.kind, 'waiting');
  await peer.settle();
  assert.equal(peer.session.view.connection.kind, 'online');
});

test('SAVE-2: if the game cannot be saved, nothing is sent, and the client stops', async () => {
  const stopped = { kind: 'stopped', code: 4903 };
  const refuse = async () => {
    throw new Error('no room');
  };
  const never = new StrangePeer(beginBoth().host, { save: refuse });
  await never.settle();
  assert.equal(never.relay.joins.length, 0, 'the relay hears of no token that is not kept');
  assert.deepEqual(never.session.view.connection, stopped);

  let isFull = false;
  const peer = new StrangePeer(beginBoth().host, {
    save: async () => (isFull ? refuse() : undefined),
  });
  await peer.meet();
  await peer.tell(hello('guest'));
  const { length } = await peer.heard();
  isFull = true;
  assert.equal(await peer.session.play('4'), 'not-now');
  await peer.settle();
  assert.equal((await peer.heard()).length, length);
  assert.equal(peer.session.view.game.moves.length, 0);
  assert.deepEqual(peer.session.view.connection, stopped);

  isFull = false;
  assert.ok(peer.relay.time.runNext(60_000));
  await peer.settle();
  assert.equal(peer.session.view.connection.kind, 'online', 'a minute later it is saved');
  isFull = true;
  await peer.session.stop();
  assert.ok(!peer.relay.time.runNext(60_000), 'a session that was stopped does not come back');
});

test('ENV-2, SAVE-1: a number is saved before it is sent, and the token before the join', async () => {
  let saved: SavedGame | null = null;
  const order: string[] = [];
  const store = {
    save: async (game: SavedGame) => {
      await new Promise((resolve) => setImmediate(resolve));
      saved = game;
      order.push(`saved ${game.sent}`);
    },
  };
  const peer = new StrangePeer(beginBoth().host, store);
  peer.relay.onSealed = () => order.push(`sent ${saved?.sent}`);
  await peer.meet();
  await peer.tell(hello('guest'));
  await peer.session.play('4');
  await peer.settle();
  const numbers = await peer.numbers();
  assert.equal(order[0], 'saved 0');
  for (const n of numbers) {
    const [kept, sent] = [order.indexOf(`saved ${n}`), order.indexOf(`sent ${n}`)];
    assert.ok(kept >= 0 && kept < sent, `${n} in ${order.join(', ')}`);
  }
  assert.equal(numbers.length, 3);
});

test('HELLO-1: a player who changes their name tells the other', async () => {
  const peer = await meetHost();
  await peer.session.rename('  Anna\u202e ');
  for (const name of ['   ', 'Anna']) await peer.session.rename(name);
  const names = (await peer.heard()).map(({ name }) => name);
  assert.deepEqual(names, ['Ann', 'Anna']);
});

test('ACK-1: a line not acknowledged in time counts as undelivered, until it is after all', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'));
  assert.equal(await peer.session.say('hello?'), null);
  const state = () => peer.session.view.chat.lines[0]?.state;
  assert.equal(state(), 'sending');
  await peer.settle();
  assert.equal(peer.relay.time.now, 10_000);
  assert.equal(state(), 'not-delivered');
  await peer.tell({ t: 'ack', n: (await peer.numbers()).at(-1) });
  assert.equal(state(), 'delivered');
});

test('CHAT-8: messages in flight when the other player leaves are not delivered', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'));
  await peer.session.say('hello?');
  peer.relay.give(makePeerFrame('offline'), 0);
  peer.relay.deliver();
  assert.equal(await peer.session.say('still there?'), 'not-connected');
  assert.equal(peer.relay.time.now, 0);
  assert.equal(peer.session.view.chat.lines[0]?.state, 'not-delivered');
});

test('LEAVE-2: while offline, nothing is known about the other player', async () => {
  const { host } = beginBoth();
  const opened = new StrangePeer({ ...host, peer: { ...host.peer, presence: 'online' } });
  assert.equal(opened.session.view.peer.presence, 'away');
  const peer = await meetHost();
  await peer.tell(hello('guest'));
  assert.equal(peer.session.view.peer.presence, 'online');
  await peer.session.stop();
  assert.equal(peer.session.view.peer.presence, 'away');
  assert.equal(await peer.session.say('hello?'), 'not-connected');
});

test('LEAVE-1: a player who leaves before getting a seat is gone at once', async () => {
  const peer = new StrangePeer(beginBoth().host);
  await peer.session.leave();
  await peer.settle();
  assert.deepEqual(peer.session.view.connection, { kind: 'off' });
  assert.equal(peer.relay.joins.length, 0);
});

test('LEAVE-3: leaving resolves once the relay has taken it, however many frames come first', async () => {
  const peer = await meetHost();
  await peer.tell(hello('guest'));
  for (let count = 0; count < 20; count++) await peer.session.rename(`Ann ${count}`);
  const left = peer.session.leave().then(() => [...peer.relay.leaves]);
  await peer.settle();
  assert.deepEqual(await left, [0]);
});

test('LEAVE-3: a player who leaves offline has left once the connection is back', async () => {
  const peer = await meetHost();
  peer.relay.cut(0);
  const left = peer.session.leave().then(() => [...peer.relay.leaves]);
  await peer.settle();
  assert.deepEqual(await left, [0]);
  assert.deepEqual(peer.session.view.connection, { kind: 'stopped', code: 4411 });
});

test('LEAVE-3: leaving waits ten seconds for a silent relay', async () => {
  const peer = await meetHost();
  peer.relay.isDeafToLeaving = true;
  const left = peer.session.leave().then(() => peer.relay.time.now);
  await peer.session.say('');
  const sentAt = peer.relay.time.now;
  await peer.settle();
  assert.equal((await left) - sentAt, 10_000);
});

test('LEAVE-3: leaving stops with the session, and resumes when the game is opened again', async () => {
  const store = {
    saved: beginBoth().host,
    save: async (game: SavedGame) => void (store.saved = game),
  };
  const peer = new StrangePeer(store.saved, store);
  await peer.meet();
  peer.relay.cut(0);
  peer.relay.deliver();
  const left = peer.session.leave();
  await peer.session.stop();
  await left;
  assert.deepEqual(peer.relay.leaves, []);
  await peer.session.leave();
  const again = new StrangePeer(store.saved, store);
  await again.settle();
  assert.deepEqual(again.relay.leaves, [0]);
});

test('SEAL-5: a client without browser cryptography stops and says so', async () => {
  const peer = new StrangePeer(beginBoth().host, KEEP, { isSecure: () => false });
  assert.equal(await peer.session.play('4'), null);
  await peer.settle();
  assert.deepEqual(peer.session.view.connection, { kind: 'stopped', code: 4904 });
  assert.equal(peer.session.view.game.moves.length, 1);
  assert.equal(peer.relay.joins.length, 0);
});

test('CONN-2: only a host asks for a room, with the owner key, until it has a seat', async () => {
  const { host, guest } = beginBoth();
  const asks = async (saved: SavedGame) => {
    const peer = new StrangePeer(saved);
    await peer.settle();
    peer.relay.cut(saved.role === 'host' ? 0 : 1);
    await peer.settle();
    return peer.relay.joins.map(({ create, ownerKey }) => ({ create, ownerKey }));
  };
  const plain = { create: false, ownerKey: null };
  assert.deepEqual(await asks(host), [{ create: true, ownerKey: 'key' }, plain]);
  assert.deepEqual(await asks({ ...host, isSeated: true }), [plain, plain]);
  assert.deepEqual(await asks(guest), [plain, plain]);
});
