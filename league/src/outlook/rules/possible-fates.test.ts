import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dice, outlookCase } from '../../../test/fixtures/outlook-case.ts';
import type { LedgerMatch } from '../../ledger/rules/ledger.ts';
import { type EndingSet, endingSet } from './ending-set.ts';
import { fatesIn } from './final-fates.ts';
import { moversOf, possibleFates } from './possible-fates.ts';
import { OpenTallies } from './tally-range.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = Number(process.env['FC_RUNS'] ?? 1500);

test(`OUT-3: no bound leaves out what one of the ways to end does (seed ${seed})`, () => {
  for (let index = 0; index < runs; index++) checkBounds(seed + index);
});

/** Of each open match some ways to end are allowed, and one of these is taken. */
function checkBounds(caseSeed: number): void {
  const { division } = outlookCase(caseSeed, 1);
  const dice = new Dice(caseSeed);
  const { rules, open } = division;
  const tallies = new OpenTallies(division);
  const ends = open.map(() => partOf(endingSet(rules), dice));
  const ranges = tallies.rangesWith(ends);
  const results = new Map(
    open.map((match, at) => [match, dice.pick(ends[at]?.endings ?? []).result]),
  );
  const matches = division.matches.map((match): LedgerMatch => {
    return { ...match, result: results.get(match) ?? match.result };
  });
  const movers = moversOf(division, [...tallies.points.keys()]);
  for (const [id, fates] of fatesIn(division, matches)) {
    const bounds = possibleFates(rules, movers, ranges, id).fates;
    const text = JSON.stringify({ caseSeed, id, fates: [...fates], bounds: [...bounds] });
    assert.ok(fates.isSubsetOf(bounds), text);
  }
}

function partOf(set: EndingSet, dice: Dice): EndingSet {
  return set.parts.length === 0 || dice.below(4) === 0 ? set : partOf(dice.pick(set.parts), dice);
}
