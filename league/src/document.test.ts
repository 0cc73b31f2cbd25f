import assert from 'node:assert/strict';
import { test } from 'node:test';
import document from '../openapi.json' with { type: 'json' };

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
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

test('DOC-2: each parameter is described', () => {
  const all = OPERATIONS.flatMap(({ operationId, parameters = [] }) =>
    parameters.map(({ name, description }) => ({ operationId, name, description })),
  );
  assert.ok(all.length > 80);
  assert.deepEqual(
    all.filter(({ description }) => description === ''),
    [],
  );
});

test('DOC-3: each enum of a schema has a name, and stands in the document once', () => {
  const { schemas } = document.components;
  const found = Object.entries(schemas).map(([name, schema]) => [name, enumsIn(schema)] as const);
  const named = found.filter(([name, enums]) => enums.includes(schemas[name as never]));
  assert.ok(named.length > 40);
  for (const [name, enums] of found) {
    assert.deepEqual(
      enums.filter((one) => one !== schemas[name as never]),
      [],
      name,
    );
  }
});

function enumsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [...('enum' in schema ? [schema] : []), ...Object.values(schema).flatMap(enumsIn)];
}
