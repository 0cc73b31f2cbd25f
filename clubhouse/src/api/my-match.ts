import { firstName } from '../words/names.ts';
import type { Api } from './client.ts';

/** A match as one of its players sees it: own side first. */
export interface MyMatch {
  readonly id: string;
  readonly side: 0 | 1;
  /** Whether it is doubles: sentences speak to two. */
  readonly isPair: boolean;
  /** The partner's name, in doubles. */
  readonly partner: string | null;
  /** What the other side is called, and by first names. */
  readonly opponent: string;
  readonly opponentFirst: string;
  readonly opponents: readonly Api<'MemberRef'>[];
  /** `Singles, Box 3` */
  readonly where: string;
}

/** Null where the caller plays on neither side. */
export function myMatch(match: Api<'Match'>, memberId: string): MyMatch | null {
  const side = match.my_side;
  const mine = match.sides.find((one) => one.side === side);
  const theirs = match.sides.find((one) => one.side !== side);
  if (side === null || mine === undefined || theirs === undefined) return null;
  const partner = mine.members.find(({ id }) => id !== memberId)?.display_name ?? null;
  const opponent = theirs.label ?? theirs.members.map((one) => one.display_name).join(' & ');
  const names = theirs.members.map((one) => one.display_name).join(' & ');
  return {
    id: match.id,
    side,
    isPair: mine.members.length > 1,
    partner,
    opponent,
    opponentFirst: firstName(names === '' ? opponent : names),
    opponents: theirs.members,
    where: [match.competition_name, match.division_name].filter(Boolean).join(', '),
  };
}
