import { type Kysely, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseFailure } from './failure.ts';
import type { Tables } from './tables.ts';

/** How long to wait for readers that may still see old versions. */
const TIMEOUT_MS = 1500;
const POLL_MS = 50;
/** Sizes of filler rows, largest first, so that each fills what the previous one left free. */
const SIZES = [1900, 900, 400, 200, 100, 40, 0];
const BATCH_ROWS = 32;
/** Long values differ in length, so that their ends fit gaps of every length. */
const LONG_VALUE_ROUNDS = 8;

interface Personal {
  readonly table:
    | 'members'
    | 'join_requests'
    | 'entries'
    | 'claims'
    | 'idempotency_keys'
    | 'import_meanings';
  /** A row as short as the table allows, except for one growing column. */
  readonly filler: string;
}

const ID = 'gen_random_uuid()::text';

/** The tables with personal values, as rule MEM-8 names them. */
const PERSONAL: readonly Personal[] = [
  {
    table: 'members',
    filler: `(id, display_name, display_name_key, status, created_at, updated_at, notes)
      select ${ID}, '', '', 'active', '', '', filling from fillings`,
  },
  {
    table: 'join_requests',
    filler: `(id, first_name, surname, email, email_key, phone, gender, created_at, expires_at,
        privacy_notice)
      select ${ID}, '', '', '', '', '', '', '', '', filling from fillings`,
  },
  {
    table: 'entries',
    filler: `(id, competition_id, status, created_at, updated_at, name)
      select ${ID}, (select id from competitions limit 1), 'active', '', '', filling from fillings
      where exists (select from competitions)`,
  },
  {
    table: 'claims',
    filler: `(id, match_id, outcome, state, source, submitted_at, raw_input)
      select ${ID}, (select id from matches limit 1), 'unplayed', 'pending', 'api', '', filling
      from fillings where exists (select from matches)`,
  },
  {
    table: 'idempotency_keys',
    filler: `(credential, key_hash, expires_at, answer)
      select '', ${ID}, '', filling from fillings`,
  },
  {
    table: 'import_meanings',
    filler: `(place, word, said_at, means)
      select '', ${ID}, '', filling from fillings`,
  },
];

/** The indexes that contain personal values. */
const INDEXES = ['members_by_email', 'import_meanings_pkey'];

/**
 * Overwrites cleared data without a lock that anyone would wait for (MEM-9): fills the vacuumed
 * space with rows that are rolled back, and rebuilds indexes beside the old. Returns false if
 * someone may still read old versions: try again later.
 */
export async function scrubPostgresql(kysely: Kysely<Tables>): Promise<boolean> {
  try {
    if (!(await vacuumUntilClean(kysely))) return false;
    for (const personal of PERSONAL)
      await sql.raw(writeOverwriteStatement(personal)).execute(kysely);
    await vacuumTables(kysely);
    for (const index of INDEXES) await rebuildIndex(kysely, index);
    return true;
  } catch (error) {
    if (error instanceof DatabaseFailure && error.reason === 'busy') return false;
    throw error;
  }
}

async function vacuumUntilClean(kysely: Kysely<Tables>): Promise<boolean> {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    await vacuumTables(kysely);
    if (!(await hasOldVersions(kysely))) return true;
    if (performance.now() > until) return false;
    await sleep(POLL_MS);
  }
}

/** Freezes to visit every page, asks for indexes, and skips truncation, which locks exclusively. */
async function vacuumTables(kysely: Kysely<Tables>): Promise<void> {
  const tables = PERSONAL.map(({ table }) => table).join(', ');
  const options = 'freeze, index_cleanup on, truncate false';
  await sql.raw(`vacuum (${options}) ${tables}`).execute(kysely);
}

/** Old versions that the vacuum kept because a running transaction may still read them. */
async function hasOldVersions(kysely: Kysely<Tables>): Promise<boolean> {
  const tables = PERSONAL.map(({ table }) => table);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(n_dead_tup), 0)::bigint as count
    from pg_stat_all_tables s join pg_class c on c.oid = any (
      select unnest(array[oid, reltoastrelid]) from pg_class
      where oid = any (${tables}::regclass[])
    ) and c.oid = s.relid`.execute(kysely);
  return (rows[0]?.count ?? 0) > 0;
}

/**
 * Fills the free space with rows that are rolled back, so that only their bytes stay. Once the
 * table and its TOAST table grow, no free space is left.
 */
function writeOverwriteStatement({ table, filler }: Personal): string {
  return `do $$
    declare
      size int;
      before bigint;
      made bigint;
      toast regclass := (select reltoastrelid from pg_class where oid = '${table}'::regclass);
    begin
      foreach size in array array[${SIZES.join(', ')}] loop
        loop
          before := pg_relation_size('${table}');
          begin
            with fillings as (
              select repeat('x', size) as filling from generate_series(1, ${BATCH_ROWS})
            ) insert into ${table} ${filler};
            get diagnostics made = row_count;
            raise exception using errcode = 'LG001';
          exception when sqlstate 'LG001' then null;
          end;
          exit when made = 0 or pg_relation_size('${table}') > before;
        end loop;
      end loop;
      for round in 1..${LONG_VALUE_ROUNDS} loop
        exit when toast = 0 or pg_relation_size(toast) = 0;
        loop
          before := pg_relation_size(toast);
          begin
            with fillings as (
              select (
                select string_agg(md5(random()::text || n || m), '')
                from generate_series(1, 100 + (n * 37 + round * 11) % 150) m
              ) as filling from generate_series(1, ${BATCH_ROWS}) n
            ) insert into ${table} ${filler};
            get diagnostics made = row_count;
            raise exception using errcode = 'LG001';
          exception when sqlstate 'LG001' then null;
          end;
          exit when made = 0 or pg_relation_size(toast) > before;
        end loop;
      end loop;
    end $$`;
}

async function rebuildIndex(kysely: Kysely<Tables>, index: string): Promise<void> {
  // The remains of an abandoned attempt.
  for (const left of [`${index}_ccnew`, `${index}_ccold`]) {
    await sql.raw(`drop index concurrently if exists ${left}`).execute(kysely);
  }
  await sql.raw(`reindex index concurrently ${index}`).execute(kysely);
}
