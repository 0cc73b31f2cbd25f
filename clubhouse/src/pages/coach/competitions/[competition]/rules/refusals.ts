import type { Refusal } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import type { Words } from '../../../../../messages/en.ts';

/** Which field says what the league has refused. */
const FIELDS: readonly (readonly [pointer: string, field: string])[] = [
  ['/format/bestOf', 'bestOf'],
  ['/format/draws', 'draws'],
  ['/format/unfinishedSet', 'unfinishedLead'],
  ['/format/unfinished', 'unfinished'],
  ['/format/finalSet', 'finalKind'],
  ['/format/set', 'setKind'],
  ['/points/byResult', 'byResult'],
  ['/points/draw', 'draw'],
  ['/points/retiredLoss', 'retiredLoss'],
  ['/points/setWon', 'setWon'],
  ['/points/bonus', 'straightSets'],
  ['/retirement/games', 'retirementGames'],
  ['/walkover/games', 'walkoverGames'],
];

/** What is wrong with fields, by their names. */
export type FieldFaults = Readonly<Record<string, string>>;

/**
 * Values that contradict each other, each beside its field (CRUL-4); null where the league refused
 * for something else.
 */
export function contradictionsIn(
  { status, problem }: Refusal<Api<'Problem'>>,
  { faults: say }: Words['rules'],
): FieldFaults | null {
  const { errors = [] } = problem;
  if (status !== 400 || errors.length === 0) return null;
  return Object.fromEntries(errors.map(({ pointer }) => [fieldOf(pointer), say.contradicts]));
}

/** @param given from the rules themselves, or from the competition that has them */
function fieldOf(given: string): string {
  const pointer = given.replace(/^\/rules(?=\/)/, '');
  const rank = /^\/ranking\/(\d+)/.exec(pointer)?.[1];
  if (rank !== undefined) return `rank-${Number(rank) + 1}`;
  return FIELDS.find(([start]) => pointer.startsWith(start))?.[1] ?? 'setKind';
}
