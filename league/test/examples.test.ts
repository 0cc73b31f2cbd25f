import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { recordExamples } from '../examples/record.ts';
import { ROUTES } from '../src/app.ts';
import { openEmptyDatabase } from './empty-database.ts';

test('DOC-6: requests and responses in the examples match the service exactly', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  const committed = await readFile(new URL('../examples.json', import.meta.url), 'utf8');
  const recorded = await recordExamples(database);
  assert.deepEqual(JSON.parse(JSON.stringify(recorded)), JSON.parse(committed));
  for (const { operationId, body, status } of ROUTES) {
    const { [operationId]: example } = recorded;
    assert.ok(example, `${operationId} has no example: call it in league/examples/`);
    assert.equal('request' in example, body !== undefined, operationId);
    assert.equal('response' in example, status !== 204, operationId);
  }
});
