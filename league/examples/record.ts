import type { Database } from '../src/db/database.ts';
import { type Example, Recorder } from './recorder.ts';
import { runClubLife } from './scenario.ts';

/**
 * Lives in a club on an empty database and writes down what was asked and answered: the examples of
 * the document, by operation. Each run gives the same, on both databases (DOC-6).
 */
export async function recordExamples(database: Database): Promise<Record<string, Example>> {
  const recorder = new Recorder(database);
  try {
    await runClubLife(recorder);
    return recorder.examples();
  } finally {
    await recorder.close();
  }
}
