import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView, SessionView } from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import type { OnlineStanding, GameStanding, Summary } from '../games/core/kept-game.ts';
import type { BoardPreview } from '../games/core/look.ts';
import { summariseView, type SummaryBasis } from './summary.ts';

const GAME: GameView = {
  number: 1,
  side: 0,
  moves: [],
  turn: 0,
  ending: null,
  offers: { draw: 'none', takeBack: 'none', rematch: 'none' },
  notes: null,
  unconfirmed: 0,
  disputed: null,
};
const VIEW: SessionView = {
  role: 'guest',
  connection: { kind: 'online' },
  peer: { presence: 'online', name: 'Ada', chat: 'supported' },
  setup: { hostSide: 1, options: null },
  isKnown: true,
  game: GAME,
  chat: { lines: [], left: 150, isMuted: false },
  keys: { kind: 'waiting' },
  push: { mine: 'off', endpoint: null, theirs: 'off', isOwed: false },
};
const BEFORE: Summary<OnlineStanding> = { opponent: null, standing: 'mine', moves: 0, at: 1 };

const LOOK: BoardPreview = { placement: '8/8/8/8/8/8/8/8', side: 0, last: null, clock: null };
/** How long the room of a present player is kept. */
const ROOM = 7 * 24 * 3_600_000;
const BASIS: SummaryBasis = {
  before: BEFORE,
  isLeaving: false,
  isSeated: true,
  unread: 0,
  look: LOOK,
  now: 2,
};

function standing(view: Partial<SessionView>, isLeaving = false, isSeated = true): GameStanding {
  return summariseView({ ...VIEW, ...view }, { ...BASIS, isLeaving, isSeated }).standing;
}

const stopped = (code: number) => ({ connection: { kind: 'stopped', code } }) as const;
const peer = (presence: SessionView['peer']['presence']) => ({ peer: { ...VIEW.peer, presence } });

test('KEEP-2: a game is one player’s turn, or waits for its guest', () => {
  assert.equal(standing({}), 'mine');
  assert.equal(standing({ game: { ...GAME, turn: 1 } }), 'theirs');
  assert.equal(standing({ role: 'host', ...peer('never') }), 'waiting');
  assert.equal(standing({ role: 'guest', ...peer('never') }), 'mine');
});

test('KEEP-2: an ending says who won, whatever became of the room', () => {
  const ended = (winner: 0 | 1) => ({
    game: { ...GAME, turn: null, ending: { by: 'resignation', winner } as const },
  });
  assert.equal(standing(ended(0)), 'won');
  assert.equal(standing({ ...ended(1), ...stopped(CLOSE.bothLeft) }, true), 'lost');
  const agreed = { ...GAME, turn: null, ending: { by: 'agreement' } } as const;
  assert.equal(standing({ game: agreed, ...peer('left') }), 'drawn');
});

test('KEEP-2: a game that can never continue is closed, and one that may continue later is not', () => {
  const { noRoom, full, expired, left, bothLeft, superseded, roomLimit, dayLimit } = CLOSE;
  for (const code of [noRoom, full, left, bothLeft]) {
    assert.equal(standing(stopped(code)), 'closed');
  }
  assert.equal(standing(stopped(expired), false, false), 'closed', 'this device never had a seat');
  for (const code of [superseded, roomLimit, dayLimit]) {
    assert.equal(standing(stopped(code)), 'mine');
  }
  assert.equal(standing(peer('left')), 'closed');
  assert.equal(standing({}, true), 'closed');
});

