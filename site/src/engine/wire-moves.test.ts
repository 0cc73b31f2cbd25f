import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess, DEFAULT_POSITION } from 'chess.js';
import { getOddsFen } from '../chess/game/start.ts';
import { makeStart960 } from '../chess/game/start960.ts';
import { toEngineFen, isChess960Needed, readLine } from './wire-moves.ts';

const ucis = (fen: string, moves: readonly string[]) => readLine(fen, moves).map(({ uci }) => uci);

test('ENG-6: any engine gets a handicap position in notation that all of them know', () => {
  const knight = getOddsFen('knight');
  assert.ok(!isChess960Needed(knight));
  assert.equal(toEngineFen(knight).split(' ')[2], 'KQkq');
  assert.equal(toEngineFen(getOddsFen('rook')).split(' ')[2], 'Kkq');
  assert.ok(!isChess960Needed(DEFAULT_POSITION));
  assert.equal(toEngineFen(DEFAULT_POSITION), DEFAULT_POSITION);
  assert.ok(isChess960Needed(makeStart960(0)), 'the king is not on e1');
  assert.match(toEngineFen(makeStart960(0)).split(' ')[2] ?? '', /^[A-H]{2}[a-h]{2}$/);
});

test('ENG-6: castling onto the rook and to the target square mean the same move', () => {
  const usual = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
  assert.deepEqual(ucis(usual, ['e1g1', 'e8c8']), ['e1g1', 'e8c8']);
  assert.deepEqual(ucis(usual, ['e1h1', 'e8a8']), ['e1g1', 'e8c8']);
  const files = usual.replace('KQkq', 'HAha');
  assert.deepEqual(ucis(files, ['e1g1', 'e8a8']), ['e1h1', 'e8a8']);
});

test('ENG-5: an engine’s moves are read up to the first illegal one', () => {
  const line = readLine(DEFAULT_POSITION, ['e2e4', 'e7e5', 'g1f3', 'e5e4', 'd2d4']);
  assert.deepEqual(
    line.map(({ san }) => san),
    ['e4', 'e5', 'Nf3'],
  );
  const chess = new Chess();
  for (const { san } of line) chess.move(san);
  assert.equal(line.at(-1)?.fen, chess.fen());
  assert.deepEqual(ucis('8/P6k/8/8/8/8/8/K7 w - - 0 1', ['a7a8n', 'h7h8']), ['a7a8n', 'h7h8']);
  assert.deepEqual(ucis('8/P6k/8/8/8/8/8/K7 w - - 0 1', ['a7a8']), []);
});
