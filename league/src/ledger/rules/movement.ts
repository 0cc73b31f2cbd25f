import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Id } from '../../shared/ids.ts';

export type Movement = 'promotion' | 'relegation';

/** Number of entries that have not withdrawn in the neighbouring divisions; null without one. */
export interface Neighbours {
  readonly above: number | null;
  readonly below: number | null;
}

interface Places extends Neighbours {
  readonly rules: Pick<CompetitionRules, 'movement'>;
}

/**
 * Decides who goes up and down, given the ranked entries from the top (STA-10). The sizes on both
 * sides of a line say how many. If too few are ranked for both directions, promotion comes first,
 * so that nobody does both.
 * @param size number of entries that have not withdrawn
 */
export function movements(
  { rules, above, below }: Places,
  order: readonly Id<'entry'>[],
  size: number,
): Map<Id<'entry'>, Movement> {
  const across = (upper: number | null, lower: number | null) =>
    upper === null || lower === null ? NOBODY : acrossLine(rules, upper, lower);
  const up = Math.min(across(above, size).up, order.length);
  const down = Math.min(across(size, below).down, order.length - up);
  const moving = new Map<Id<'entry'>, Movement>();
  for (const id of order.slice(0, up)) moving.set(id, 'promotion');
  for (const id of order.slice(order.length - down)) moving.set(id, 'relegation');
  return moving;
}

const NOBODY = { up: 0, down: 0 };

/**
 * How many go up and down between two divisions of these sizes: at most half of each, rounded down.
 * If the rules have the same number for both directions, as many go down as up, so that sizes stay
 * equal.
 */
function acrossLine(
  { movement: { promoted, relegated } }: Places['rules'],
  upper: number,
  lower: number,
): { readonly up: number; readonly down: number } {
  const up = Math.min(promoted, Math.floor(lower / 2));
  const down = Math.min(relegated, Math.floor(upper / 2));
  if (promoted !== relegated) return { up, down };
  const both = Math.min(up, down);
  return { up: both, down: both };
}
