import type { Tables } from '../db/tables.ts';

/** The migrations say what a database is, not what is in it. */
export type MovedTable = Exclude<keyof Tables, 'migrations'>;

/** Every table, each after those that it refers to. A table that is missing does not compile. */
const ORDER: Readonly<Record<MovedTable, number>> = {
  club: 0,
  feed: 1,
  events: 2,
  api_keys: 3,
  court_locations: 4,
  members: 5,
  join_requests: 6,
  login_links: 7,
  sessions: 8,
  seasons: 9,
  competitions: 10,
  divisions: 11,
  entries: 12,
  entry_members: 13,
  leavings: 14,
  matches: 15,
  match_plans: 16,
  dispute_members: 17,
  dispute_counts: 18,
  claims: 19,
  partner_choices: 20,
  partner_declines: 21,
  fills: 22,
  tie_decisions: 23,
  tie_decision_entries: 24,
  kept_entries: 25,
  drafts_with_unsaid: 26,
  pending_wipes: 27,
  idempotency_keys: 28,
  import_meanings: 29,
};

export const TABLES_IN_ORDER = (Object.keys(ORDER) as MovedTable[]).toSorted(
  (one, other) => ORDER[one] - ORDER[other],
);
