import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { findOpening, readOpenings } from './openings.ts';

const OPENINGS = readOpenings(readFileSync(new URL('../openings.tsv', import.meta.url), 'utf8'));

test('STUDY-4: the longest line played names the opening', () => {
  const named = (moves: string) => findOpening(OPENINGS, moves.split(' '));
  assert.deepEqual(named('e4 e5 Nf3 Nc6 Bb5'), { eco: 'C60', name: 'Ruy Lopez' });
  assert.deepEqual(named('e4 e5 Nf3 Nc6 Bb5 h5 h4')?.name, 'Ruy Lopez');
  assert.match(named('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6')?.name ?? '', /Najdorf/);
  assert.equal(findOpening(OPENINGS, []), null);
  // The page adds a check sign that the file lacks.
  assert.match(named('d4 Nf6 c4 e6 g3 Bb4+')?.name ?? '', /Catalan/);
});

test('STUDY-4: every line in the file is a valid game', () => {
  assert.ok(OPENINGS.size > 3500);
  let checked = 0;
  for (const [moves, { eco, name }] of OPENINGS) {
    assert.match(eco, /^[A-E]\d\d$/);
    assert.match(name, /^[\p{L}\d]/u);
    // One in twenty is enough to see that the moves are joined correctly.
    checked += 1;
    if (checked % 20 !== 0) continue;
    const chess = new Chess();
    for (const san of moves.split(' ')) chess.move(san);
  }
});
