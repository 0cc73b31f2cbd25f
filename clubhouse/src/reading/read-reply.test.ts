import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayReading } from '../../test/replies/say-reading.ts';
import {
  CONTEXTS,
  ENDING_SENTENCES,
  FIGURE_SENTENCES,
  RESULT_SENTENCES,
  type SentenceCase,
  TENNIS,
  TIME_SENTENCES,
  UNCERTAIN_SENTENCES,
} from '../../test/replies/sentences.ts';
import { FOURTH_SENTENCES } from '../../test/replies/fourth-sentences.ts';
import { NAMED_SENTENCES } from '../../test/replies/named-sentences.ts';
import { SECOND_SENTENCES } from '../../test/replies/second-sentences.ts';
import { NEAR_SENTENCES, THIRD_SENTENCES } from '../../test/replies/third-sentences.ts';
import type { Format } from '../score/format.ts';
import { MAX_WRITTEN_CHARS, readReply } from './read-reply.ts';

function check(rule: string, cases: readonly SentenceCase[]): void {
  for (const [written, proposed, expected] of cases) {
    test(`${rule}: "${written.replaceAll('\n', ' / ')}" with ${proposed} proposed is ${expected}`, () => {
      assert.equal(sayReading(readReply(written, CONTEXTS[proposed])), expected);
    });
  }
}

check('REPLY-4', RESULT_SENTENCES);
check('REPLY-5', ENDING_SENTENCES);
check('REPLY-7', FIGURE_SENTENCES);
check('REPLY-8', TIME_SENTENCES);
check('REPLY-3', UNCERTAIN_SENTENCES);
check('REPLY-3', SECOND_SENTENCES);
check('REPLY-23', THIRD_SENTENCES);
check('REPLY-23', FOURTH_SENTENCES);
check('REPLY-3', NEAR_SENTENCES);

const NAMED = { ...CONTEXTS.none, own: ['Tom Kraus', 'Lisa Moor'] };
for (const [written, , expected] of NAMED_SENTENCES) {
  test(`REPLY-4: "${written.replaceAll('\n', ' / ')}" by Tom is ${expected}`, () => {
    assert.equal(sayReading(readReply(written, NAMED)), expected);
  });
}

const DOUBLES = { ...NAMED, opponents: ['Anna Berg', 'Ben Cole'] };
const OF_DOUBLES: readonly (readonly [string, string])[] = [
  ['Anna and Ben beat Tom and Lisa 6-4 6-2', 'them 4-6 2-6'],
  ['Berg/Cole beat Kraus/Moor 6-4 6-2', 'them 4-6 2-6'],
  // She may have been his partner in another match.
  ['I played with Anna and won 6-4 6-2', '?'],
  ['I played with Anna Berg and won 6-4 6-2', '?'],
  ['I played with Lisa and won 6-4 6-2', 'me 6-4 6-2'],
  ['Wir haben mit Anna Berg und Ben gespielt und 6:4 6:2 gewonnen', 'me 6-4 6-2'],
];
for (const [written, expected] of OF_DOUBLES) {
  test(`REPLY-4: "${written}" in doubles is ${expected}`, () => {
    assert.equal(sayReading(readReply(written, DOUBLES)), expected);
  });
}

const RACE = { games: 11, winBy: 2, cap: null, tiebreak: null } as const;
const SQUASH: Format = { ...TENNIS, bestOf: 5, set: RACE, finalSet: null };
const STANDING: Format = { ...SQUASH, unfinished: 'as_it_stands', draws: true };
const TIMED: Format = { ...STANDING, bestOf: 1, set: { timed: true } };
const PRO_SET: Format = { ...TENNIS, bestOf: 1, finalSet: null };

