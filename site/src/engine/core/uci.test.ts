import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { readUciLine, toWhiteScore } from './uci.ts';

const PV = 'e2e4 e7e5 g1f3';
const LINE = PV.split(' ');

const READ: readonly (readonly [line: string, read: unknown])[] = [
  ['id name Tiny 1', { kind: 'name', name: 'Tiny 1' }],
  ['id author Ada', { kind: 'other' }],
  ['uciok', { kind: 'uciok' }],
  ['readyok', { kind: 'readyok' }],
  ['uciok indeed', { kind: 'other' }],
  ['option name UCI_Chess960 type check default false', { kind: 'option', name: 'UCI_Chess960' }],
  ['option name Skill Level type spin', { kind: 'option', name: 'Skill Level' }],
  ['bestmove e2e4 ponder e7e5', { kind: 'best', move: 'e2e4' }],
  ['bestmove a7a8q', { kind: 'best', move: 'a7a8q' }],
  ['bestmove (none)', { kind: 'best', move: null }],
  ['bestmove castle', { kind: 'other' }],
  ['', { kind: 'other' }],
  [
    `info depth 12 seldepth 20 multipv 2 score cp -31 nodes 4 nps 2 hashfull 1 time 9 pv ${PV}`,
    { kind: 'info', depth: 12, rank: 2, score: { kind: 'cp', cp: -31 }, line: LINE },
  ],
  [
    `info depth 3 score mate -2 pv ${PV} bmc 1.5`,
    { kind: 'info', depth: 3, rank: 1, score: { kind: 'mate', moves: -2 }, line: LINE },
  ],
  [`info depth 3 score cp 5 lowerbound pv ${PV}`, { kind: 'other' }],
  [`info depth 3 score cp 5 upperbound pv ${PV}`, { kind: 'other' }],
  [`info string depth 3 score cp 5 pv ${PV}`, { kind: 'other' }],
  ['info depth 3 score cp 5 pv', { kind: 'other' }],
  ['info depth 3 score cp 5', { kind: 'other' }],
  [`info score cp 5 pv ${PV}`, { kind: 'other' }],
  [`info depth 3 score cp 5.5 pv ${PV}`, { kind: 'other' }],
];
for (const [line, read] of READ) {
  test(`ENG-4: a line is read as UCI or ignored: ${line}`, () => {
    assert.deepEqual(readUciLine(line), read);
  });
}

test('ENG-4: numbers beyond the limits are ignored, and those on them are read', () => {
  const bounds = [
    [(n: number) => `info depth ${n} score cp 1 pv e2e4`, 250],
    [(n: number) => `info depth 1 multipv ${n} score cp 1 pv e2e4`, 500],
    [(n: number) => `info depth 1 score cp ${n} pv e2e4`, 100_000],
    [(n: number) => `info depth 1 score cp -${n} pv e2e4`, 100_000],
    [(n: number) => `info depth 1 score mate ${n} pv e2e4`, 500],
  ] as const;
  for (const [line, bound] of bounds) {
    assert.equal(readUciLine(line(bound)).kind, 'info', line(bound));
    assert.equal(readUciLine(line(bound + 1)).kind, 'other', line(bound + 1));
  }
  const moves = (count: number) => Array.from({ length: count }, () => 'g1f3').join(' ');
  for (const [given, shown] of [
    [10, 10],
    [11, 10],
  ] as const) {
    const read = readUciLine(`info depth 1 score cp 1 pv ${moves(given)}`);
    assert.ok(read.kind === 'info');
    assert.equal(read.line.length, shown);
  }
});

test('ENG-4: only a bounded part of a line is read', () => {
  const padded = (length: number) => {
    const [head, line] = ['info depth 1 score cp 1 nodes ', ' pv e2e4'];
    return `${head}${'1'.repeat(length - head.length - line.length)}${line}`;
  };
  assert.equal(readUciLine(padded(1024)).kind, 'info');
  assert.equal(readUciLine(padded(1025)).kind, 'other');
});

test('ENG-4: a name is one line of at most 80 characters, without control of text direction', () => {
  const named = (name: string) => {
    const read = readUciLine(`id name ${name}`);
    return read.kind === 'name' ? read.name : null;
  };
  assert.equal(named(`a\u202Eb\u0007c`), 'abc');
  assert.equal(named('x'.repeat(80))?.length, 80);
  assert.equal(named('x'.repeat(81))?.length, 80);
});

test('ENG-4: values read from an engine stay within the limits, whatever it sends', () => {
  const word = fc.oneof(
    fc.constantFrom('info', 'depth', 'score', 'cp', 'mate', 'multipv', 'pv', 'bestmove', 'id'),
    fc.constantFrom('name', 'string', 'e2e4', 'a7a8q', '-5', '12', '99999999', '(none)'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (words) => {
      const read = readUciLine(words.join(' '));
      if (read.kind !== 'info') return;
      assert.ok(Number.isInteger(read.depth) && read.depth >= 0 && read.depth <= 250);
      assert.ok(read.rank >= 1 && read.rank <= 500);
      assert.ok(read.line.length >= 1 && read.line.length <= 10);
      assert.ok(read.line.every((move) => /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(move)));
      const { score } = read;
      assert.ok(Math.abs(score.kind === 'cp' ? score.cp : score.moves) <= 100_000);
    }),
    { numRuns: chooseCaseCount(2000) },
  );
});

test('ENG-4: a score is converted to White’s point of view', () => {
  assert.deepEqual(toWhiteScore(0, { kind: 'cp', cp: 30 }), { kind: 'pawns', cp: 30 });
  assert.deepEqual(toWhiteScore(1, { kind: 'cp', cp: 30 }), { kind: 'pawns', cp: -30 });
  assert.deepEqual(toWhiteScore(1, { kind: 'cp', cp: 0 }), { kind: 'pawns', cp: 0 });
  assert.deepEqual(toWhiteScore(1, { kind: 'mate', moves: 2 }), {
    kind: 'mate',
    winner: 1,
    moves: 2,
  });
  assert.deepEqual(toWhiteScore(1, { kind: 'mate', moves: -2 }), {
    kind: 'mate',
    winner: 0,
    moves: 2,
  });
  assert.deepEqual(toWhiteScore(0, { kind: 'mate', moves: 0 }), {
    kind: 'mate',
    winner: 1,
    moves: 0,
  });
});
