import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeRules } from '../../competitions/rules/competition-rules.ts';
import { RULE_PRESETS } from '../../competitions/rules/presets.ts';
import { checkResult, findWinningSide } from '../../results/rules/claim.ts';
import { Refusal } from '../../shared/refusal.ts';
import { readWinnersScore } from '../../../test/fixtures/score-text.ts';
import fixture from '../../../test/fixtures/round-robin-groups.json' with { type: 'json' };
import type { LedgerMatch } from './ledger.ts';
import { makeStandingsTable } from './table.ts';
import { asId } from '../../../test/fixtures/typed.ts';

type FixtureGroup = (typeof fixture.groups)[number];

function rulesOf(group: FixtureGroup) {
  const tour = RULE_PRESETS.find((preset) => preset.id === 'tour_finals');
  assert.ok(tour);
  const bestOf = group.matches[0]?.bestOf === 5 ? 5 : 3;
  const short = group.shortSets ? { set: { games: 4, tiebreak: { at: 3 } } } : {};
  return changeRules(tour.rules, { format: { bestOf, ...short } });
}

for (const group of fixture.groups) {
  test(`STA-8: the ${group.event} of ${group.year} end as they officially did`, () => {
    const rules = rulesOf(group);
    const matches = group.matches.map(({ winner, loser, outcome, score }): LedgerMatch => {
      const said = checkResult(rules, {
        outcome: outcome === 'retired' ? 'retired' : 'completed',
        score: readWinnersScore(score),
        retiredSide: outcome === 'retired' ? 1 : null,
      });
      assert.ok(!(said instanceof Refusal), score);
      return {
        sides: [asId(winner), asId(loser)],
        result: { ...said, winningSide: findWinningSide(rules.format, said) },
      };
    });
    const rows = makeStandingsTable({
      rules,
      entries: group.players.map((name) => ({
        id: asId(name),
        label: name,
        withdrawn: false,
        startingPlace: null,
      })),
      matches,
      decisions: [],
      final: true,
      up: [],
      down: [],
    });
    const top = rows.filter((row) => row.rank !== null && row.rank <= 2).map((row) => row.entryId);
    assert.deepEqual(top.toSorted(), group.advanced.toSorted());
  });
}
