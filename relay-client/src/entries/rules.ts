export type { Outcome, Rules, Side } from '../core/rules.ts';
export { findWinnerOnTime } from '../core/standing.ts';
export { BEGUN_PLIES } from '../core/history.ts';
