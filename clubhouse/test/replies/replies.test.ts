import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Format } from '../../src/score/format.ts';
import type { ReplyContext } from '../../src/reading/reading.ts';
import { readReply } from '../../src/reading/read-reply.ts';
import { REPLY_SHAPES } from './shapes/all.ts';
import { layOut } from './shapes/shape.ts';
import { readWrittenText } from '../../src/reading/written-text.ts';
import { Chance } from './chance.ts';
import {
  chanceMeaning,
  generateReply,
  judgeReading,
  type ReplyMeaning,
  sayMeaning,
} from './reply-generator.ts';
import { sayReading } from './say-reading.ts';
import {
  CONTEXTS,
  ENDING_SENTENCES,
  FIGURE_SENTENCES,
  LETTER,
  RESULT_SENTENCES,
  TENNIS,
  TIME_SENTENCES,
  UNCERTAIN_SENTENCES,
} from './sentences.ts';

const SENTENCES = [
  RESULT_SENTENCES,
  ENDING_SENTENCES,
  FIGURE_SENTENCES,
  TIME_SENTENCES,
  UNCERTAIN_SENTENCES,
].flat();

for (const shape of REPLY_SHAPES) {
  test(`REPLY-1: as ${shape.name} each of ${SENTENCES.length} sentences is read like the bare one`, () => {
    for (const [own, proposed, expected] of SENTENCES) {
      const left = readWrittenText(layOut(shape, own, LETTER));
      assert.equal(sayReading(readReply(left, CONTEXTS[proposed])), expected, own);
    }
  });
}

const RACE = { games: 11, winBy: 2, cap: null, tiebreak: null } as const;
const FORMATS: readonly Format[] = [
  TENNIS,
  { ...TENNIS, finalSet: null },
  { ...TENNIS, bestOf: 1 },
  { ...TENNIS, bestOf: 5 },
  { ...TENNIS, bestOf: 5, set: RACE, finalSet: null },
  { ...TENNIS, bestOf: 5, set: RACE, finalSet: null, unfinished: 'as_it_stands', draws: true },
  { ...TENNIS, bestOf: 3, set: { total: 9 }, finalSet: null, playAll: true },
  { ...TENNIS, bestOf: 1, set: { timed: true }, finalSet: null, draws: true },
];
const PROPOSALS: readonly ReplyContext['proposed'][] = [
  [],
  [{ date: '2026-12-01', time: '19:00' }],
  [
    { date: '2026-11-28', time: '18:30' },
    { date: '2026-11-29', time: '10:00' },
  ],
  [
    { date: '2026-11-28', time: '10:00' },
    { date: '2026-11-28', time: '18:30' },
    { date: '2026-12-02', time: '06:30' },
  ],
];
const OPPONENTS = [['Anna Berg'], ['Ben van der Meer', 'Anna Berg'], ["Seán O'Brien"]];

const context = fc.record({
  format: fc.constantFrom(...FORMATS),
  opponents: fc.constantFrom(...OPPONENTS),
  proposed: fc.constantFrom(...PROPOSALS),
  today: fc.constantFrom('2026-11-15', '2026-11-24'),
});
const seed = fc.nat({ max: 0x7f_ff_ff_ff });

test('REPLY-3: every meaning in every form is read as intended, or asked back', () => {
  const counts = { right: 0, asked: 0, not_understood: 0, wrong: 0 };
  const numRuns = chooseCaseCount(4_000);
  fc.assert(
    fc.property(seed, context, (from, about) => {
      const meaning = chanceMeaning(new Chance(from), about);
      const reply = generateReply(from, meaning, about, LETTER);
      const reading = readReply(readWrittenText(reply.message), about);
      const judged = judgeReading(reading, meaning);
      counts[judged]++;
      const seen = `${JSON.stringify(reply.own)} as ${reply.shape} meant ${sayMeaning(meaning)}`;
      assert.notEqual(judged, 'wrong', `${seen} and is read as ${sayReading(reading)}`);
    }),
    { numRuns },
  );
  // A reader that understood nothing would never be wrong.
  assert.ok(counts.right > 0.9 * numRuns, JSON.stringify(counts));
});

test('REPLY-3: a seed always gives the same reply, and another seed another', () => {
  const meaning: ReplyMeaning = { kind: 'not_played' };
  const make = (from: number) => generateReply(from, meaning, CONTEXTS.none, LETTER);
  assert.deepEqual(make(7), make(7));
  assert.notDeepEqual(make(7), make(8));
});

test('REPLY-3: no text breaks it', () => {
  const words =
    '6-4 6:4 won lost Anna ich I nicht not Samstag second the 10 Uhr yes ret \n , . > ( 7-6(4) 28.11. for me hätte 64 2:0 🎾 ? set gegen beat kampflos none -- ';
  const pieces = fc.constantFrom(...words.split(' '));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 30 }),
      context,
      (some, about) => {
        const reading = readReply(readWrittenText({ text: some.join(' '), html: null }), about);
        assert.ok(reading.kind !== 'time' || reading.index < about.proposed.length);
      },
    ),
    { numRuns: chooseCaseCount(2_000) },
  );
});

test('REPLY-3: a readable sentence with one unknown word is no longer read', () => {
  const certain = RESULT_SENTENCES.filter(([, , reading]) => /^(me|them) /.test(reading));
  for (const [own, proposed] of certain) {
    const [first = '', ...rest] = own.split('6');
    const strange =
      rest.length === 0 ? `${own} xyzzy` : [`${first}xyzzy 6`, rest.join('6')].join('');
    if (strange.includes('\n') || /[.!] ?\S/.test(strange)) continue;
    assert.equal(sayReading(readReply(strange, CONTEXTS[proposed])), '?', strange);
  }
});
