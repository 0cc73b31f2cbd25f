import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSavedGame } from './saved-game.ts';
import { joinGame, newGame } from '../new-game.ts';

test('SAVE-1: a game is plain JSON, and is read again by the version that wrote it alone', () => {
  const setup = { hostSide: 1, options: { clock: 300 } } as const;
  const host = newGame({ relay: 'https://relay.example', name: ' Ann\n', now: 0, setup });
  const text = JSON.stringify(host);
  assert.deepEqual(readSavedGame(JSON.parse(text)), host);
  assert.equal(readSavedGame({ ...host, v: 2 }), null);
  for (const value of [null, undefined, 'text', {}]) assert.equal(readSavedGame(value), null);
});

test('INV-3, SAVE-1: a guest shares the secret with the host, and nothing else', () => {
  const relay = 'https://relay.example';
  const host = newGame({ relay, name: 'Ann', now: 0, setup: { hostSide: 0, options: null } });
  const invite = { secret: host.secret, relay: 'https://other.example', name: 'Ann' };
  const guest = joinGame({ invite, relay, name: 'Ben', now: 0 });
  assert.equal(guest.secret, host.secret);
  assert.equal(guest.relay, relay, 'the relay of a link is not used by itself');
  assert.notEqual(guest.seatToken, host.seatToken);
  assert.match(guest.seatToken, /^[\w-]{43}$/);
  assert.deepEqual([host.match.isFresh, guest.match.isFresh], [false, true]);
});