test('GOON-10: a game whose room is missing is gone, but not finished, until the room is back', () => {
  const waiting = { connection: { kind: 'waiting', until: 0, code: CLOSE.noRoom } } as const;
  for (const gone of [waiting, stopped(CLOSE.expired)]) assert.equal(standing(gone), 'gone');
  const before = { ...BEFORE, standing: 'gone' } as const;
  const next = (connection: SessionView['connection']) =>
    summariseView({ ...VIEW, connection }, { ...BASIS, before }).standing;
  assert.equal(next({ kind: 'connecting', attempt: 1 }), 'gone', 'it is asked again');
  assert.equal(next({ kind: 'online' }), 'mine');
  assert.equal(standing(waiting, true), 'closed', 'who left does not go on');
  const nowhere = { isMoved: true, ...stopped(CLOSE.noRoom) };
  assert.equal(standing(nowhere, false, false), 'gone', 'the other room is gone as well');
  const over = { ...GAME, turn: null, ending: { by: 'agreement' } } as const;
  assert.equal(standing({ ...waiting, game: over }), 'drawn');
  const { roomUntil } = summariseView(VIEW, { ...BASIS, now: 3_600_000 });
  assert.equal(roomUntil, 3_600_000 + 7 * 24 * 3_600_000);
});

test('KEEP-8: a game that the relay refused is listed as such until it is retried', () => {
  const hosting = { role: 'host', ...peer('never') } as const;
  for (const code of [CLOSE.noRoom, CLOSE.dayLimit, CLOSE.networkLimit]) {
    assert.equal(standing({ ...hosting, ...stopped(code) }, false, false), 'refused');
  }
  assert.equal(standing(hosting, false, false), 'waiting');
  assert.equal(standing({ ...hosting, ...stopped(CLOSE.dayLimit) }), 'waiting', 'it has its room');
  assert.equal(standing({ ...hosting, ...stopped(CLOSE.superseded) }, false, false), 'waiting');
});

test('PLAY-10: a game says whether the other app lacks some of it', () => {
  const behind = { game: { ...GAME, unconfirmed: 1 } };
  const has = (view: Partial<SessionView>) =>
    summariseView({ ...VIEW, ...view }, BASIS).isUndelivered === true;
  assert.equal(has({}), false);
  assert.equal(has({ ...behind, ...peer('away') }), true);
  assert.equal(has({ ...behind, ...peer('left') }), false);
});

test('KEEP-2: the time changes with the game, not with each greeting, and a name is not forgotten', () => {
  const before: Summary<OnlineStanding> = { ...BEFORE, opponent: 'Ada' };
  const nameless = { ...VIEW, peer: { ...VIEW.peer, name: null } };
  assert.deepEqual(summariseView(nameless, { ...BASIS, before }), {
    ...before,
    look: LOOK,
    roomUntil: ROOM,
  });
  const { at } = summariseView({ ...VIEW, ...peer('left') }, { ...BASIS, before });
  assert.equal(at, 2);
  const moved = {
    ...VIEW,
    game: { ...GAME, turn: 1, moves: [{ move: 'e2e4', note: null }] },
  } as const;
  assert.deepEqual(summariseView(moved, { ...BASIS, before }), {
    opponent: 'Ada',
    standing: 'theirs',
    moves: 1,
    at: 2,
    look: LOOK,
    roomUntil: ROOM,
  });
  const read = { ...BASIS, before: { ...before, unread: 2 } };
  assert.equal(summariseView(nameless, read).at, 1, 'what was read is no news');
  const said = summariseView(nameless, { ...BASIS, before, unread: 1 });
  assert.deepEqual([said.at, said.unread], [2, 1]);
});

test('REACH-6: a move counts as delivered once the push service took it for the closed page', () => {
  const push = { mine: 'off', endpoint: null, theirs: 'on', isOwed: false } as const;
  const away = { ...VIEW, ...peer('away'), game: { ...GAME, unconfirmed: 1 }, push };
  const isUndelivered = (view: SessionView) => summariseView(view, BASIS).isUndelivered === true;
  assert.equal(isUndelivered(away), false);
  assert.equal(isUndelivered({ ...away, push: { ...push, isOwed: true } }), true);
  assert.equal(isUndelivered({ ...away, push: { ...push, theirs: 'gone' } }), true);
  assert.equal(isUndelivered({ ...away, ...peer('online') }), true);
});