const BY_FORMAT: readonly (readonly [string, Format, string])[] = [
  ['won 6-4 6-2', SQUASH, '?'],
  ['won 11-4 11-9 13-11', SQUASH, 'me 11-4 11-9 13-11'],
  ['won 11-4 11-9 12-11', SQUASH, 'incomplete_score'],
  ['won 11-4 11-9 11-5 11-7', SQUASH, '?'],
  ['won 11-4 11-9', SQUASH, 'incomplete_score'],
  ['won 3:1', SQUASH, 'incomplete_score'],
  ['won 3:3', SQUASH, 'incomplete_score'],
  ['won 11-4 11-9', STANDING, 'me 11-4 11-9'],
  ['won 2:0', STANDING, 'incomplete_score'],
  ['11-4 4-11', STANDING, 'either nobody 11-4 4-11 | nobody 4-11 11-4'],
  ['won 11-4 4-11', STANDING, '?'],
  ['9:9', TIMED, 'nobody 9-9'],
  ['drawn 9:9', TIMED, 'nobody 9-9'],
  ['won 9:9', TIMED, '?'],
  ['drawn 9:8', TIMED, '?'],
  ['won 12:7', TIMED, 'me 12-7'],
  ['won 64 30', TIMED, '?'],
  ['gestern 15:20 verloren', TIMED, '?'],
  ['gestern 12:7 gewonnen', TIMED, 'me 12-7'],
  ['28. November, 15:20 verloren', TIMED, '?'],
  ['this morning 10:15 Anna won', TIMED, '?'],
  ['Verloren gegen 15:20', TIMED, '?'],
  ['yesterday 6/4 6/2 won', TENNIS, 'me 6-4 6-2'],
  ['won at 12:30', TIMED, 'incomplete_score'],
  ['won 6-4', PRO_SET, 'me 6-4'],
  ['won 2:0', PRO_SET, 'incomplete_score'],
  ['won 7-6(4) 6-4', TENNIS, 'me 7-6(7-4) 6-4'],
  ['won 6-4(4) 6-4', TENNIS, '?'],
  ['won 6-4 4-6 10-8', { ...TENNIS, finalSet: null }, '?'],
];
for (const [written, format, expected] of BY_FORMAT) {
  test(`REPLY-6: "${written}" is ${expected} by how the match is played`, () => {
    assert.equal(sayReading(readReply(written, { ...CONTEXTS.none, format })), expected);
  });
}

const ONE_DAY = {
  ...CONTEXTS.none,
  proposed: [
    { date: '2026-11-28', time: '10:00' },
    { date: '2026-11-28', time: '18:30' },
    { date: '2026-12-02', time: '06:30' },
  ],
};
const OF_ONE_DAY: readonly (readonly [string, string])[] = [
  ['Saturday is good', '?'],
  ['Saturday at 18:30 is good', 'time 1'],
  ['Samstag früh passt', 'time 0'],
  ['Samstagabend passt', 'time 1'],
  ['18:30 works', 'time 1'],
  ['6:30 works', '?'],
  ['6:30 pm works', 'time 1'],
  ['Wednesday works', 'time 2'],
  // The second of the month, or the second time.
  ['the second', '?'],
  ['2', '?'],
  ['3', 'time 2'],
  // Half past six in the morning is no whole hour.
  ['6', '?'],
  ['the third', 'time 2'],
  ['10', 'time 0'],
];
for (const [written, expected] of OF_ONE_DAY) {
  test(`REPLY-8: "${written}" is ${expected} of three times, two of them on one day`, () => {
    assert.equal(sayReading(readReply(written, ONE_DAY)), expected);
  });
}

const WON = 'I won 6-4 6-2.';

test('REPLY-9: an answer up to the limit is read, and a longer one is left to the pages', () => {
  const fill = (length: number) => `${WON} ${'So. '.repeat(length)}`.slice(0, length);
  assert.equal(sayReading(readReply(fill(MAX_WRITTEN_CHARS), CONTEXTS.none)), 'me 6-4 6-2');
  assert.equal(sayReading(readReply(fill(MAX_WRITTEN_CHARS + 1), CONTEXTS.none)), '?');
});
