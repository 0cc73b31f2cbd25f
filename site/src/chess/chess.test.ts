import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../test/english.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import { readGameName } from '../game/core/names.ts';
import { readKeptGame } from '../games/core/kept-game.ts';
import { makeOptions } from '../games/core/new-game.ts';
import { makeBoardPreviewer } from '../online/look.ts';
import { chess, chess960, chessFromPosition } from './chess.ts';
import { ODDS, getOddsFen } from './game/start.ts';
import { makeStart960 } from './game/start960.ts';

const FROM = '4k3/8/8/8/8/8/4P3/4K2R b H - 0 30';
const beginning = (start: unknown) => ({ clock: null, start });

test('FRC-5: a game starts where the options say, from one shared object, or not at all', () => {
  const start = makeStart960(192);
  const begun = chess960.begin?.(beginning(start));
  assert.ok(begun);
  assert.equal(begun.start, start.split(' ')[0]);
  assert.equal(begun, chess960.begin?.({ start, clock: { initialMs: 1, incrementMs: 0 } }));
  assert.equal(chess960.rules.begin?.(beginning(start)), begun.rules);
  assert.equal(begun.begin?.(beginning(start)), begun);
  assert.deepEqual([begun.name, begun.rules.name], ['chess960', 'chess960']);
  assert.equal(chessFromPosition.begin?.(beginning(FROM))?.rules.name, 'chess-from');
  const wrong = [undefined, null, 518, '', 'hello', FROM, makeStart960(0).replace('HFhf', 'KQkq')];
  for (const start960 of wrong) assert.equal(chess960.begin?.(beginning(start960)), null);
  assert.equal(chess960.begin?.(null), null);
  for (const other of ['', `${FROM} `, FROM.replace(' H ', ' K '), FROM.replace(' H ', ' A ')]) {
    assert.equal(chessFromPosition.begin?.(beginning(other)), null, other);
  }
  assert.equal(chooseGameForSetup(chess, { hostSide: 0, options: beginning(FROM) }), chess);
  assert.ok(!('begin' in chess.rules));
});

test('FRC-6: both players are told how a game starts', () => {
  const words = (game: typeof chess, start: string) =>
    game.begin?.(beginning(start))?.beginning?.words();
  assert.equal(words(chess960, makeStart960(959)), 'Chess960, position 959');
  assert.equal(words(chess960, makeStart960(518)), 'Chess960, position 518');
  assert.deepEqual(
    ODDS.map((odds) => words(chessFromPosition, getOddsFen(odds))),
    [
      'Handicap: Black without the pawn f7',
      'Handicap: White without the knight b1',
      'Handicap: White without the rook a1',
      'Handicap: White without the queen d1',
    ],
  );
  assert.equal(words(chessFromPosition, FROM), 'From a position, Black to move');
  assert.equal(
    words(chessFromPosition, FROM.replace(' b ', ' w ')),
    'From a position, White to move',
  );
});

test('FRC-7: lists and records use the game’s starting position', () => {
  const options = makeOptions(null, makeStart960(192));
  const setup = { hostSide: 0, options } as const;
  const { lookOf } = makeBoardPreviewer(chess960);
  assert.equal(lookOf({ moves: [] }, setup, 1).placement, makeStart960(192).split(' ')[0]);
  const moves = ['g1f3', 'g8f6', 'f1h1'];
  const list = moves.map((move) => ({ move, note: null }));
  assert.equal(lookOf({ moves: list }, setup, 1).last?.san, 'O-O');
  // Before the guest knows the setup, there is none.
  assert.equal(lookOf({ moves: [] }, null, 1).placement, chess.start);
  const record = chooseGameForSetup(chess960, setup).record.write({
    names: ['Ada', 'Grace'],
    at: new Date(2026, 10, 28),
    number: 2,
    result: '1-0',
    moves,
  });
  assert.ok(record.includes('[Variant "Chess960"]'));
  assert.ok(record.endsWith('\n\n1. Nf3 Nf6 2. O-O 1-0\n'));
});

test('FRC-10: an unknown kind of game is rejected, in storage and in a link', () => {
  const kept = {
    id: 'one',
    state: { kind: 'local', saved: null },
    summary: { opponent: null, standing: 'here', moves: 0, at: 0 },
  };
  for (const plays of ['chess960', 'chess-from', 'reversi'] as const) {
    assert.equal(readKeptGame({ ...kept, plays })?.plays, plays);
    assert.equal(readGameName(plays), plays);
  }
  for (const plays of ['chess961', 'Chess960', '', 960]) {
    assert.equal(readKeptGame({ ...kept, plays }), null);
    assert.equal(readGameName(plays), null);
  }
});

test('FRC-11: if Black starts, the first move is Black’s and numbered so', () => {
  const game = chessFromPosition.begin?.(beginning(FROM));
  assert.ok(game);
  assert.equal(game.rules.turn(game.rules.initial()), 1);
  const [first, second] = game.lineOf(['e8e7', 'e1h1']);
  assert.deepEqual([first?.side, second?.side, second?.san], [1, 0, 'O-O']);
  assert.equal(game.beginning?.plies, 59);
});
