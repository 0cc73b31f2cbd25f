import type { Tables } from '../db/tables.ts';

/** The list of migrations describes a database, not its content, so it does not move. */
export type MovedTable = Exclude<keyof Tables, 'migrations'>;

/** Every table, each after those it refers to. A missing table does not compile. */
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
  former_lineups: 14,
  former_lineup_members: 15,
  leavings: 16,
  matches: 17,
  match_plans: 18,
  dispute_members: 19,
  dispute_counts: 20,
  claims: 21,
  partner_choices: 22,
  partner_declines: 23,
  fills: 24,
  tie_decisions: 25,
  tie_decision_entries: 26,
  kept_entries: 27,
  drafts_with_unsaid: 28,
  pending_wipes: 29,
  idempotency_keys: 30,
  import_meanings: 31,
};

export const TABLES_IN_ORDER = (Object.keys(ORDER) as MovedTable[]).toSorted(
  (one, other) => ORDER[one] - ORDER[other],
);
