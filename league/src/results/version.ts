import { hash } from 'node:crypto';
import type { Snapshot } from '../db/database.ts';
import type { OpenMatch } from './open-match.ts';
import { loadLedgers } from './ledger-store.ts';
import { claimsOf } from './store.ts';

/**
 * A fingerprint of all that a settlement's effects depend on: the match with its submissions,
 * the division's ledger, its entries and the rules (SET-4). 64 hexadecimal digits.
 */
export async function settlementVersion(
  db: Snapshot,
  { match, competition }: OpenMatch,
): Promise<string> {
  const divisionId = match.division_id ?? '';
  const { entries, matches } = (await loadLedgers(db, { division: divisionId }))(divisionId);
  const seen = {
    match: [match.id, match.status, match.result],
    claims: (await claimsOf(db, match.id)).map(({ id, state }) => [id, state]),
    entries: entries.map(({ id, withdrawn }) => [id, withdrawn]).toSorted(byFirst),
    ledger: matches.map(({ id, result }) => [id, result]).toSorted(byFirst),
    rules: competition.rules,
    state: competition.state,
  };
  return hash('sha256', JSON.stringify(seen), 'hex');
}

function byFirst([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}
