import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Id } from '../../shared/ids.ts';

export type Movement = 'promotion' | 'relegation';

interface Places {
  readonly rules: CompetitionRules;
  readonly canPromote: boolean;
  readonly canRelegate: boolean;
}

/**
 * Who goes up and who goes down, given the ranked from the top (STA-10). At most half of a
 * division of `size` entries, rounded down, moves either way; where too few are ranked for both,
 * promotion comes first, so that nobody does both.
 */
export function movements(
  places: Places,
  order: readonly Id<'entry'>[],
  size: number,
): Map<Id<'entry'>, Movement> {
  const { promoted, relegated } = places.rules.movement;
  const half = Math.floor(size / 2);
  const up = places.canPromote ? Math.min(promoted, half, order.length) : 0;
  const down = places.canRelegate ? Math.min(relegated, half, order.length - up) : 0;
  const moving = new Map<Id<'entry'>, Movement>();
  for (const id of order.slice(0, up)) moving.set(id, 'promotion');
  for (const id of order.slice(order.length - down)) moving.set(id, 'relegation');
  return moving;
}
