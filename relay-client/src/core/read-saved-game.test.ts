import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_OFFERS } from './last-offers.ts';
import { readSavedGame } from './read-saved-game.ts';
import type { SavedGame } from './saved-game.ts';
import { joinGame, createGame } from '../create-game.ts';

const setup = { hostSide: 1, options: { clock: 300 } } as const;
const HOST = createGame({ relay: 'https://relay.example', name: ' Ann\n', now: 0, setup });

test('SAVE-3: a game is plain JSON, and only the version that wrote it reads it', () => {
  assert.deepEqual(readSavedGame(JSON.parse(JSON.stringify(HOST))), HOST);
  assert.equal(readSavedGame({ ...HOST, v: 2 }), null);
  for (const value of [null, undefined, 'text', {}, []]) assert.equal(readSavedGame(value), null);
});

test('SAVE-3: a game with one missing or mistyped field is not opened', () => {
  const one = { count: 1, ply: 0, hash: 'x', state: 'open' } as const;
  const asked = [{ draw: one, takeBack: null }, NO_OFFERS[1]] as const;
  const line = { id: 1, n: 1, from: 'me', text: '', at: 0, state: 'sending' } as const;
  const history = { ...HOST.match.history, asked };
  const dispute = { reason: 'move', held: history } as const;
  const full: SavedGame = {
    ...HOST,
    match: { ...HOST.match, history, crossing: { rev: 1, cut: 0 }, dispute },
    chat: { ...HOST.chat, lines: [line] },
  };
  assert.deepEqual(readSavedGame(full), full);
  let damaged = 0;
  for (const path of pathsOf(full)) {
    // The host's options for its own game are read by that game.
    if (path[1] === 'options') continue;
    assert.equal(readSavedGame(withAt(full, path, Symbol('other'))), null, path.join('.'));
    damaged += 1;
  }
  assert.ok(damaged > 70, `${damaged}`);
});

type Path = readonly (string | number)[];

/** All members of a value, at every depth. */
function pathsOf(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const path = [...before, key];
    return [path, ...pathsOf(member, path)];
  });
}

function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? (value.slice() as unknown as Record<string, unknown>)
    : { ...(value as object) };
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

test('INV-3, SAVE-1: a guest shares the secret with the host, and nothing else', () => {
  const relay = 'https://relay.example';
  const host = createGame({ relay, name: 'Ann', now: 0, setup: { hostSide: 0, options: null } });
  const invite = { secret: host.secret, relay: 'https://other.example', name: 'Ann' };
  const guest = joinGame({ invite, relay, name: 'Ben', now: 0 });
  assert.equal(guest.secret, host.secret);
  assert.equal(guest.relay, relay, 'the relay of a link is not used by itself');
  assert.notEqual(guest.seatToken, host.seatToken);
  assert.match(guest.seatToken, /^[\w-]{43}$/);
  assert.deepEqual([host.match.isFresh, guest.match.isFresh], [false, true]);
});

test('SAVE-4: a game saved before offers were counted continues, with its offers', () => {
  const at = { game: 1, rev: 0, cut: 0, ply: 2, hash: 'x' };
  const { asked: _, ...history } = HOST.match.history;
  const { crossing: __, ...match } = HOST.match;
  const made = [
    { kind: 'draw', at: { ...at, ply: 0 }, cut: null, isWithdrawn: true },
    { kind: 'draw', at, cut: null, isWithdrawn: false },
    { kind: 'takeBack', at, cut: 0, isWithdrawn: true },
  ];
  const dispute = { reason: 'draw', held: history };
  const old = { ...match, history, made, theirs: [{ kind: 'draw', at }], dispute };
  const read = readSavedGame({ ...HOST, match: old });
  const one = { count: 1, ply: 2, hash: 'x', state: 'open' };
  assert.deepEqual(read?.match.history.asked, [
    { draw: one, takeBack: { ...one, state: 'declined' } },
    { draw: one, takeBack: null },
  ]);
  assert.deepEqual(read?.match.dispute?.held, HOST.match.history);
  assert.equal(readSavedGame({ ...HOST, match: { ...old, made: 1 } }), null);
});

test('SAVE-5: names, chat and setup from a backup are cleaned and cut like those of a frame', () => {
  const long = '\u202e'.concat('x'.repeat(4200));
  const line = { id: 1, n: null, from: 'them', text: long, at: 0, state: 'delivered' } as const;
  const lines = Array.from({ length: 5000 }, (_, id) => ({ ...line, id }));
  const peer = { ...HOST.peer, name: long };
  const read = readSavedGame({ ...HOST, name: '\u3164', peer, chat: { ...HOST.chat, lines } });
  assert.deepEqual([read?.name, read?.peer.name], ['', 'x'.repeat(20)]);
  assert.deepEqual(
    [read?.chat.lines.length, read?.chat.lines[0]?.id, read?.chat.lines[0]?.text],
    [100, 4900, 'x'.repeat(280)],
  );
  let options: unknown = 1;
  for (let level = 0; level < 8; level++) options = [options];
  assert.notEqual(readSavedGame({ ...HOST, setup: { hostSide: 0, options } }), null);
  for (const wrong of [[options], Array.from({ length: 65 }, () => 0)]) {
    assert.equal(readSavedGame({ ...HOST, setup: { hostSide: 0, options: wrong } }), null);
  }
});
