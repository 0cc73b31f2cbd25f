export type { Outcome, Rules, Side } from '../core/rules.ts';
export { winnerOnTime } from '../core/standing.ts';
