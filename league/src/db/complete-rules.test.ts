import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { asStored } from '../../test/fixtures/old-rules.ts';
import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
  type RulesChanges,
} from '../competitions/rules/competition-rules.ts';
import { RULE_PRESETS } from '../competitions/rules/presets.ts';
import { addLaterRules, completeStoppedMatches, completeTiers } from './complete-rules.ts';

const path = new URL('../../../docs/conformance/tables.json', import.meta.url);
const { cases }: { cases: { rules: RulesChanges }[] } = JSON.parse(readFileSync(path, 'utf8'));

/** The rules of the corpus's tables and of the presets. */
const RULES: readonly CompetitionRules[] = [
  ...cases.map(({ rules }) => changeRules(DEFAULT_RULES, rules)),
  ...RULE_PRESETS.map(({ rules }) => rules),
];

/** Whether the rules lack all later members. */
function isOld(rules: CompetitionRules): boolean {
  const { format, points, walkover, headToHead } = DEFAULT_RULES;
  const old = changeRules(rules, {
    format: { draws: format.draws, unfinished: format.unfinished, playAll: format.playAll },
    points: { draw: points.draw, byResult: points.byResult },
    walkover: { games: walkover.games },
    headToHead,
  });
  return JSON.stringify(old) === JSON.stringify(rules);
}

test('RUL-1: previously stored rules are completed to those of the corpora', () => {
  const old = RULES.filter(isOld);
  assert.ok(old.length >= 30, String(old.length));
  for (const rules of old) {
    const stored = asStored(rules);
    assert.notDeepEqual(stored, rules);
    assert.deepEqual(addLaterRules(stored as never), rules);
  }
});

test('RUL-1: existing values in rules are kept', () => {
  for (const rules of RULES) assert.deepEqual(addLaterRules(rules), rules);
});

test('RUL-1: rules without settings for unfinished sets and retirements keep their tables', () => {
  for (const rules of RULES) {
    assert.deepEqual(completeStoppedMatches(rules), rules);
    const { unfinishedSet, ...format } = rules.format;
    const { retiredLoss, ...points } = rules.points;
    const { games, ...retirement } = rules.retirement;
    if (unfinishedSet !== null || retiredLoss !== null || games !== 'as_played') continue;
    assert.deepEqual(completeStoppedMatches({ ...rules, format, points, retirement }), rules);
  }
});

test('RUL-1: rules from before parallel boxes have none, and those that have them keep them', () => {
  for (const rules of RULES) {
    const { tiers: _, ...movement } = rules.movement;
    assert.deepEqual(completeTiers({ ...rules, movement }), {
      ...rules,
      movement: { ...movement, tiers: null },
    });
    const parallel = { ...rules, movement: { ...movement, tiers: [[1], [2, 3]] } };
    assert.deepEqual(completeTiers(parallel), parallel);
  }
});
