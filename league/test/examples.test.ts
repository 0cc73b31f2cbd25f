import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordExamples } from '../examples/record.ts';
import document from '../openapi.json' with { type: 'json' };
import { ROUTES } from '../src/app.ts';
import { readExamples } from '../src/http/openapi/examples.ts';
import { openEmptyDatabase } from './empty-database.ts';

test('DOC-6: requests and responses in the examples match the service exactly', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  const recorded = await recordExamples(database);
  const committed = readExamples(document);
  for (const { operationId, body, status } of ROUTES) {
    const { [operationId]: example } = recorded;
    assert.ok(example, `${operationId} has no example: call it in league/examples/`);
    assert.deepEqual(JSON.parse(JSON.stringify(example)), committed[operationId], operationId);
    assert.equal('request' in example, body !== undefined, operationId);
    assert.equal('response' in example, status !== 204, operationId);
  }
});
