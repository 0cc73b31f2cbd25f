import type { Words } from '../../../messages/en.ts';
import type { Balance } from '../../../records/match-of.ts';
import type { Career } from '../../../records/read-career.ts';
import type { PlayerOrCoachVisit } from '../../../web/visit.ts';

export interface PlayerProps {
  readonly visit: PlayerOrCoachVisit;
  readonly career: Career;
  readonly player: { readonly id: string; readonly name: string };
  /** The viewer, if a player; null for a coach. */
  readonly me: { readonly memberId: string } | null;
}

/** Formats `Won 3, lost 1`. */
export function describeBalance(balance: Balance, { records }: Words): string {
  const said = records.balance(balance);
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
