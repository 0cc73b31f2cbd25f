import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';

export type Movement = 'promotion' | 'relegation';

interface Places {
  readonly rules: CompetitionRules;
  readonly canPromote: boolean;
  readonly canRelegate: boolean;
}

/**
 * Who goes up and who goes down, given the order from the top (STA-10). In a division of n at
 * most half of n, rounded down, move either way, so that nobody does both.
 */
export function movements(places: Places, order: readonly string[]): Map<string, Movement> {
  const { promoted, relegated } = places.rules.movement;
  const half = Math.floor(order.length / 2);
  const up = places.canPromote ? Math.min(promoted, half) : 0;
  const down = places.canRelegate ? Math.min(relegated, half) : 0;
  const moving = new Map<string, Movement>();
  for (const id of order.slice(0, up)) moving.set(id, 'promotion');
  for (const id of order.slice(order.length - down)) moving.set(id, 'relegation');
  return moving;
}
