import { getFirstName } from '../messages/names.ts';
import type { Api } from './client.ts';

/** A match as one of its players sees it, with the own side first. */
export interface MyMatch {
  readonly id: string;
  readonly side: 0 | 1;
  /** Whether the match is a doubles match, in which sentences address two people. */
  readonly isPair: boolean;
  /** The partner's name, in doubles. */
  readonly partner: string | null;
  /** The other side's label, and its first names. */
  readonly opponent: string;
  readonly opponentFirst: string;
  readonly opponents: readonly Api<'MemberRef'>[];
  /** `Singles, Box 3` */
  readonly where: string;
  /** Whether the match is the sides' first or second meeting. */
  readonly round: 1 | 2;
}

/** The match from this member's view, from any source; null if the member plays on neither side. */
export function toMyMatch(match: Api<'Match'>, memberId: string): MyMatch | null {
  const mine = match.sides.find(({ members }) => members.some(({ id }) => id === memberId));
  if (mine === undefined) return null;
  const { side } = mine;
  const theirs = match.sides.find((one) => one.side !== side);
  if (theirs === undefined) return null;
  const partner = mine.members.find(({ id }) => id !== memberId)?.display_name ?? null;
  const opponent = theirs.label ?? theirs.members.map((one) => one.display_name).join(' & ');
  const names = theirs.members.map((one) => one.display_name).join(' & ');
  return {
    id: match.id,
    side,
    isPair: mine.members.length > 1,
    partner,
    opponent,
    opponentFirst: getFirstName(names === '' ? opponent : names),
    opponents: theirs.members,
    where: [match.competition_name, match.division_name].filter(Boolean).join(', '),
    round: match.round,
  };
}
