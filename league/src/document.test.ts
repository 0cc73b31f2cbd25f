import assert from 'node:assert/strict';
import { test } from 'node:test';
import document from '../openapi.json' with { type: 'json' };

interface Operation {
  readonly operationId: string;
}

const OPERATIONS: readonly Operation[] = Object.values(document.paths).flatMap((path) =>
  Object.values<Operation>(path),
);

test('DOC-1: each operation has a name of its own, a verb and a noun', () => {
  const names = OPERATIONS.map(({ operationId }) => operationId);
  assert.ok(names.length > 80);
  assert.deepEqual(names, [...new Set(names)]);
  for (const name of names) assert.match(name, /^[a-z]+([A-Z][a-z]+)+$/);
});
