import type { Rules } from './rules.ts';
import type { Setup } from './saved-game.ts';

/** The rules with the host's start; a guest who does not know the setup yet has the plain rules. */
export function chooseRulesForSetup<P>(rules: Rules<P>, setup: Setup | null): Rules<P> {
  return (setup === null ? null : rules.begin?.(setup.options)) ?? rules;
}

/** Whether a host's setup is playable and unchanged (FRC-5); `known` is null before the first. */
export function isSameBeginning<P>(rules: Rules<P>, known: Setup | null, said: Setup): boolean {
  if (rules.begin === undefined) return true;
  const begun = rules.begin(said.options);
  return begun !== null && (known === null || begun === rules.begin(known.options));
}
