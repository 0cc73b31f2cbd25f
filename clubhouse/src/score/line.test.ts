import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Entry, scoreText, winner } from './entry.ts';
import { EXAMPLE_FORMAT } from './example-format.ts';
import type { Format, OwnSet, RaceRules } from './format.ts';
import { isFault, readLine } from './line.ts';

const SET: RaceRules = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } };
const TIMED: Format = { ...EXAMPLE_FORMAT, bestOf: 1, set: { timed: true }, draws: true };
const SQUASH: Format = {
  ...EXAMPLE_FORMAT,
  bestOf: 5,
  set: { games: 11, winBy: 2, cap: null, tiebreak: null },
  draws: true,
  unfinished: 'as_it_stands',
};
const HAND_OUT: Format = {
  ...EXAMPLE_FORMAT,
  bestOf: 5,
  set: {
    either: [
      { games: 9, winBy: 1, cap: null, tiebreak: null },
      { games: 9, winBy: 2, cap: 10, tiebreak: null },
    ],
  },
};
const MATCH_TIEBREAK = { matchTiebreak: { to: 10, winBy: 2, points: 'optional' } } as const;
const EITHER: Format = { ...EXAMPLE_FORMAT, finalSet: { either: [SET, MATCH_TIEBREAK] } };
const PRO_SET: Format = {
  ...EXAMPLE_FORMAT,
  bestOf: 1,
  set: { games: 10, winBy: 2, cap: null, tiebreak: { at: 9, to: 10, winBy: 2 } },
};

/** `me 6-3 6-4`: who won and what was read, one's own first. */
function said(text: string, format: Format = EXAMPLE_FORMAT): string {
  const read = readLine(text, format);
  if (isFault(read)) return read.code;
  const sets = read.sets.map(({ games, tiebreak }) =>
    tiebreak === undefined ? games.join('-') : `${games.join('-')}(${tiebreak.join('-')})`,
  );
  const ending = read.ending === 'completed' ? [] : [read.ending];
  return [winner(read) ?? 'nobody', ...ending, ...sets].join(' ');
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
  ['drawn 6-3 ret', 'who'],
];
for (const [line, expected] of LINES) {
  test(`RPT-6: "${line}" reads as ${expected}`, () => {
    assert.equal(said(line), expected);
  });
}

const OTHER_LINES: readonly (readonly [string, Format, string])[] = [
  ['9-9', TIMED, 'nobody 9-9'],
  ['drawn 99', TIMED, 'nobody 9-9'],
  ['unentschieden 12:12', TIMED, 'nobody 12-12'],
  ['won 9-9', TIMED, 'who'],
  ['drawn 9-8', TIMED, 'who'],
  ['11-5 5-11 time up', SQUASH, 'nobody 11-5 5-11'],
  ['11-5 5-11 7-2', SQUASH, 'nobody 11-5 5-11'],
  ['won 11-5 5-11 7-2', SQUASH, 'who'],
  ['lost 11-5 7-2', SQUASH, 'them 5-11'],
  ['11-5 5-11 11-9', SQUASH, 'me 11-5 5-11 11-9'],
  ['7-2', SQUASH, 'me 7-2'],
  ['98 910 109', HAND_OUT, 'me 9-8 9-10 10-9'],
  ['910', EXAMPLE_FORMAT, 'unclear'],
  ['6-4 4-6 7-5', EITHER, 'me 6-4 4-6 7-5'],
  ['6-4 4-6 10-8', EITHER, 'me 6-4 4-6 10-8'],
  ['6-4 4-6 1-0', EITHER, 'me 6-4 4-6 1-0'],
  ['6-4 4-6 0-1(5)', EITHER, 'them 6-4 4-6 0-1(5-10)'],
  ['6-4 4-6 7-6(4)', EITHER, 'me 6-4 4-6 7-6(7-4)'],
  ['10-9(4)', PRO_SET, 'me 10-9(10-4)'],
];
for (const [line, format, expected] of OTHER_LINES) {
  test(`RPT-16: "${line}" reads as ${expected} by the rules of its competition`, () => {
    assert.equal(said(line, format), expected);
  });
}

const SEVEN: Format = { ...EXAMPLE_FORMAT, bestOf: 7 };
const games = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
const set = games.map((pair): OwnSet => ({ games: pair }));
const marks = fc.constantFrom('-', ':', '–', '/');

test('RPT-6: whatever the marks, a score that is written out is read as it was', () => {
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 7 }), marks, (sets, mark) => {
      const line = sets.map((one) => one.games.join(mark)).join(' ');
      assert.deepEqual(readLine(line, SEVEN), { ending: 'completed', sets, stopped: null });
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
      assert.deepEqual(readLine(line, SEVEN), entry);
    }),
  );
});

test('RPT-6: no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = readLine(text, EXAMPLE_FORMAT);
      assert.ok(isFault(read) || read.sets.length <= 7);
    }),
  );
});
