import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView, SessionView } from 'relay-client/session';
import { CLOSE } from 'relay-protocol/close-codes';
import type { OnlineStanding, Standing, Summary } from '../games/core/kept-game.ts';
import { summaryOf } from './summary.ts';

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
  game: GAME,
  chat: { lines: [], left: 150, isMuted: false },
  keys: { kind: 'waiting' },
};
const BEFORE: Summary<OnlineStanding> = { opponent: null, standing: 'mine', moves: 0, at: 1 };

function standing(view: Partial<SessionView>, isLeaving = false): Standing {
  return summaryOf({ ...VIEW, ...view }, { before: BEFORE, isLeaving, now: 2 }).standing;
}

const stopped = (code: number) => ({ connection: { kind: 'stopped', code } }) as const;
const peer = (presence: SessionView['peer']['presence']) => ({ peer: { ...VIEW.peer, presence } });

test('KEEP-2: a game is the turn of one of both, or waits for its guest', () => {
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

test('KEEP-2: a game that cannot be played on is closed, and one that can be later is not', () => {
  const { noGame, full, expired, left, bothLeft, superseded, roomLimit, dayLimit } = CLOSE;
  for (const code of [noGame, full, expired, left, bothLeft]) {
    assert.equal(standing(stopped(code)), 'closed');
  }
  for (const code of [superseded, roomLimit, dayLimit]) {
    assert.equal(standing(stopped(code)), 'mine');
  }
  assert.equal(standing(peer('left')), 'closed');
  assert.equal(standing({}, true), 'closed');
});

test('KEEP-2: the time moves on with the game, and not with each greeting; a name is not forgotten', () => {
  const before: Summary<OnlineStanding> = { ...BEFORE, opponent: 'Ada' };
  const nameless = { ...VIEW, peer: { ...VIEW.peer, name: null } };
  assert.deepEqual(summaryOf(nameless, { before, isLeaving: false, now: 2 }), before);
  const { at } = summaryOf({ ...VIEW, ...peer('left') }, { before, isLeaving: false, now: 2 });
  assert.equal(at, 2);
  const moved = {
    ...VIEW,
    game: { ...GAME, turn: 1, moves: [{ move: 'e2e4', note: null }] },
  } as const;
  assert.deepEqual(summaryOf(moved, { before, isLeaving: false, now: 2 }), {
    opponent: 'Ada',
    standing: 'theirs',
    moves: 1,
    at: 2,
  });
});
