import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { NOUGHTS } from '../../noughts/rules.ts';
import { continueInNewRoom, continueByLink, readNewRoom } from '../go-on.ts';
import { joinGame, createGame } from '../create-game.ts';
import { toSessionView } from '../whole-view.ts';
import { readSavedGame } from './read-saved-game.ts';
import { MAX_ROOMS } from './room-list.ts';
import { judgeLink, mayGoOn, type NewRoom } from './rooms.ts';
import { markRestored, type SavedGame, addTerms } from './saved-game.ts';

const RELAY = 'https://relay.example';
const ELSEWHERE = 'https://other.example';
const SETUP = { hostSide: 1, options: { clock: 300 } } as const;

interface Both {
  readonly host: SavedGame;
  readonly guest: SavedGame;
}

/** Both know the game, made a move in it, and compared their words. */
function playing(): Both {
  const host = createGame({ relay: RELAY, name: 'Ann', now: 0, setup: SETUP });
  const invite = { secret: host.secret, relay: null, name: null };
  const guest = joinGame({ invite, relay: RELAY, name: 'Ben', now: 0 });
  const known = (saved: SavedGame): SavedGame => ({
    ...saved,
    setup: SETUP,
    isSeated: true,
    sent: 7,
    received: 5,
    peer: { presence: 'away', name: 'Other', chat: 'supported' },
    match: {
      ...saved.match,
      hostSide: 1,
      isFresh: false,
      sid: 'mine',
      peerSid: 'theirs',
      answered: 'x',
      history: { ...saved.match.history, moves: [['4', 250]] },
      absence: { by: 0, at: { game: 1, rev: 0, cut: 0, ply: 1, hash: 'x' } },
    },
    keys: { ...saved.keys, peer: 'with', isCompared: true, hadKeys: true },
  });
  return { host: known(host), guest: known(guest) };
}

async function movedFrom(saved: SavedGame, relay = RELAY): Promise<SavedGame> {
  const moved = await continueInNewRoom(saved, relay);
  assert.ok(moved?.rooms);
  return moved;
}

/** The relation of one game's link to the other game. */
async function linkOf(made: SavedGame, reader: SavedGame): Promise<NewRoom | null> {
  assert.ok(made.rooms);
  return readNewRoom(reader, made.rooms.link);
}

async function following(made: SavedGame, reader: SavedGame): Promise<SavedGame> {
  const room = await linkOf(made, reader);
  assert.ok(room !== null && judgeLink(reader, room) === 'move');
  const moved = continueByLink(reader, room, made.relay);
  assert.ok(moved);
  return moved;
}

test('GOON-1: a new link and the previous room lead both to one new room, made by either', async () => {
  const { host, guest } = playing();
  for (const [maker, reader] of [
    [host, guest],
    [guest, host],
  ] as const) {
    const made = await movedFrom(maker, ELSEWHERE);
    const came = await following(made, reader);
    assert.equal(came.secret, made.secret);
    assert.notEqual(made.secret, maker.secret);
    assert.notEqual(made.secret, made.rooms?.link.secret, 'the link alone leads nowhere');
    assert.deepEqual([made.role, came.role], ['host', 'guest']);
    assert.deepEqual([made.relay, came.relay], [ELSEWHERE, ELSEWHERE]);
    const third = await movedFrom({ ...came, received: 1 });
    assert.equal((await following(third, { ...made, received: 1 })).secret, third.secret);
    assert.equal(third.rooms?.first, host.secret);
  }
});

test('GOON-1, GOON-2: a link works for no other game, and not with a changed number', async () => {
  const { host, guest } = playing();
  const other = playing().guest;
  const made = await movedFrom(host);
  assert.equal(await linkOf(made, other), null);
  const link = made.rooms?.link;
  assert.ok(link);
  assert.equal(await readNewRoom(guest, { secret: link.secret }), null);
  const [, ...mark] = fromBase64url(link.of) ?? [];
  const renumbered = toBase64url(new Uint8Array([2, ...mark]));
  assert.equal(await readNewRoom(guest, { ...link, of: renumbered }), null);
  const room = await readNewRoom(guest, link);
  assert.deepEqual([room?.number, room?.seat, room?.parent], [1, 0, host.secret]);
});

