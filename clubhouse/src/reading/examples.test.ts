import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chooseCases } from 'test-kit/cases';
import { getWords } from '../messages/language.ts';
import type { Format } from '../score/format.ts';
import { readLine } from '../score/line.ts';
import { pickExamples, makeReplyExamples, findResultExample } from './examples.ts';
import { readMeaning } from './meant-matches.ts';
import type { ReplyContext } from './reading.ts';
import { readReply } from './read-reply.ts';

const DAY_MS = 86_400_000;
const LANGUAGES = ['en', 'de'] as const;
const CLOCKS = ['09:00', '10:10', '11:09', '12:00', '18:30', '19:15', '21:19'];
const ABOUT = { own: ['Tom Kraus'], opponents: ['Anna Berg'] };

/** The API's example presets, which a coach may choose. */
const PRESETS: readonly { readonly id: string; readonly rules: { readonly format: Format } }[] =
  JSON.parse(readFileSync(new URL('../../../league/openapi.json', import.meta.url), 'utf8')).paths[
    '/v1/rule-presets'
  ].get.responses['200'].content['application/json'].example.data;

function dayOf(index: number): string {
  return new Date(Date.parse('2027-01-01T00:00:00Z') + index * DAY_MS).toISOString().slice(0, 10);
}

/** The quoted parts of a sentence. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/[“„]([^“”„]+)[”“]/g)].map(([, words]) => words ?? '');
}

for (const { id, rules } of PRESETS) {
  for (const language of LANGUAGES) {
    test(`REPLY-34: under ${id} every example of a result in ${language} is read as one, word for word`, () => {
      const { examples: say, line, notUnderstood } = getWords(language).replyLetters;
      const context = { ...ABOUT, format: rules.format, proposed: [], today: '2026-11-28' };
      const { won, lost, pick, decline } = makeReplyExamples(context, say, null);
      assert.ok(won !== null && lost !== null, `${won} ${lost}`);
      assert.deepEqual([pick, decline], [null, null]);
      const sentences = [
        line.result(won),
        notUnderstood.howResult(won, lost, say.notPlayed),
        line.several(findResultExample([{ opponents: ['Anna Berg'], format: rules.format }], say)),
      ];
      for (const words of sentences.flatMap(quotedIn)) {
        const { kind } = readReply(words, context);
        assert.equal(kind, words === say.notPlayed ? 'not_played' : 'result', words);
      }
      const both = [
        { opponents: ['Anna Berg'], format: rules.format },
        { opponents: ['Bo Park', 'Cy Ek'], format: rules.format },
      ];
      const candidates = both.map(({ opponents }) => ({
        context: { ...context, opponents },
        isDecided: false,
      }));
      const [words = ''] = quotedIn(line.several(findResultExample(both, say)));
      const meaning = readMeaning(words, candidates, false);
      assert.ok(meaning.kind === 'certain' && meaning.reading.kind === 'result', words);
    });
  }
}

for (const { id, rules } of PRESETS) {
  for (const language of LANGUAGES) {
    test(`REPLY-34, RPT-6: under ${id} page, email and chat accept everything the page suggests in ${language}`, () => {
      const { report } = getWords(language);
      const { format } = rules;
      const context = { ...ABOUT, format, proposed: [], today: '2026-11-28' };
      const hints = report.lineHint(format).split(' · ');
      assert.ok(hints.length >= 2);
      for (const [index, words] of hints.entries()) {
        const onPage = readLine(words, format);
        assert.ok(onPage.kind === 'result', words);
        const reply = readReply(words, context);
        // The order of a draw's figures leads to a question, unless a page shows the reading.
        const read = reply.kind === 'which_result' ? reply.entries[0] : null;
        if (onPage.entry.winner === null && read !== null) assert.deepEqual(read, onPage.entry);
        else assert.deepEqual(reply, onPage, words);
        const said = ['me', 'them'][index];
        if (said !== undefined) assert.equal(onPage.entry.winner, said, words);
      }
      for (const sentence of [
        report.faults.lineSetsAlone(format),
        report.faults.lineUnclear('?', format),
      ]) {
        const [score = ''] = /\d+[-:]\d+(?: \d+[-:]\d+)*/.exec(sentence) ?? [];
        assert.equal(readLine(score, format).kind, 'result', sentence);
      }
    });
  }
}

for (const language of LANGUAGES) {
  test(`REPLY-34: every example of a time in ${language} is read as intended, on every day of a year`, () => {
    const {
      examples: say,
      line,
      notUnderstood,
      declined,
      notPlayed,
    } = getWords(language).replyLetters;
    const formats = [
      ...new Map(PRESETS.map(({ rules }) => [JSON.stringify(rules.format), rules.format])).values(),
    ];
    for (const index of chooseCases(Array.from({ length: 366 }, (_, day) => day))) {
      const clock = CLOCKS[index % CLOCKS.length] ?? '';
      const later = CLOCKS[(index + 3) % CLOCKS.length] ?? '';
      const day = dayOf(index);
      const proposals = [
        [{ date: day, time: clock }],
        [
          { date: day, time: clock },
          { date: dayOf(index + 1), time: later },
        ],
        [
          { date: day, time: clock },
          { date: day, time: later },
        ],
        [
          { date: day, time: clock },
          { date: dayOf(index + 7), time: clock },
          { date: dayOf(index + 9), time: later },
        ],
      ];
      const format = formats[index % formats.length];
      assert.ok(format);
      // Each day alone, and together with another one.
      for (const proposed of [proposals[0] ?? [], proposals[1 + (index % 3)] ?? []]) {
        for (const ago of [index % 2 === 0 ? 1 : 5]) {
          const today = dayOf(index - ago);
          const context: ReplyContext = { ...ABOUT, format, proposed, today };
          const { pick, decline, propose } = makeReplyExamples(context, say, null);
          assert.ok(
            pick !== null && decline !== null && propose !== null,
            `${day}: ${pick} ${decline} ${propose}`,
          );
          const told = pickExamples({ ...ABOUT, proposed }, say);
          const sentences = [
            line.times(told.pick, told.decline),
            notUnderstood.howTimes(pick, decline),
          ];
          for (const sentence of sentences) {
            const [first = '', second = ''] = quotedIn(sentence);
            const reading = readReply(first, context);
            assert.deepEqual(
              reading,
              { kind: 'time', index: proposed.length - 1 },
              `${day} ${first}`,
            );
            assert.equal(readReply(second, context).kind, 'decline', second);
          }
          for (const sentence of [declined.byMail(propose), notPlayed.byMail(propose)])
            for (const words of quotedIn(sentence))
              assert.equal(readReply(words, context).kind, 'proposal', `${day}: ${words}`);
        }
      }
    }
  });
}

test('REPLY-34: no times are suggested after the last day for reports', () => {
  const { examples: say } = getWords('en').replyLetters;
  const [preset] = PRESETS;
  assert.ok(preset);
  const context = { ...ABOUT, format: preset.rules.format, proposed: [], today: '2026-11-28' };
  const propose = (deadline: string) => makeReplyExamples(context, say, deadline).propose;
  assert.equal(propose('2026-11-28'), null);
  assert.equal(propose('2026-11-29'), '29 November at 19:30?');
  assert.equal(propose('2026-11-30'), '29 November at 18:00 or 30 November at 19:30?');
});
