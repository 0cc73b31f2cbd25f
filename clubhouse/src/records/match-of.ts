import type { Api } from '../api/client.ts';

type Member = Api<'MemberRef'>;

/** `open`: nothing has come of it yet; `uncounted`: not played, or it counts for nobody. */
type MatchOutcome = 'won' | 'drawn' | 'lost' | 'open' | 'uncounted';

/** A match as one of its players has it. */
export interface MatchOf {
  readonly match: Api<'ListedMatch'>;
  readonly side: 0 | 1;
  readonly outcome: MatchOutcome;
  readonly partners: readonly Member[];
  readonly opponents: readonly Member[];
}

/** The matches that somebody is in, as they have them. */
export function matchesOf(
  matches: readonly Api<'ListedMatch'>[],
  memberId: string,
): readonly MatchOf[] {
  return matches.flatMap((match) => {
    const own = match.sides.find(({ members }) => members.some(({ id }) => id === memberId));
    if (own === undefined) return [];
    const { side } = own;
    return [
      {
        match,
        side,
        outcome: outcomeFor(match, side),
        partners: own.members.filter(({ id }) => id !== memberId),
        opponents: match.sides.flatMap((one) => (one.side === side ? [] : one.members)),
      },
    ];
  });
}

/** What a withdrawal makes of a match comes before its result (REC-1). */
function outcomeFor({ ruling, result }: Api<'ListedMatch'>, side: 0 | 1): MatchOutcome {
  if (ruling !== null) return wonBy(ruling.winning_side, side) ?? 'uncounted';
  if (result === null) return 'open';
  const decided = wonBy(result.winning_side, side);
  return decided ?? (result.outcome === 'completed' ? 'drawn' : 'uncounted');
}

function wonBy(winner: 0 | 1 | null, side: 0 | 1): 'won' | 'lost' | null {
  if (winner === null) return null;
  return winner === side ? 'won' : 'lost';
}

/** How many matches were won, drawn and lost. */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function balanceOf(matches: readonly Pick<MatchOf, 'outcome'>[]): Balance {
  const count = (outcome: MatchOutcome) => matches.filter((one) => one.outcome === outcome).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

export function countOf({ won, drawn, lost }: Balance): number {
  return won + drawn + lost;
}

/** What was played against somebody. */
export interface OpponentBalance {
  readonly opponent: Member;
  readonly balance: Balance;
}

/** Whoever was met most often first, then by name; of a pair each. */
export function balancesByOpponent(
  matches: readonly MatchOf[],
  language: string,
): OpponentBalance[] {
  const met = new Map<string, { opponent: Member; matches: MatchOf[] }>();
  for (const match of matches) {
    for (const opponent of match.opponents) {
      const known = met.get(opponent.id) ?? { opponent, matches: [] };
      known.matches.push(match);
      met.set(opponent.id, known);
    }
  }
  const { compare } = new Intl.Collator(language);
  return [...met.values()]
    .map((one) => ({ opponent: one.opponent, balance: balanceOf(one.matches) }))
    .filter(({ balance }) => countOf(balance) > 0)
    .toSorted(
      (one, other) =>
        countOf(other.balance) - countOf(one.balance) ||
        compare(one.opponent.display_name, other.opponent.display_name),
    );
}

/** Splits somebody's matches into those against another and those beside them. */
export function matchesWith(
  matches: readonly MatchOf[],
  memberId: string,
): { readonly against: readonly MatchOf[]; readonly together: readonly MatchOf[] } {
  const has = (members: readonly Member[]) => members.some(({ id }) => id === memberId);
  return {
    against: matches.filter(({ opponents }) => has(opponents)),
    together: matches.filter(({ partners }) => has(partners)),
  };
}
