import process from 'node:process';

/** A fifth of `count` in the quick tier of `npm test`; `FC_RUNS` overrides it everywhere. */
export function chooseCaseCount(count: number): number {
  const { FC_RUNS, TEST_TIER } = process.env;
  if (FC_RUNS !== undefined) return Number(FC_RUNS);
  return TEST_TIER === 'quick' ? Math.ceil(count / 5) : count;
}

/**
 * All cases, or about a fifth in the quick tier of `npm test`.
 * @param turn which share, so that a loop around it misses none
 */
export function chooseCases<T>(all: readonly T[], turn = 0): readonly T[] {
  const share = Math.ceil(all.length / chooseCaseCount(all.length));
  return all.filter((_, index) => (index + turn) % share === 0);
}
