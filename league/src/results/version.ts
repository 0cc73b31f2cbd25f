import { hash } from 'node:crypto';
import type { Claim } from '../matches/schema.ts';
import { findLines } from '../ledger/rules/movement.ts';
import type { TableInput } from './division-table.ts';
import type { OpenMatch } from './open-match.ts';

/**
 * Covers all that a settlement's points depend on (SET-4), in 64 hexadecimal digits: the match with
 * its submissions, the division's ledger, starting places, tie decisions, sizes and the rules.
 */
export function computeSettlementVersion(
  { match, competition }: OpenMatch,
  claims: readonly Claim[],
  { ledger: { entries, matches, decisions }, ...input }: TableInput,
): string {
  const seen = {
    match: [match.id, match.status, match.result],
    claims: claims.map(({ id, state }) => [id, state]),
    entries: entries
      .map(({ id, withdrawn, startingPlace }) => [id, withdrawn, startingPlace])
      .toSorted(compareFirst),
    decisions: decisions.map(({ id, order, by }) => [id, order, by]).toSorted(compareFirst),
    ledger: matches.map(({ id, result }) => [id, result]).toSorted(compareFirst),
    lines:
      input.division && findLines(competition.rules.movement, input.sizes, input.division.position),
    rules: competition.rules,
    state: competition.state,
  };
  return hash('sha256', JSON.stringify(seen), 'hex');
}

function compareFirst([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}
