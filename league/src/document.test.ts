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
  readonly responses: Readonly<Record<string, object>>;
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

test('DOC-4: what stands in the document again is a component, by one name', () => {
  const parts = OPERATIONS.flatMap(({ parameters = [], responses }) => [
    ...parameters,
    ...Object.entries(responses).flatMap(([status, part]) => (Number(status) < 300 ? [] : part)),
  ]);
  const objects = Object.values(document.components.schemas).flatMap(anonymousObjectsIn);
  assert.ok(parts.length > 1000 && objects.length > 40);
  for (const own of [parts.filter((part) => !('$ref' in part)), objects]) {
    const texts = own.map((part) => JSON.stringify(part));
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
    );
  }
});

/** The objects with members in a named schema, but itself. */
function anonymousObjectsIn(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.values(schema).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'properties' in part && 'type' in part
      ? [part, ...anonymousObjectsIn(part)]
      : anonymousObjectsIn(part),
  );
}

test('DOC-5: a list of two is a tuple', () => {
  const { games, tiebreak } = document.components.schemas.SetScore.properties;
  for (const pair of [games, tiebreak, document.components.schemas.Match.properties.sides]) {
    assert.equal(pair.prefixItems.length, 2);
    assert.equal(pair.items, false);
  }
});
