import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type JudgedEntry, formatScore } from './entry.ts';
import { EXAMPLE_FORMAT } from '../../test/example-format.ts';
import type { Format, OwnSet, RaceRules } from './format.ts';
import { isRefused, judgeEntry } from './judge.ts';
import { readLine } from './line.ts';

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

/** `me 6-3 6-4`: the winner and the sets as read, own side first. */
function said(text: string, format: Format = EXAMPLE_FORMAT): string {
  const read = readLine(text, format);
  if (read.kind === 'refused') return read.fault.code;
  if (read.kind !== 'result') return read.kind;
  const { entry } = read;
  const sets = entry.sets.map(({ games, tiebreak }) =>
    tiebreak === undefined ? games.join('-') : `${games.join('-')}(${tiebreak.join('-')})`,
  );
  const ending = entry.ending === 'completed' ? [] : [entry.ending];
  return [entry.winner ?? 'nobody', ...ending, ...sets].join(' ');
}

const LINES: readonly (readonly [string, string])[] = [
  ['won 63 64', 'me 6-3 6-4'],
  ['63 64', 'me 6-3 6-4'],
  ['36 46', 'them 3-6 4-6'],
  ['lost 3-6 4-6', 'them 3-6 4-6'],
  ['lost 6:4 6:3', 'them 4-6 3-6'],
  ['6-3 2-0 ret.', 'me retired 6-3 2-0'],
  ['lost 3-6 0-2 ret.', 'them retired 3-6 0-2'],
  ['Verloren 6:3, 6:4', 'them 3-6 4-6'],
  ['Ich gewonnen 7-6(4) 6–2', 'me 7-6(7-4) 6-2'],
  ['won 7-6(9) 6-2!', 'me 7-6(11-9) 6-2'],
  // As a keyboard, a table or a newspaper writes it.
  ['7-6 (4) 6−2', 'me 7-6(7-4) 6-2'],
  ['7:6 (7:4), 6:2', 'me 7-6(7-4) 6-2'],
  ['6—4 6‑2', 'me 6-4 6-2'],
  ['[6：4 6：2]', 'me 6-4 6-2'],
  ['6:4/6:2', 'me 6-4 6-2'],
  ['6/4 6/2', 'me 6-4 6-2'],
  ['6-4 / 6-2', 'me 6-4 6-2'],
  ['6 - 4 6 – 2', 'me 6-4 6-2'],
  ['6 : 4, 3 : 6, 7 : 5', 'me 6-4 3-6 7-5'],
  ['7 - 6 (4) 6-2', 'me 7-6(7-4) 6-2'],
  ['2 - 0 (6 - 4, 6 - 2)', 'me 6-4 6-2'],
  ['63 - 64', 'me 6-3 6-4'],
  ['6 - 4 - 6 - 2', 'unclear'],
  ['1 - 6-4', 'unclear'],
  ['6-4 & 6-2', 'me 6-4 6-2'],
  ['2:0 (6:4, 6:2)', 'me 6-4 6-2'],
  ['0-2 6-4 6-2', 'set_cannot_end'],
  ['2-0 7-6(4) 6-2', 'me 7-6(7-4) 6-2'],
  ['1-0 6-4 2-1 ret', 'me retired 6-4 2-1'],
  ['2-0 6-4 2-1 ret', 'set_cannot_end'],
  ['w.o.', 'which_result'],
  ['6-3 6-4 (5)', 'no_tiebreak_then'],
  ['76(4) 62', 'me 7-6(7-4) 6-2'],
  ['won w/o', 'me walkover'],
  ['lost conceded', 'them conceded'],
  ['kampflos gewonnen', 'me walkover'],
  ['0-0 ret won', 'me retired 0-0'],
  // It asks which of the two it was.
  ['won 4-6 3-6', 'which_result'],
  ['lost 6-3 2-0 ret.', 'which_result'],
  ['w/o', 'which_result'],
  ['6-3 3-6 ret', 'which_result'],
  ['6-3 3-6 2-1 ret', 'which_result'],
  ['ret', 'incomplete_score'],
  ['won', 'incomplete_score'],
  ['won 6-4 4-6', 'incomplete_score'],
  ['', 'empty'],
  ['won six three', 'unclear'],
  ['won 6-3 111', 'unclear'],
  ['won 6-3 6-', 'unclear'],
  ['6-3 6-4 6-4 6-4 6-4 6-4 6-4 6-4', 'unclear'],
  ['6-3 6-4 6-4', 'set_after_end'],
  ['won 6-3 6-0 lost', 'contradiction'],
  ['drawn 6-3 ret', 'contradiction'],
  ['won 6-3 w/o', 'contradiction'],
  // Numbers of sets are not the games of one set.
  ['2-1', 'sets_alone'],
  ['won 2:0', 'sets_alone'],
  ['20', 'sets_alone'],
  ['2-1 ret', 'sets_alone'],
  ['3-0 ret', 'me retired 3-0'],
];
for (const [line, expected] of LINES) {
  test(`RPT-6: "${line}" reads as ${expected}`, () => {
    assert.equal(said(line), expected);
  });
}

