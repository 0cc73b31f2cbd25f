import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';

/** All bytes of the database's tables and indexes. */
export async function rawBytes(database: Database): Promise<string> {
  if (database.kind === 'sqlite') {
    const { rows } = await database.readOne((db) =>
      sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db),
    );
    const path = rows[0]?.file ?? '';
    const parts = [path, `${path}-wal`].map((file) => readFile(file, 'latin1'));
    return (await Promise.all(parts)).join('');
  }
  const { rows } = await database.readOne(async (db) => {
    await sql`checkpoint`.execute(db);
    return sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(c.oid)) as bytes from pg_class c
      where c.relkind in ('r', 'i', 't') and (
        c.relnamespace = to_regnamespace(current_schema())::oid
        or c.oid in (select reltoastrelid from pg_class where relnamespace =
                     to_regnamespace(current_schema())::oid))`.execute(db);
  });
  return rows.map((row) => row.bytes.toString('latin1')).join('');
}
