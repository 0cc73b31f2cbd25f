import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/db/sqlite.ts';
import { recordExamples } from './record.ts';

/** `npm run generate -- openapi`: writes the examples, then all that is generated from them. */

const folder = await mkdtemp(join(tmpdir(), 'league-examples-'));
const database = await openSqlite({ path: join(folder, 'league.sqlite'), durable: false });
try {
  const examples = await recordExamples(database);
  const text = `${JSON.stringify(examples, null, 2)}\n`;
  await writeFile(new URL('../examples.json', import.meta.url), text);
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}
await import('../src/openapi-document.ts');
