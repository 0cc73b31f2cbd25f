import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Entry, scoreText, winner } from './entry.ts';
import type { OwnSet } from './format.ts';
import { isFault, readLine } from './line.ts';

/** `me 6-3 6-4`: who won and what was read, one's own first. */
function said(text: string): string {
  const read = readLine(text);
  if (isFault(read)) return read.code;
  const sets = read.sets.map(({ games, tiebreak }) =>
    tiebreak === undefined ? games.join('-') : `${games.join('-')}(${tiebreak.join('-')})`,
  );
  const ending = read.ending === 'completed' ? [] : [read.ending];
  return [winner(read), ...ending, ...sets].join(' ');
}

const LINES: readonly (readonly [string, string])[] = [
  ['won 63 64', 'me 6-3 6-4'],
  ['63 64', 'me 6-3 6-4'],
  ['36 46', 'them 3-6 4-6'],
  ['lost 6:4 3:6 10:7', 'them 4-6 6-3 7-10'],
  ['lost 3-6 4-6', 'them 3-6 4-6'],
  ['won 4-6 3-6', 'me 6-4 6-3'],
  ['6-3 2-0 ret.', 'me retired 6-3 2-0'],
  ['6-3 0-2 1-0 ret', 'me retired 6-3 0-2 1-0'],
  ['lost 6-3 2-0 ret.', 'them retired 3-6 0-2'],
  ['Verloren 6:3, 6:4', 'them 3-6 4-6'],
  ['Ich gewonnen 7-6(4) 6–2', 'me 7-6(7-4) 6-2'],
  ['won 7-6(9) 6-2!', 'me 7-6(11-9) 6-2'],
  ['76(4) 62', 'me 7-6(7-4) 6-2'],
  ['6-4 4-6 107', 'me 6-4 4-6 10-7'],
  ['6-4 4-6 710', 'them 6-4 4-6 7-10'],
  ['11-9 1210 119', 'me 11-9 12-10 11-9'],
  ['won w/o', 'me walkover'],
  ['lost conceded', 'them conceded'],
  ['kampflos gewonnen', 'me walkover'],
  ['w/o', 'who'],
  ['ret', 'who'],
  ['6-3 3-6 ret', 'who'],
  ['won', 'empty'],
  ['', 'empty'],
  ['won six three', 'unclear'],
  ['won 6-3 111', 'unclear'],
  ['won 6-3 6-', 'unclear'],
  ['6-3 6-4 6-4 6-4 6-4 6-4 6-4 6-4', 'unclear'],
  ['won 6-4 4-6', 'who'],
];
for (const [line, expected] of LINES) {
  test(`RPT-6: "${line}" reads as ${expected}`, () => {
    assert.equal(said(line), expected);
  });
}

const games = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
const set = games.map((pair): OwnSet => ({ games: pair }));
const marks = fc.constantFrom('-', ':', '–', '/');

test('RPT-6: whatever the marks, a score that is written out is read as it was', () => {
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 7 }), marks, (sets, mark) => {
      const line = sets.map((one) => one.games.join(mark)).join(' ');
      assert.deepEqual(readLine(line), { ending: 'completed', sets, stopped: null });
    }),
  );
});

test('RPT-6: what the site itself says of a score, typed with who won, is that score', () => {
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 5 }), (sets) => {
      const entry: Entry = { ending: 'completed', sets, stopped: null };
      const won = winner(entry);
      fc.pre(won !== null);
      const line = `${won === 'me' ? 'won' : 'lost'} ${scoreText(entry)}`;
      assert.deepEqual(readLine(line), entry);
    }),
  );
});

test('RPT-6: no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = readLine(text);
      assert.ok(isFault(read) || read.sets.length <= 7);
    }),
  );
});
