import { makeMembersKey } from '../../entries/rules/pair.ts';
import type { Plan } from './plan-types.ts';

/** Maps starting places by `makeMembersKey`, counted over all divisions from the top (TIE-7). */
export function mapStartingPlaces({ divisions }: Plan): ReadonlyMap<string, number> {
  const places = divisions.flatMap((division) => division.places);
  return new Map(
    places.map(({ members }, index) => [makeMembersKey(members.map(({ id }) => id)), index + 1]),
  );
}
