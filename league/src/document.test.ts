import assert from 'node:assert/strict';
import { test } from 'node:test';
import document from '../openapi.json' with { type: 'json' };

interface Parameter {
  readonly name: string;
  readonly description: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
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
  const shared: readonly Parameter[] = Object.values(document.components.parameters);
  const own = OPERATIONS.flatMap(({ parameters = [] }) => parameters).filter(
    (parameter) => 'name' in parameter,
  );
  assert.ok(shared.length > 10 && own.length > 5);
  for (const { name, description } of [...shared, ...own]) assert.notEqual(description, '', name);
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
