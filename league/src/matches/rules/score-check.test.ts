import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  changeRules,
  DEFAULT_RULES,
  type RulesChanges,
} from '../../competitions/rules/competition-rules.ts';
import { readScore } from '../../../test/fixtures/score-text.ts';
import { formatScore } from '../../shared/score.ts';
import { dropUnfinished, normaliseScore, findScoreProblems } from './score-check.ts';

interface ScoreCase {
  readonly format: RulesChanges['format'];
  readonly outcome: 'completed' | 'retired';
  readonly score: string;
  readonly possible: boolean;
}

const corpus = JSON.parse(
  readFileSync(new URL('../../../../docs/conformance/scores.json', import.meta.url), 'utf8'),
) as {
  groups: {
    about: string;
    format: ScoreCase['format'];
    cases: [string, ScoreCase['outcome'], boolean][];
  }[];
};

for (const { about, format, cases } of corpus.groups) {
  test(`SCO-1, SCO-2, SCO-3, SCO-4, SCO-5, SCO-7, SCO-8, SCO-10, SCO-11, SCO-12: ${about}`, () => {
    const rules = changeRules(DEFAULT_RULES, { format }).format;
    for (const [text, outcome, possible] of cases) {
      const normal = normaliseScore(rules, readScore(text));
      const said = outcome === 'completed' ? dropUnfinished(rules, normal) : normal;
      const problems = findScoreProblems(rules, outcome, said);
      assert.equal(
        problems.length === 0,
        possible,
        `${text} ${outcome}: ${JSON.stringify(problems)}`,
      );
    }
  });
}

test('SCO-1: a problem points at the impossible set', () => {
  const problems = findScoreProblems(DEFAULT_RULES.format, 'completed', readScore('6-4 6-5 6-4'));
  assert.deepEqual(problems, [
    {
      pointer: '/score/sets/1',
      message: 'cannot end 6-5',
      code: 'set_cannot_end',
      params: { games: [6, 5] },
    },
  ]);
});

test('SCO-6: an empty set at the end is dropped, but not after the match is over', () => {
  const { format } = DEFAULT_RULES;
  const normal = (text: string) => formatScore(normaliseScore(format, readScore(text)));
  assert.equal(normal('6-4 0-0'), '6-4');
  assert.equal(normal('6-4 0-0 0-0'), '6-4');
  assert.equal(normal('0-0'), '0-0');
  assert.equal(normal('6-4 6-3 0-0'), '6-4 6-3 0-0');
});

test('SCO-5: every prefix of a completed match is a possible retirement', () => {
  const { format } = DEFAULT_RULES;
  const sets = ['6-0', '6-4', '7-5', '7-6(7-3)', '0-6', '3-6', '5-7', '6-7(5-7)'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sets), { minLength: 1, maxLength: 3 }), (played) => {
      const score = readScore(played.join(' '));
      fc.pre(findScoreProblems(format, 'completed', score).length === 0);
      const begun = { sets: score.sets.slice(0, -1) };
      assert.deepEqual(findScoreProblems(format, 'retired', begun), []);
      assert.notDeepEqual(findScoreProblems(format, 'retired', score), []);
      assert.notDeepEqual(findScoreProblems(format, 'completed', begun), []);
    }),
  );
});

test('SCO-7, SCO-8: a level set and a wrong number of games give different problems', () => {
  const messageOf = (format: RulesChanges['format'], text: string) => {
    const rules = changeRules(DEFAULT_RULES, { format }).format;
    return findScoreProblems(rules, 'completed', readScore(text))[0]?.message;
  };
  const twelve = { bestOf: 1, set: { total: 12 } } as const;
  assert.equal(messageOf(twelve, '7-6'), 'has 13 games, but sets here have exactly 12');
  assert.equal(messageOf(twelve, '6-6'), 'cannot end level at 6-6: a side must have more');
  const timed = { bestOf: 1, set: { timed: true } } as const;
  assert.equal(messageOf(timed, '4-4'), 'cannot end level at 4-4: a side must have more');
});
