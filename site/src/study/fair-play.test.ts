import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POSITION as USUAL } from 'chess.js';
import { playLine } from '../chess/game/line.ts';
import { makePositionKey } from '../chess/game/position.ts';
import { makeStart960 } from '../chess/game/start960.ts';
import { listRunningPositions } from '../online/running-positions.ts';
import { hostedGame, localGame } from '../../test/sample-games.ts';
import { findLine } from './core/move-tree.ts';
import { isInRunningGame } from './fair-play.ts';
import { playMove } from './study-tree.ts';
import { makeStudy } from '../../test/study-reading.ts';

const OPENING = ['e2e4', 'e7e5', 'g1f3'];
const AFTER = makePositionKey(playLine(OPENING.slice(0, 2), [], USUAL).at(-1)?.fen ?? '');

test('ENG-7: positions of running games are known, online and on one device, and finished ones are not', () => {
  const moves = OPENING.slice(0, 2);
  const online = hostedGame('a', moves);
  const here = localGame(
    'b',
    JSON.stringify({ moves: moves.map((move) => ({ move, note: null })) }),
  );
  assert.deepEqual([...listRunningPositions([online])], [AFTER]);
  assert.deepEqual([...listRunningPositions([here])], [AFTER]);
  for (const standing of ['theirs', 'gone', 'waiting'] as const) {
    const other = { ...online, summary: { ...online.summary, standing } };
    assert.equal(listRunningPositions([other]).size, 1, standing);
  }
  for (const standing of ['won', 'lost', 'drawn', 'called-off', 'closed'] as const) {
    const over = { ...online, summary: { ...online.summary, standing } };
    assert.equal(listRunningPositions([over]).size, 0, standing);
  }
  assert.equal(listRunningPositions([hostedGame('c')]).size, 0, 'before its first move');
  assert.equal(listRunningPositions([{ ...online, plays: 'reversi' }]).size, 0);
});

test('ENG-7: a position is recognised in another kind of game, with other castling notation', () => {
  const moves = OPENING.slice(0, 2);
  const saved = JSON.stringify({ moves: moves.map((move) => ({ move, note: null })) });
  const usual = localGame('a', saved);
  const start = makeStart960(518);
  const options = { clock: null, start };
  const setup = { hostSide: 0, options };
  const state = { kind: 'local', saved: { setup, game: saved } } as const;
  for (const plays of ['chess960', 'chess-from'] as const) {
    const running = listRunningPositions([{ ...usual, plays, state }]);
    const study = makeStudy(USUAL, OPENING);
    assert.ok(isInRunningGame(running, USUAL, findLine(study, [0, 0])), plays);
  }
  const other = makeStudy(start, OPENING);
  assert.ok(isInRunningGame(listRunningPositions([usual]), start, findLine(other, [0, 0])));
  assert.ok(!isInRunningGame(listRunningPositions([usual]), start, findLine(other, [0])));
});

test('ENG-7: no engine evaluates such a position, or one’s own next move from it', () => {
  const running = new Set([AFTER]);
  const game = makeStudy(USUAL, OPENING);
  const at = (path: readonly number[]) => isInRunningGame(running, USUAL, findLine(game, path));
  assert.deepEqual([at([]), at([0]), at([0, 0]), at([0, 0, 0])], [false, false, true, false]);
  const own = playMove(USUAL, game, [0, 0], 'd2d4');
  assert.ok(own);
  assert.ok(isInRunningGame(running, USUAL, findLine(own.tree, own.path)));
  const later = playMove(USUAL, game, [0, 0, 0], 'd7d6');
  assert.ok(later);
  assert.ok(!isInRunningGame(running, USUAL, findLine(later.tree, later.path)));
});