test('GOON-2: a guest without the game, or who left, cannot go on, and nobody by their own link', async () => {
  const { host, guest } = playing();
  const fresh = joinGame({
    invite: { secret: host.secret, relay: null, name: null },
    relay: RELAY,
    name: 'Eve',
    now: 0,
  });
  const made = await movedFrom(host);
  const forgot = { ...guest, match: { ...guest.match, isFresh: true } };
  for (const saved of [fresh, forgot, { ...guest, isLeaving: true }]) {
    assert.equal(mayGoOn(saved), false);
    assert.equal(await continueInNewRoom(saved, RELAY), null);
    const room = await linkOf(made, saved);
    assert.ok(room);
    assert.equal(continueByLink(saved, room, RELAY), null);
  }
  assert.ok(mayGoOn(guest));
  const own = await linkOf(made, host);
  assert.ok(own);
  assert.equal(judgeLink(host, own), 'own');
});

test('GOON-3: a game keeps its seat, sides, moves and clocks in another room, where numbers start over', async () => {
  const { guest } = playing();
  const line = { id: 1, n: 6, from: 'me', text: 'hi', at: 0, state: 'sending' } as const;
  const before = { ...guest, chat: { ...guest.chat, lines: [line] } };
  const made = await movedFrom(before);
  assert.equal(made.match.seat, 1);
  assert.equal(made.match.hostSide, 1);
  assert.equal(made.match.history, before.match.history);
  assert.deepEqual(made.setup, SETUP);
  assert.deepEqual([made.sent, made.received, made.isSeated], [0, 0, false]);
  assert.deepEqual([made.match.sid, made.match.peerSid, made.match.answered], [null, null, null]);
  assert.deepEqual([made.peer.presence, made.peer.name], ['never', 'Other']);
  assert.equal(made.chat.lines[0]?.state, 'not-delivered');
  assert.equal(addTerms(made, SETUP), null, 'its terms stay');
  const view = toSessionView(NOUGHTS, made, { kind: 'off' });
  assert.deepEqual([view.role, view.isMoved, view.game.side], ['host', true, 0]);
  assert.equal(toSessionView(NOUGHTS, before, { kind: 'off' }).isMoved, undefined);
});

test('GOON-4: the relay never sees a token of the previous room', async () => {
  const { host, guest } = playing();
  const made = await movedFrom(host);
  const came = await following(made, guest);
  const tokens = [host, guest, made, came].map(({ seatToken }) => seatToken);
  assert.equal(new Set(tokens).size, 4);
});

test('GOON-5: both players take seat 0’s room if two are made at once, whatever they open', async () => {
  const { host, guest } = playing();
  const madeBy = async (saved: SavedGame) => ({ ...(await movedFrom(saved)), isSeated: true });
  const [zero, one] = [await madeBy(host), await madeBy(guest)];
  const [toZero, toOne] = [await linkOf(zero, one), await linkOf(one, zero)];
  assert.ok(toZero && toOne);
  assert.equal(judgeLink(one, toZero), 'move');
  assert.equal(judgeLink(zero, toOne), 'stay');
  const came = await following(zero, one);
  assert.equal(judgeLink(came, toZero), 'stay', 'it is there');
  // A later room wins, and an earlier one never leads back.
  const later = await movedFrom(zero);
  const toLater = await linkOf(later, came);
  assert.ok(toLater?.number === 2 && toLater.parent === host.secret, 'nobody was heard in between');
  const heard = { ...zero, received: 1 };
  assert.equal((await linkOf(await movedFrom(heard), zero))?.parent, zero.secret);
  assert.equal(judgeLink(came, toLater), 'move');
  assert.equal(judgeLink({ ...later, isSeated: true }, toOne), 'stay');
  assert.equal(judgeLink(later, toOne), 'move', 'its room was never made');
  const unmade = await movedFrom(came);
  assert.equal(judgeLink(unmade, toZero), 'stay', 'it was there, and left');
});

test('GOON-5: a link with a number far ahead is refused, since it would always win', async () => {
  const { host, guest } = playing();
  const link = await linkOf(await movedFrom(host), guest);
  assert.ok(link);
  assert.equal(judgeLink(guest, { ...link, number: 20 }), 'move');
  assert.equal(judgeLink(guest, { ...link, number: 21 }), 'stay');
  assert.equal(judgeLink(guest, { ...link, number: 255 }), 'stay');
  const there = await following(await movedFrom(host), guest);
  assert.equal(judgeLink(there, { ...link, number: 21 }), 'move', 'counted from where it is');
  assert.equal(judgeLink(there, { ...link, number: 22 }), 'stay');
});

