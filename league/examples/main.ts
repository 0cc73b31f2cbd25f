import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/db/sqlite.ts';
import { DOCUMENT_FILE, formatDocument } from '../src/openapi-document.ts';
import { recordExamples } from './record.ts';

/** `npm run generate -- openapi`: records the examples and writes the document with them. */

const folder = await mkdtemp(join(tmpdir(), 'league-examples-'));
const database = await openSqlite({ path: join(folder, 'league.sqlite'), durable: false });
try {
  await writeFile(DOCUMENT_FILE, formatDocument(await recordExamples(database)));
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}
