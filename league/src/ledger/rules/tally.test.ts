import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { division } from '../../../test/fixtures/division-arbitrary.ts';
import type { LedgerResult } from './ledger.ts';
import { countPlayed, countMinimumMatches, tallyMatches } from './tally.ts';

/** A seed that failed once stays: `FC_SEED=… npm test -- unit` runs it again. */
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(1500);

test(`PRG-1, STA-3, STA-7: matches are counted as in the table, without reading scores (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, ({ rules, entries, matches }) => {
      const counts = tallyMatches(rules, entries, matches, false).map(
        ({ entry, played, fixtures }) => ({
          entry,
          played,
          minimum: countMinimumMatches(rules, fixtures),
        }),
      );
      const unread = matches.map(({ sides, result }) => ({
        sides,
        result: result && withoutScore(result),
      }));
      assert.deepEqual(countPlayed(rules, entries, unread), counts);
    }),
    { seed, numRuns },
  );
});

function withoutScore({ score: _, ...result }: LedgerResult): LedgerResult {
  return {
    ...result,
    get score(): never {
      throw new Error('a score is read');
    },
  };
}