test('GOON-6: another room has other keys, and remembers that words were compared', async () => {
  const { host } = playing();
  const made = await movedFrom(host);
  assert.deepEqual(
    [made.keys.own, made.keys.agreed, made.keys.peer, made.keys.isCompared],
    [null, null, 'unknown', false],
  );
  assert.deepEqual([made.keys.hadKeys, made.keys.mustCompare], [true, true]);
  const next = await movedFrom({ ...made, received: 1 });
  assert.equal(next.keys.mustCompare, true);
  const uncompared = { ...host, keys: { ...host.keys, isCompared: false } };
  assert.equal((await movedFrom(uncompared)).keys.mustCompare, false);
});

test('GOON-7: its record can be read back, up to a number of rooms, unless damaged', async () => {
  const { guest } = playing();
  const made = await movedFrom(guest);
  assert.deepEqual(readSavedGame(JSON.parse(JSON.stringify(made))), made);
  const { rooms } = made;
  assert.ok(rooms);
  const read = (change: object) => readSavedGame({ ...made, rooms: { ...rooms, ...change } });
  const before = (count: number) => Array<string>(count).fill(guest.secret);
  assert.notEqual(read({ before: before(MAX_ROOMS) }), null);
  assert.notEqual(read({ number: 255 }), null);
  for (const bad of [
    { before: before(MAX_ROOMS + 1) },
    { first: 'x' },
    { before: [] },
    { before: ['x'] },
    { before: null },
    { number: 0 },
    { number: 256 },
    { number: 1.5 },
    { link: null },
    { link: { ...rooms.link, secret: 'x' } },
    { link: { ...rooms.link, of: rooms.link.secret } },
  ]) {
    assert.equal(read(bad), null, JSON.stringify(bad));
  }
  assert.equal(readSavedGame({ ...made, rooms: null }), null);
  assert.equal(readSavedGame({ ...made, setup: null }), null);
  assert.equal(readSavedGame({ ...made, match: { ...made.match, isFresh: true } }), null);
  const { rooms: _, ...unmoved } = made;
  assert.equal(readSavedGame(unmoved), null, 'a guest’s seat is no host’s without them');
  let many = made;
  for (let times = 0; times < MAX_ROOMS + 5; times++) {
    many = await movedFrom({ ...many, received: 1 });
  }
  assert.equal(many.rooms?.before.length, MAX_ROOMS);
  assert.notEqual(readSavedGame(many), null);
});

test('GOON-9: absence in one room cannot be claimed in another', async () => {
  const { host } = playing();
  assert.ok(host.match.absence);
  assert.equal((await movedFrom(host)).match.absence, null);
});

test('GOON-5: one more link reunites both after a backup from before the new room', async () => {
  for (const maker of ['host', 'guest'] as const) {
    const { host, guest } = playing();
    const first = await continueInNewRoom(maker === 'host' ? host : guest, RELAY);
    assert.ok(first?.rooms);
    const follow = async (saved: SavedGame, link: NonNullable<SavedGame['rooms']>['link']) => {
      const room = await readNewRoom(saved, link);
      assert.ok(room !== null && judgeLink(saved, room) === 'move');
      return continueByLink(saved, room, RELAY);
    };
    const second = await follow(maker === 'host' ? guest : host, first.rooms.link);
    assert.ok(second);
    // The players have met in that room since; either of the two restores the backup.
    for (const [backup, other] of [
      [maker === 'host' ? host : guest, second],
      [maker === 'host' ? guest : host, first],
    ] as const) {
      const kept = readSavedGame(JSON.parse(JSON.stringify(markRestored(backup))));
      assert.ok(kept);
      const made = await continueInNewRoom(kept, RELAY);
      assert.ok(made?.rooms);
      const met = await follow({ ...other, isSeated: true, received: 3 }, made.rooms.link);
      assert.equal(met?.secret, made.secret);
      assert.equal(made.isRestored, undefined);
    }
  }
});
