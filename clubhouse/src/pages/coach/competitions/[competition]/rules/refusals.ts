import type { Words } from '../../../../../messages/en.ts';

/** Which field says what the league has refused. */
const FIELDS: readonly (readonly [pointer: string, field: string])[] = [
  ['/format/bestOf', 'bestOf'],
  ['/format/draws', 'draws'],
  ['/format/unfinished', 'unfinished'],
  ['/format/finalSet', 'finalKind'],
  ['/format/set', 'setKind'],
  ['/points/byResult', 'byResult'],
  ['/points/draw', 'draw'],
  ['/points/bonus', 'straightSets'],
  ['/walkover/games', 'walkoverGames'],
];

/** Values that contradict each other, as the league says, each beside its field (CRUL-4). */
export function contradictions(
  errors: readonly { readonly pointer: string }[],
  { faults: say }: Words['rules'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.map(({ pointer }) => [fieldOf(pointer), say.contradicts]));
}

function fieldOf(pointer: string): string {
  const rank = /^\/ranking\/(\d+)/.exec(pointer)?.[1];
  if (rank !== undefined) return `rank-${Number(rank) + 1}`;
  return FIELDS.find(([start]) => pointer.startsWith(start))?.[1] ?? 'setKind';
}
