import '../../../test/english.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeEnding } from '../../game/ending-words.ts';
import { START } from '../rules/discs.ts';
import { playLine, writePlacement, getPositionAfter } from './line.ts';
import { reversi } from './reversi.ts';
import { readTypedMove } from './typed-move.ts';
import { PASSING, WHOLE, WIPE_OUT } from '../../../test/reversi-games.ts';

const NAMES = ['Ada', 'Grace'] as const;

test('REV-6: a move says how many discs it turned, and a pass says that it had no move', () => {
  const line = playLine(PASSING);
  const said = line.map((ply) => reversi.moveWords(ply));
  assert.equal(said[0], 'Black: c4, turns 1');
  assert.equal(said[1], 'White: c3, turns 1');
  assert.equal(said[12], 'Black has no move, and passes');
  assert.deepEqual(
    line.slice(11, 13).map((ply) => reversi.written(ply)),
    ['e1', 'pass'],
  );
});

test('PLAY-2: a line of reversi is extended from the known one, and stops at an illegal move', () => {
  const known = playLine(WHOLE.slice(0, 10));
  const line = playLine(WHOLE.slice(0, 12), known);
  assert.equal(line[9], known[9]);
  assert.equal(line.length, 12);
  assert.equal(playLine(['c4', 'c4', 'c3']).length, 1);
  assert.equal(playLine(WHOLE.slice(0, 4), known).length, 4);
});

test('REV-3, REV-6: the end gives both counts, or says that one side has no disc left', () => {
  const { outcome } = getPositionAfter(playLine(WHOLE));
  assert.deepEqual(outcome, { winner: 0, reason: 'most discs' });
  const ending = { by: 'moves', winner: 0, reason: 'most discs' } as const;
  assert.equal(describeEnding(ending, NAMES, reversi, WHOLE), '33 discs to 31. Ada (Black) wins.');
  const { reason, brief } = reversi.endedWords(ending, WHOLE, '');
  assert.deepEqual([reason, brief], ['33 discs to 31.', 'by 33 to 31']);
  const wiped = { by: 'moves', winner: 0, reason: 'wiped out' } as const;
  assert.equal(
    describeEnding(wiped, ['Black', 'White'], reversi, WIPE_OUT),
    'White has no disc left. Black wins.',
  );
});

test('REV-5: a square is typed in any case, and an impossible one gets the reason', () => {
  const start = getPositionAfter([]);
  assert.deepEqual(readTypedMove(start, ' D3 '), { move: 'd3' });
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['', /^Type a square/],
    ['e2e4', /“e2e4” is not a square/],
    ['d4', /already a disc on d4/],
    ['a1', /on a1 would turn nothing over/],
    ['pass', /cannot pass/],
  ];
  for (const [typed, why] of wrong) {
    const read = readTypedMove(start, typed);
    assert.match('wrong' in read ? read.wrong : read.move, why, typed);
  }
  const stuck = getPositionAfter(playLine(PASSING.slice(0, 12)));
  for (const typed of ['pass', 'Passen', '--']) {
    assert.deepEqual(readTypedMove(stuck, typed), { move: 'pass' });
  }
  const read = readTypedMove(stuck, 'h8');
  assert.match('wrong' in read ? read.wrong : '', /type pass/);
});

test('REV-7: a game is exported as text, with its squares and without its passes', () => {
  const at = new Date(2026, 10, 21);
  const text = reversi.record.write({
    names: NAMES,
    at,
    number: 2,
    result: '1-0',
    moves: WHOLE,
  });
  const [title, date, black, white, discs, , ...squares] = text.trim().split('\n');
  assert.deepEqual(
    [title, date, black, white, discs],
    ['Reversi 2', 'Date: 2026-11-21', 'Black: Ada', 'White: Grace', 'Discs: 33-31 (1-0)'],
  );
  const whole = WHOLE.filter((move) => move !== 'pass').join('');
  assert.equal(squares.join(''), whole);
});

test('KEEP-2: a small board shows the discs', () => {
  assert.equal(writePlacement(START), '8/8/8/3ox3/3xo3/8/8/8');
  assert.equal(reversi.start, writePlacement(START));
});
