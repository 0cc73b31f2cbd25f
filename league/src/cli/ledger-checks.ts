import { sql } from 'kysely';
import type { Snapshot } from '../db/database.ts';

interface LedgerCheck {
  /** A plural noun for the rows that must not exist. */
  readonly what: string;
  readonly count: (db: Snapshot) => Promise<number>;
}

/** Conditions that must never be true of the ledger. */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  defineCheck(
    'played matches without the confirmed claim that put the result in the ledger',
    `select count(*) as found from matches left join claims
       on claims.id = matches.result_claim_id and claims.state = 'confirmed'
     where matches.status = 'played' and claims.id is null`,
  ),
  defineCheck(
    'unplayed matches that have a result',
    `select count(*) as found from matches
     where status <> 'played' and (result_claim_id is not null or outcome is not null)`,
  ),
  defineCheck(
    'sides with more than one current claim',
    `select count(*) as found from (
       select match_id from claims where state <> 'superseded' and side is not null
       group by match_id, side having count(*) > 1) as doubled`,
  ),
  defineCheck(
    'entries with the wrong number of members for their discipline',
    `select count(*) as found from (
       select entries.id from entries
       join competitions on competitions.id = entries.competition_id
       left join entry_members on entry_members.entry_id = entries.id
       group by entries.id, competitions.discipline
       having count(entry_members.member_id) <>
              case competitions.discipline when 'singles' then 1 else 2 end) as odd`,
  ),
  defineCheck(
    'members with several entries in one competition that have not withdrawn',
    `select count(*) as found from (
       select member_id from entry_members
       join entries on entries.id = entry_members.entry_id
       where entries.status = 'active'
       group by entry_members.competition_id, member_id having count(*) > 1) as doubled`,
  ),
  defineCheck(
    'matches whose lineup belongs to another entry, or open matches that have one',
    `select count(*) as found from matches
     join former_lineups on former_lineups.id in (matches.lineup0_id, matches.lineup1_id)
     where matches.status = 'open' or former_lineups.entry_id <>
           case when former_lineups.id = matches.lineup0_id
           then matches.entry0_id else matches.entry1_id end`,
  ),
  defineCheck(
    'matches with an entry from another competition',
    `select count(*) as found from matches
     join entries as zero on zero.id = matches.entry0_id
     join entries as one on one.id = matches.entry1_id
     where zero.competition_id <> matches.competition_id
        or one.competition_id <> matches.competition_id`,
  ),
  defineCheck(
    'members of disputed matches who are missing from the feed or the history of disputes',
    `select count(*) as found from (
       select match_id, member_id from (
         select match_id, member_id from dispute_members
         union all
         select matches.id, entry_members.member_id
         from (select distinct match_id from events where kind = 'match.disputed') as disputed
         join matches on matches.id = disputed.match_id
         join entry_members on entry_members.entry_id in (matches.entry0_id, matches.entry1_id)
         where case when entry_members.entry_id = matches.entry0_id
               then matches.lineup0_id else matches.lineup1_id end is null
         union all
         select matches.id, former_lineup_members.member_id
         from (select distinct match_id from events where kind = 'match.disputed') as disputed
         join matches on matches.id = disputed.match_id
         join former_lineup_members
           on former_lineup_members.lineup_id in (matches.lineup0_id, matches.lineup1_id)
       ) as told
       group by match_id, member_id having count(*) <> 2) as odd`,
  ),
  defineCheck(
    'members whose disputes are miscounted',
    `select count(*) as found from (
       select member_id from (
         select member_id, disputes from dispute_counts
         union all
         select member_id, count(*) from dispute_members group by member_id
       ) as counted
       group by member_id having count(*) <> 2 or min(disputes) <> max(disputes)) as odd`,
  ),
  defineCheck(
    'gaps in the event feed',
    `select (select position from feed) - count(*) as found from events`,
  ),
];

function defineCheck(what: string, statement: string): LedgerCheck {
  return {
    what,
    count: async (db) => {
      const { rows } = await sql.raw<{ found: number }>(statement).execute(db);
      return rows[0]?.found ?? 0;
    },
  };
}
