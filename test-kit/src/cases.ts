import process from 'node:process';

/** A fifth of `count` in the quick tier of `npm test`; `FC_RUNS` overrides it everywhere. */
export function caseCount(count: number): number {
  const { FC_RUNS, TEST_TIER } = process.env;
  if (FC_RUNS !== undefined) return Number(FC_RUNS);
  return TEST_TIER === 'quick' ? Math.ceil(count / 5) : count;
}
