import type { Api } from '../api/client.ts';
import type { Words } from '../messages/en.ts';

type MovedRow = Pick<Api<'StandingsRow'>, 'movement' | 'movement_to'>;

/** Says where a row would move, with the box if there are parallel ones; null if it stays. */
export function describeMovement(
  { movement, movement_to: to }: MovedRow,
  { tables }: Words,
  voice: 'would' | 'final' | 'you',
): string | null {
  if (movement === null) return null;
  const say = {
    would: [tables.up, tables.upTo],
    final: [tables.upFinal, tables.upFinalTo],
    you: [tables.youMove, tables.youMoveTo],
  } as const;
  const [plain, named] = say[voice];
  return to === null ? plain[movement] : named[movement](to.division_name);
}
