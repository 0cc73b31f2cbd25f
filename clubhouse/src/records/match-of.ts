import type { Api } from '../api/client.ts';

/** `open`: no outcome yet. `uncounted`: nobody played it, or it counts for nobody. */
type MatchOutcome = 'won' | 'drawn' | 'lost' | 'open' | 'uncounted';

export interface MatchOf {
  readonly match: Api<'ListedMatch'>;
  readonly side: 0 | 1;
  readonly outcome: MatchOutcome;
  readonly partners: readonly Api<'MemberRef'>[];
  readonly opponents: readonly Api<'MemberRef'>[];
}

export function findMatches(
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
        outcome: findOutcome(match, side),
        partners: own.members.filter(({ id }) => id !== memberId),
        opponents: match.sides.flatMap((one) => (one.side === side ? [] : one.members)),
      },
    ];
  });
}

/** Finds a match's outcome. A withdrawal takes precedence over the result (REC-1). */
function findOutcome({ ruling, result }: Api<'ListedMatch'>, side: 0 | 1): MatchOutcome {
  if (ruling !== null) return toSideResult(ruling.winning_side, side) ?? 'uncounted';
  if (result === null) return 'open';
  const decided = toSideResult(result.winning_side, side);
  return decided ?? (result.outcome === 'completed' ? 'drawn' : 'uncounted');
}

function toSideResult(winner: 0 | 1 | null, side: 0 | 1): 'won' | 'lost' | null {
  if (winner === null) return null;
  return winner === side ? 'won' : 'lost';
}

export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export function countBalance(matches: readonly Pick<MatchOf, 'outcome'>[]): Balance {
  const count = (outcome: MatchOutcome) => matches.filter((one) => one.outcome === outcome).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

export function countMatches({ won, drawn, lost }: Balance): number {
  return won + drawn + lost;
}

export interface OpponentBalance {
  readonly opponent: Api<'MemberRef'>;
  readonly balance: Balance;
}

/** Counts wins and losses by opponent, most matches first, then by name. Partners count singly. */
export function listOpponentBalances(
  matches: readonly MatchOf[],
  language: string,
): OpponentBalance[] {
  const met = new Map<string, { opponent: Api<'MemberRef'>; matches: MatchOf[] }>();
  for (const match of matches) {
    for (const opponent of match.opponents) {
      const known = met.get(opponent.id) ?? { opponent, matches: [] };
      known.matches.push(match);
      met.set(opponent.id, known);
    }
  }
  const { compare } = new Intl.Collator(language);
  return [...met.values()]
    .map((one) => ({ opponent: one.opponent, balance: countBalance(one.matches) }))
    .filter(({ balance }) => countMatches(balance) > 0)
    .toSorted(
      (one, other) =>
        countMatches(other.balance) - countMatches(one.balance) ||
        compare(one.opponent.display_name, other.opponent.display_name),
    );
}

/** Splits a member's matches into those against another and those with them as partner. */
export function splitMatchesWith(
  matches: readonly MatchOf[],
  memberId: string,
): { readonly against: readonly MatchOf[]; readonly together: readonly MatchOf[] } {
  const has = (members: readonly Api<'MemberRef'>[]) => members.some(({ id }) => id === memberId);
  return {
    against: matches.filter(({ opponents }) => has(opponents)),
    together: matches.filter(({ partners }) => has(partners)),
  };
}
