export type { Outcome, Rules, Side } from '../core/rules.ts';
export { findWinnerOnTime as winnerOnTime } from '../core/standing.ts';
export { BEGUN_PLIES } from '../core/history.ts';
