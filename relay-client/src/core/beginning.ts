import type { Rules } from './rules.ts';
import type { Setup } from './saved-game.ts';

/** The rules from where the game of that setup begins; a guest who was not told yet has the rules as they are. */
export function rulesFor<P>(rules: Rules<P>, setup: Setup | null): Rules<P> {
  return (setup === null ? null : rules.begin?.(setup.options)) ?? rules;
}

/**
 * Whether what a host says of its game can be played, and is what it said before (FRC-5).
 * @param known null: nothing was said yet
 */
export function isSameBeginning<P>(rules: Rules<P>, known: Setup | null, said: Setup): boolean {
  if (rules.begin === undefined) return true;
  const begun = rules.begin(said.options);
  return begun !== null && (known === null || begun === rules.begin(known.options));
}