const TIEBREAK: Format = { ...EXAMPLE_FORMAT, finalSet: { matchTiebreak: { to: 10, winBy: 2 } } };
const GAMES_ALONE: Format = {
  ...EXAMPLE_FORMAT,
  bestOf: 1,
  set: { games: 3, winBy: 1, cap: 3, tiebreak: null },
  draws: true,
  unfinished: 'as_it_stands',
};

const OTHER_LINES: readonly (readonly [string, Format, string])[] = [
  ['9-9', TIMED, 'nobody 9-9'],
  ['drawn 9:9', TIMED, 'nobody 9-9'],
  ['unentschieden 12:12', TIMED, 'nobody 12-12'],
  ['drawn 99', TIMED, 'unclear'],
  ['won 9-9', TIMED, 'contradiction'],
  ['drawn 9-8', TIMED, 'contradiction'],
  ['11-5 5-11 time up', SQUASH, 'nobody 11-5 5-11'],
  ['11-5 5-11 7-2', SQUASH, 'nobody 11-5 5-11'],
  ['won 11-5 5-11 7-2', SQUASH, 'contradiction'],
  ['lost 11-5 7-2', SQUASH, 'them 5-11'],
  ['11-5 5-11 11-9', SQUASH, 'me 11-5 5-11 11-9'],
  ['11-9 1210 119', SQUASH, 'me 11-9 12-10 11-9'],
  ['7-2', SQUASH, 'nobody 7-2'],
  ['won 7-2', SQUASH, 'contradiction'],
  ['3:1', SQUASH, 'sets_alone'],
  ['3:1 (11:4 11:6 4:11 11:9)', SQUASH, 'me 11-4 11-6 4-11 11-9'],
  ['1-3 11:4 11:6 4:11 11:9', SQUASH, 'set_cannot_end'],
  ['1-0 11-5 7-2', SQUASH, 'me 11-5'],
  ['2-0 11-5 7-2', SQUASH, 'set_cannot_end'],
  ['1-0 11-5', SQUASH, 'set_cannot_end'],
  ['1-1 6-4 4-6', { ...TIMED, bestOf: 3, playAll: true }, 'nobody 1-1 6-4 4-6'],
  ['2-0 6-4 7-3 ret', { ...TIMED, bestOf: 7 }, 'me retired 2-0 6-4 7-3'],
  ['31', SQUASH, 'sets_alone'],
  ['won 3-0', SQUASH, 'sets_alone'],
  ['2:2', SQUASH, 'sets_alone'],
  ['2:1 ret.', SQUASH, 'sets_alone'],
  ['3:1', GAMES_ALONE, 'me 3-1'],
  ['lost 3:1', GAMES_ALONE, 'them 1-3'],
  ['won 2-1 time up', GAMES_ALONE, 'me 2-1'],
  ['drawn 2-2', GAMES_ALONE, 'nobody 2-2'],
  ['2-0 ret', GAMES_ALONE, 'me retired 2-0'],
  ['11-5 11-7 11-2', GAMES_ALONE, 'set_cannot_end'],
  ['98 910 109', HAND_OUT, 'incomplete_score'],
  ['98 910 109 92', HAND_OUT, 'me 9-8 9-10 10-9 9-2'],
  ['910', EXAMPLE_FORMAT, 'unclear'],
  ['lost 6:4 3:6 10:7', TIEBREAK, 'them 4-6 6-3 0-1(7-10)'],
  ['6-4 4-6 107', TIEBREAK, 'me 6-4 4-6 1-0(10-7)'],
  ['6-4 4-6 710', TIEBREAK, 'them 6-4 4-6 0-1(7-10)'],
  ['6-4 4-6 7-5', EITHER, 'me 6-4 4-6 7-5'],
  ['6-4 4-6 10-8', EITHER, 'me 6-4 4-6 1-0(10-8)'],
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

const ANY_SET: Format = { ...EXAMPLE_FORMAT, bestOf: 7, set: { timed: true } };
const games = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
const set = games
  .filter(([mine, theirs]) => mine !== theirs)
  .map((pair): OwnSet => ({ games: pair }));
const marks = fc.constantFrom('-', ':', '–', '/');
/** Matches that end with their last set. */
const played = fc
  .array(set, { minLength: 4, maxLength: 7 })
  .map((sets) => judgeEntry({ ending: 'completed', sets, stopped: null }, ANY_SET))
  .filter((judged): judged is JudgedEntry => !isRefused(judged));

test('RPT-6: a score in full reads the same with any separators', () => {
  fc.assert(
    fc.property(played, marks, (entry, mark) => {
      const line = entry.sets.map((one) => one.games.join(mark)).join(' ');
      assert.deepEqual(readLine(line, ANY_SET), { kind: 'result', entry });
    }),
  );
});

test('RPT-6: the site’s own wording of a score, typed with the winner, reads as that score', () => {
  fc.assert(
    fc.property(played, (entry) => {
      const line = `${entry.winner === 'me' ? 'won' : 'lost'} ${formatScore(entry)}`;
      assert.deepEqual(readLine(line, ANY_SET), { kind: 'result', entry });
    }),
  );
});

test('RPT-6: no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      assert.equal(typeof readLine(text, EXAMPLE_FORMAT).kind, 'string');
    }),
  );
});
