import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { Chess } from 'chess.js';
import { chessRules } from '../game/chess-rules.ts';
import { MASTER_GAMES } from '../../../test/master-games.ts';
import { readPgn } from '../../../test/read-pgn.ts';
import { type PgnGame, formatPgnDate, type PgnTags, writePgn } from './write-pgn.ts';

const RUNS = { numRuns: chooseCaseCount(40) };
const TAGS: PgnTags = {
  Event: 'Casual game',
  Site: '?',
  Date: '2026.11.21',
  Round: '-',
  White: 'Ada',
  Black: 'Bea',
};

function read(pgn: string): PgnGame {
  const { tags, result, sans } = readPgn(pgn);
  return { tags, result, sans };
}

test('PGN-1: a PGN has seven tags in order, the moves and the result', () => {
  const pgn = writePgn({ tags: TAGS, result: '0-1', sans: ['f3', 'e5', 'g4', 'Qh4#'] });
  const lines = [
    '[Event "Casual game"]',
    '[Site "?"]',
    '[Date "2026.11.21"]',
    '[Round "-"]',
    '[White "Ada"]',
    '[Black "Bea"]',
    '[Result "0-1"]',
    '',
    '1. f3 e5 2. g4 Qh4# 0-1',
    '',
  ];
  assert.equal(pgn, lines.join('\n'));
});

test('PGN-1: time control and termination follow the seven tags', () => {
  const extra = { TimeControl: '180+2', Termination: 'time forfeit' } as const;
  const pgn = writePgn({ tags: TAGS, result: '1-0', sans: ['e4'], extra });
  const after = pgn.slice(pgn.indexOf('[Result'));
  const tags = '[Result "1-0"]\n[TimeControl "180+2"]\n[Termination "time forfeit"]';
  assert.equal(after, `${tags}\n\n1. e4 1-0\n`);
  assert.deepEqual(read(pgn).sans, ['e4']);
});

test('PGN-1: a date is year, month and day', () => {
  assert.equal(formatPgnDate(new Date(2026, 0, 5)), '2026.01.05');
});

for (const game of MASTER_GAMES) {
  const { event, site, date, round, white, black, result, moves, fen } = game;
  test(`PGN-2: ${white} against ${black} is exported and read back`, () => {
    const tags = { Event: event, Site: site, Date: date, Round: round, White: white, Black: black };
    const written = { tags, result, sans: moves.split(' ') };
    const pgn = writePgn(written);
    assert.deepEqual(read(pgn), written);
    assert.ok(pgn.split('\n').every((line) => line.length < 80));
    const chess = new Chess();
    chess.loadPgn(pgn, { strict: true });
    assert.equal(chess.fen(), fen);
  });
}

for (const { white, black, moves, fen } of MASTER_GAMES) {
  test(`PGN-2: ${white} against ${black} is legal move by move`, () => {
    const game = readPgn(moves);
    let position = chessRules.initial();
    for (const [index, move] of game.moves.entries()) {
      assert.equal(chessRules.turn(position), index % 2);
      const next = chessRules.apply(position, move);
      assert.ok(next !== null, `${move} is legal`);
      position = next;
    }
    assert.equal(position.fen, fen);
    assert.equal(chessRules.outcome(position) !== null, moves.endsWith('#'));
  });
}

test('PGN-2: any game with any names comes back exactly', () => {
  const name = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''));
  const picks = fc.array(fc.nat(), { maxLength: 120, size: 'max' });
  const result = fc.constantFrom('1-0', '0-1', '1/2-1/2', '*');
  const property = fc.property(picks, name, name, result, (numbers, White, Black, result) => {
    const chess = new Chess();
    for (const number of numbers) {
      const moves = chess.moves();
      const move = moves[number % Math.max(moves.length, 1)];
      if (move !== undefined) chess.move(move);
    }
    const game = { tags: { ...TAGS, White, Black }, result, sans: chess.history() };
    const pgn = writePgn(game);
    assert.deepEqual(read(pgn), game);
    const movetext = pgn.slice(pgn.indexOf('\n\n'));
    assert.ok(movetext.split('\n').every((line) => line.length < 80));
  });
  fc.assert(property, RUNS);
});
