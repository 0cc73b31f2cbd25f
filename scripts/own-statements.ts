import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The first suite records its tests' statements; the second runs them on the other database. */
export const ON_SQLITE = 'league-sqlite';
export const ON_POSTGRESQL = 'league-postgresql';

/** The statements that each test file runs on SQLite, written by `splitColumns`. */
export type StatementsByFile = ReadonlyMap<string, ReadonlySet<string>>;

/** The statements that the processes of `league/test/statement-record.ts` wrote into the folder. */
export async function readStatements(folder: string): Promise<StatementsByFile> {
  const byFile = new Map<string, ReadonlySet<string>>();
  for (const name of await readdir(folder)) {
    const record = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<
      string,
      readonly string[]
    >;
    for (const [file, statements] of Object.entries(record)) {
      byFile.set(file, new Set([...(byFile.get(file) ?? []), ...statements.flatMap(splitColumns)]));
    }
  }
  return byFile;
}

const INSERT = /^(insert into \S+ \()([^)]+)(\) values \(\?\).*)$/;
const UPDATE = /^(update \S+ set )([^(]+?)( where .*|)$/;

/** One statement for each column that it writes: a database treats columns alike in any company. */
export function splitColumns(statement: string): string[] {
  const [, begin, columns, end] = INSERT.exec(statement) ?? UPDATE.exec(statement) ?? [];
  return columns?.split(', ').map((column) => `${begin}${column}${end}`) ?? [statement];
}

/**
 * Chooses files that together run every statement recorded on SQLite; other code works alike.
 * @param isBound whether a file has tests for only that database
 */
export function chooseForPostgresql(
  files: readonly string[],
  byFile: StatementsByFile,
  isBound: (file: string) => boolean,
): ReadonlySet<string> {
  const chosen = new Set(files.filter(isBound));
  const run = new Set([...chosen].flatMap((file) => [...(byFile.get(file) ?? [])]));
  const newIn = (file: string) => (byFile.get(file) ?? new Set()).difference(run).size;
  for (;;) {
    const [best] = files.toSorted((one, other) => newIn(other) - newIn(one));
    if (best === undefined || newIn(best) === 0) return chosen;
    chosen.add(best);
    for (const statement of byFile.get(best) ?? []) run.add(statement);
  }
}
