import type { Api } from '../api/client.ts';
import type { Words } from '../messages/en.ts';
import { getSideLabel } from './result-sentence.ts';

/** States how a withdrawal affects a match, in the third person; null if the result counts. */
export function explainRuling(
  { ruling, sides }: Pick<Api<'Match'>, 'ruling' | 'sides'>,
  { tables }: Words,
): string | null {
  if (ruling === null) return null;
  const { winning_side: winner } = ruling;
  if (winner === null) return tables.ruled.notCounted;
  return tables.ruled.walkover(
    getSideLabel(sides, winner === 0 ? 1 : 0),
    getSideLabel(sides, winner),
  );
}

/** States how a withdrawal affects a match, addressed to a player or a pair. */
export function explainOwnRuling(
  ruling: NonNullable<Api<'Match'>['ruling']>,
  mine: { readonly side: 0 | 1; readonly isPair: boolean; readonly opponent: string },
  { tables }: Words,
): string {
  const { winning_side: winner } = ruling;
  if (winner === null) return tables.ruled.notCountedWith(mine.opponent);
  const own = tables.ruled[mine.isPair ? 'pair' : 'one'];
  return winner === mine.side ? own.won(mine.opponent) : own.lost(mine.opponent);
}
