import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { EXAMPLE_FORMAT } from '../../test/example-format.ts';
import type { ReplyContext } from './reading.ts';
import { readReply } from './read-reply.ts';

/** A Saturday. */
const TODAY = '2026-11-28';
const CONTEXT: ReplyContext = {
  format: EXAMPLE_FORMAT,
  opponents: ['Ruth Abel'],
  proposed: [],
  today: TODAY,
};
const PROPOSED: ReplyContext = {
  ...CONTEXT,
  proposed: [
    { date: '2026-11-29', time: '10:00' },
    { date: '2026-12-02', time: '18:30' },
  ],
};

function read(text: string, context = CONTEXT): string {
  const reading = readReply(text, context);
  if (reading.kind !== 'proposal') return reading.kind;
  return reading.times.map(({ date, time }) => `${date.slice(5)} ${time}`).join(', ');
}

const PROPOSALS: readonly (readonly [string, string])[] = [
  ['Tuesday 18:00 or Thursday 19:30?', '12-01 18:00, 12-03 19:30'],
  ['Tuesday 18:00, Wednesday 19:30, Friday 7 pm?', '12-01 18:00, 12-02 19:30, 12-04 19:00'],
  ['How about Tuesday at 6pm?', '12-01 18:00'],
  ['Hi Ruth,\n\nhow about Tuesday at 6 pm?\n\nCheers', '12-01 18:00'],
  ['Ruth, can you do Tuesday 18:00?', '12-01 18:00'],
  ['I can do Tuesday 18:00 or 19:30', '12-01 18:00, 12-01 19:30'],
  ['We could play on Friday at 18:00', '12-04 18:00'],
  ['I propose Tuesday, 1 December, 18:00', '12-01 18:00'],
  ['1.12. 18:00 oder 3.12. 19:30?', '12-01 18:00, 12-03 19:30'],
  ['Dienstag 18:00 oder Donnerstag 19:30?', '12-01 18:00, 12-03 19:30'],
  ['Wie wäre es am Dienstag um 18 Uhr?', '12-01 18:00'],
  ['Kannst du Di 18:00?', '12-01 18:00'],
  ['Ich könnte am 28.12. um 10:30', '12-28 10:30'],
  ['Ich schlage Dienstag 18 Uhr vor', '12-01 18:00'],
  ['Noch nicht gespielt. Geht Dienstag 18:00?', '12-01 18:00'],
  ['28.11. 18:00?', '11-28 18:00'],
  ['Sunday 09:00?', '11-29 09:00'],
  ['Friday 12:30 pm?', '12-04 12:30'],
  ['Friday 12 am?', '12-04 00:00'],
];
for (const [text, times] of PROPOSALS) {
  test(`REPLY-30: ${JSON.stringify(text)} proposes ${times}`, () =>
    assert.equal(read(text), times));
}

const NONE: readonly (readonly [string, string])[] = [
  ['Tuesday 18:00', 'neither asked nor offered'],
  ['Saturday 18:00?', 'today, or in a week'],
  ['Tuesday 6:30?', 'in the morning, or in the evening'],
  ['Um 7 Uhr am Dienstag?', 'no day before it, and half of the clock'],
  ['Tuesday?', 'no time of the clock'],
  ['18:00?', 'no day'],
  ['Tuesday evening?', 'no time of the clock'],
  ['Tuesday 18:00 or Thursday?', 'a day without a time'],
  ['Tuesday or Thursday 18:00?', 'a day without a time'],
  ['Tuesday 18:00 to 20:00?', 'from one to another'],
  ['Tuesday 18:00 – 20:00?', 'from one to another'],
  ['Tuesday 6 pm-8 pm?', 'from one to another'],
  ['Tuesday 18:00 - 20:00?', 'from one to another'],
  ['Tuesday after 18:00?', 'later'],
  ['Dienstag vor 18:00?', 'earlier'],
  ['Tuesday 18:00 or any other day?', 'a word that is not known'],
  ['Tuesday 18:00 or not?', 'a word that is not known'],
  ["I can't do Tuesday 18:00", 'the contrary'],
  ['Next Tuesday 18:00?', 'this one, or the one after'],
  ['Tuesday 2 December 18:00?', 'a day that there is not'],
  ['30.2. 18:00?', 'a day that there is not'],
  ['Tuesday 25:00?', 'a time that there is not'],
  ['Tuesday 13 pm?', 'a time that there is not'],
  ['Tuesday 18:00 or Tuesday 6 pm?', 'the same twice'],
  ['Mon 18:00, Tue 18:00, Wed 18:00, Thu 18:00?', 'more than three'],
  ['Do we play Tuesday 18:00?', 'asks what was arranged'],
  ['Spielen wir Dienstag 18:00?', 'asks what was arranged'],
  ['Did we play Tuesday 18:00?', 'asks what was'],
  ['I won 6-4 6-3. Tuesday 18:00?', 'a result as well'],
  ['Anna, Tuesday 18:00?', 'somebody unknown'],
];
for (const [text, why] of NONE) {
  test(`REPLY-30: ${JSON.stringify(text)} proposes nothing: ${why}`, () => {
    assert.ok(['not_understood', 'not_played'].includes(read(text)), read(text));
  });
}

test('REPLY-30: times from the other side are replaced by new ones and not asked about again', () => {
  assert.equal(read('None of them. How about Tuesday 18:00?', PROPOSED), '12-01 18:00');
  assert.equal(read('Wednesday 18:30?', PROPOSED), 'not_understood');
  assert.equal(read('Tuesday 18:00 or Wednesday 18:30?', PROPOSED), 'not_understood');
  assert.equal(read('I can do Wednesday 18:30', PROPOSED), 'time');
});

test('REPLY-30: up to three times are proposed, and a fourth is too many', () => {
  const of = (days: readonly string[]) => days.map((day) => `${day} 18:00`).join(', ');
  assert.match(read(`${of(['Mon', 'Tue', 'Wed'])}?`), /^11-30.*12-01.*12-02/);
  assert.equal(read(`${of(['Mon', 'Tue', 'Wed', 'Thu'])}?`), 'not_understood');
});

test('REPLY-30: nothing is proposed without a day to count from', () => {
  const { today, ...context } = CONTEXT;
  assert.equal(read('Tuesday 18:00?', context), 'not_understood');
  assert.equal(today, TODAY);
});

const DAYS = ['Monday', 'Di', 'Mittwoch', 'Thu', 'Freitag', 'Sunday', '3.12.', '5 December'];
const CLOCKS = ['18:00', '7 pm', '19 Uhr', '09:30'];
const STRANGE = [
  'not',
  'nicht',
  'before',
  'after',
  'ab',
  'bis',
  'maybe-not',
  '6-4',
  'xyzzy',
  'won',
];

test('REPLY-30: an unknown word anywhere means that the text is not a proposal', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...CLOCKS)), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom(...STRANGE),
      fc.nat(),
      (times, strange, place) => {
        const words = times
          .map(([day, clock]) => `${day} ${clock}`)
          .join(' or ')
          .split(' ');
        words.splice(place % (words.length + 1), 0, strange);
        assert.doesNotMatch(read(`${words.join(' ')}?`), /:/, words.join(' '));
      },
    ),
    { numRuns: chooseCaseCount(1000) },
  );
});
