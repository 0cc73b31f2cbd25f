import process from 'node:process';

/**
 * How many cases a property test draws: so many, and a fifth in the quick tier of `npm test`.
 * `FC_RUNS` names another number for all.
 */
export function cases(count: number): number {
  const { FC_RUNS, TEST_TIER } = process.env;
  if (FC_RUNS !== undefined) return Number(FC_RUNS);
  return TEST_TIER === 'quick' ? Math.ceil(count / 5) : count;
}
