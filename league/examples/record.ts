import type { Database } from '../src/db/database.ts';
import type { Examples } from '../src/http/openapi/examples.ts';
import { Recorder } from './recorder.ts';
import { runClubLife } from './scenario.ts';

/**
 * Runs the life of a club on an empty database and records every request and answer as an example
 * for the API document. Every run records the same, on both databases (DOC-6).
 */
export async function recordExamples(database: Database): Promise<Examples> {
  const recorder = new Recorder(database);
  try {
    await runClubLife(recorder);
    return recorder.examples();
  } finally {
    await recorder.close();
  }
}
