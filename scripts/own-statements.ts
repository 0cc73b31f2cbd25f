import { readdir, readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import type { Job } from './job.ts';
import { type Outcome, single } from './outcome.ts';
import { SUITES, testJobs, WITHOUT_OWN_SQL } from './suites.ts';

/** The suite whose tests note their statements. */
export const ON_SQLITE = 'league-sqlite';
const ON_POSTGRESQL = 'league-postgresql';
/** Tests that draw their cases by a seed of the moment: on the next run they may not have a statement. */
export const BY_SEED =
  'league/test/{dispute-pages,fuzz,histories,history,privacy,remembered,write-groups}.test.ts';

interface FilesByDatabase {
  /** Those that run on SQLite alone, since they have no statement of their own. */
  readonly onSqlite: readonly string[];
  /** Those that have the same statements on each run. */
  readonly onBoth: readonly string[];
}

/** @param jobs with all tests of the league on SQLite */
export function filesByDatabase(jobs: readonly Job[]): FilesByDatabase {
  const files = jobs.filter(({ suite }) => suite === ON_SQLITE).map(({ name }) => name);
  const both = testJobs(SUITES, files).filter(({ suite }) => suite === ON_POSTGRESQL);
  return {
    onSqlite: files.filter((file) => matchesGlob(file, WITHOUT_OWN_SQL)),
    onBoth: both.map(({ name }) => name).filter((file) => !matchesGlob(file, BY_SEED)),
  };
}

/** The statements that each test file runs on SQLite. */
export type StatementsByFile = ReadonlyMap<string, ReadonlySet<string>>;

/** What the processes of `league/test/statement-record.ts` wrote into the folder. */
export async function readStatements(folder: string): Promise<StatementsByFile> {
  const byFile = new Map<string, ReadonlySet<string>>();
  for (const name of await readdir(folder)) {
    const record = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<
      string,
      readonly string[]
    >;
    for (const [file, statements] of Object.entries(record)) {
      byFile.set(file, new Set([...(byFile.get(file) ?? []), ...statements]));
    }
  }
  return byFile;
}

/** Fails where a test file that runs on SQLite alone has a statement that PostgreSQL never runs. */
export function checkStatements(
  byFile: StatementsByFile,
  { onSqlite, onBoth }: FilesByDatabase,
): Outcome {
  const common = new Set(onBoth.flatMap((file) => [...(byFile.get(file) ?? [])]));
  const faults = onSqlite.flatMap((file) => {
    const statements = byFile.get(file);
    // Without a record, this check would see nothing of the file.
    if (statements === undefined) return [`${file} runs no statement that was recorded.\n`];
    const own = [...statements].filter((statement) => !common.has(statement));
    return own.map((statement) => `${file} alone runs: ${statement}\n`);
  });
  return single(faults.length === 0, faults.length === 0 ? '' : faults.join('') + WHAT_TO_DO);
}

const WHAT_TO_DO =
  'PostgreSQL never runs these statements. Take the file out of WITHOUT_OWN_SQL in ' +
  'scripts/suites.ts, or test them in a file that runs on both databases.\n';
