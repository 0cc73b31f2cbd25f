import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA, type TrialInstallation, type Program } from './release.ts';

type DatabaseRow = Readonly<Record<string, unknown>>;
/** The rows of each table, by `SERVICE.TABLE`. */
export type Rows = ReadonlyMap<string, readonly DatabaseRow[]>;

const FILES: Readonly<Record<Program, string>> = {
  league: 'league.sqlite',
  clubhouse: 'clubhouse.sqlite',
  relay: 'relay.db',
};
const MAX_BYTES = 512 * 1024 * 1024;

export function readRows(place: TrialInstallation): Rows {
  const rows = new Map<string, readonly DatabaseRow[]>();
  for (const program of ['league', 'clubhouse', 'relay'] as const) {
    if (program === 'league' && place.databaseUrl !== undefined) {
      readServer(rows, place.databaseUrl);
      continue;
    }
    const path = join(place.folder, DATA[program], FILES[program]);
    if (existsSync(path)) readFile(rows, program, path);
  }
  return rows;
}

function readFile(rows: Map<string, readonly DatabaseRow[]>, program: Program, path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
      .all();
    for (const { name } of tables) {
      const table = String(name);
      rows.set(`${program}.${table}`, database.prepare(`select * from "${table}"`).all());
    }
  } finally {
    database.close();
  }
}

/** Uses psql, which comes with PostgreSQL. */
function readServer(rows: Map<string, readonly DatabaseRow[]>, url: string): void {
  const ask = (query: string) =>
    execFileSync('psql', [url, '-XAtq', '-c', query], { encoding: 'utf8', maxBuffer: MAX_BYTES });
  const names = ask(`select tablename from pg_tables where schemaname = 'public'`);
  for (const table of names.split('\n').filter((name) => name !== '')) {
    const text = ask(`select coalesce(json_agg(t), '[]') from "${table}" t`);
    rows.set(`league.${table}`, JSON.parse(text) as DatabaseRow[]);
  }
}
