import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { movements, type Neighbours } from '../../ledger/rules/movement.ts';
import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import { rankLoosely } from './rank-loosely.ts';
import type { TallyRange } from './tally-range.ts';

/** How many go up and down, by the sizes alone. */
export interface Movers {
  readonly up: number;
  readonly down: number;
}

export function moversOf(
  places: Neighbours & { readonly rules: CompetitionRules },
  ids: readonly Id<'entry'>[],
): Movers {
  const ways = [...movements(places, ids, ids.length).values()];
  const count = (way: 'promotion' | 'relegation') => ways.filter((one) => one === way).length;
  return { up: count('promotion'), down: count('relegation') };
}

/** What may become of an entry, and with whom it may be level or in any order. */
export interface LooseFates {
  readonly fates: ReadonlySet<Fate>;
  readonly near: readonly TallyRange[];
}

/** Nothing that can become of the entry is missing; some may be there that cannot (OUT-3). */
export function possibleFates(
  rules: CompetitionRules,
  movers: Movers,
  ranges: readonly TallyRange[],
  id: Id<'entry'>,
): LooseFates {
  const own = ranges.find((one) => one.id === id);
  if (own === undefined || own.isRanked === false) return { fates: new Set(['stay']), near: [] };
  const tiers = rankLoosely(
    rules,
    ranges.filter(({ isRanked }) => isRanked !== false),
  );
  const tier = tiers.findIndex((members) => members.includes(own));
  const beside = (tiers[tier] ?? []).filter((one) => one !== own);
  const above = countOf(tiers.slice(0, tier).flat());
  const below = countOf(tiers.slice(tier + 1).flat());
  const level = countOf(beside);
  const most = { above: above.most + level.most, below: below.most + level.most };
  const sure = above.least + below.least + level.least;
  const all = above.most + below.most + level.most;
  const fates = new Set<Fate>();
  // Places count from the top; who is not among the first goes down or stays by who is below.
  if (above.least < movers.up) fates.add('up');
  const isOutOfTop = most.above >= movers.up;
  if (isOutOfTop && below.least < movers.down && most.above > sure - movers.down) fates.add('down');
  const highest = Math.max(above.least, movers.up);
  const lowest = Math.min(most.above, all - movers.down);
  if (own.isRanked === null || (highest <= lowest && most.below >= movers.down)) fates.add('stay');
  return { fates, near: tiers[tier] ?? [] };
}

function countOf(members: readonly TallyRange[]): {
  readonly least: number;
  readonly most: number;
} {
  const least = members.filter(({ isRanked }) => isRanked === true).length;
  return { least, most: members.length };
}
