import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../openapi.json' with { type: 'json' };
import { addApiFormats } from './http/validation.ts';

interface Parameter {
  readonly name: string;
  readonly description: string;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

const OPERATIONS: readonly Operation[] = Object.values(document.paths).flatMap((path) =>
  Object.values<Operation>(path),
);

test('DOC-1: each operation has a unique name, a verb and a noun', () => {
  const names = OPERATIONS.map(({ operationId }) => operationId);
  assert.ok(names.length > 80);
  assert.deepEqual(names, [...new Set(names)]);
  for (const name of names) assert.match(name, /^[a-z]+([A-Z][a-z]+)+$/);
});

test('DOC-2: every parameter has a description', () => {
  const shared: readonly Parameter[] = Object.values(document.components.parameters);
  const own = OPERATIONS.flatMap(({ parameters = [] }) => parameters).filter(
    (parameter) => 'name' in parameter,
  );
  assert.ok(shared.length > 10 && own.length > 5);
  for (const { name, description } of [...shared, ...own]) assert.notEqual(description, '', name);
});

test('DOC-3: each enum of a schema has a name and appears once in the document', () => {
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

test('DOC-4: a repeated schema is one named component', () => {
  const parts = OPERATIONS.flatMap(({ parameters = [], responses }) => [
    ...parameters,
    ...Object.entries(responses).flatMap(([status, part]) => (Number(status) < 300 ? [] : part)),
  ]);
  const objects = Object.values(document.components.schemas).flatMap((schema) =>
    anonymousObjectsIn(schema),
  );
  assert.ok(parts.length > 1000 && objects.length > 5);
  for (const own of [parts.filter((part) => !('$ref' in part)), objects]) {
    const texts = own.map((part) => JSON.stringify(part));
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
    );
  }
});

/** Object types inside a named schema, except itself and the schemas it combines. */
function anonymousObjectsIn(schema: unknown, from = ''): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    anonymousObjectsIn(part, Array.isArray(schema) ? from : name),
  );
  const isObject = 'properties' in schema && 'type' in schema;
  return isObject && !['', 'allOf'].includes(from) ? [schema, ...inside] : inside;
}

test('DOC-5: a list of two is a tuple', () => {
  const { games, tiebreak } = document.components.schemas.SetScore.properties;
  for (const pair of [games, tiebreak, document.components.schemas.Match.properties.sides]) {
    assert.equal(pair.prefixItems.length, 2);
    assert.equal(pair.items, false);
  }
});

test('DOC-6: each example in the document matches its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addApiFormats(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });
  let count = 0;
  for (const { operationId, requestBody = {}, responses } of OPERATIONS) {
    for (const { schema, example } of [requestBody, ...Object.values(responses)].flatMap(json)) {
      count += 1;
      const absolute = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
      const fits = ajv.validate(JSON.parse(absolute) as object, example);
      assert.ok(fits, `${operationId}: ${ajv.errorsText(ajv.errors)}`);
    }
  }
  assert.ok(count > 100);
});

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}

/** The JSON content of a request or an answer. */
function json(part: object): Media[] {
  if (!('content' in part)) return [];
  const { 'application/json': media } = part.content as Readonly<Record<string, Media>>;
  return media === undefined ? [] : [media];
}

test('DOC-7: each link leads to an existing operation with parameters that it accepts', () => {
  const from = OPERATIONS.flatMap((operation) =>
    Object.values(operation.responses).flatMap((response) =>
      Object.values(linksIn(response)).map((link) => ({ operation, response, ...link })),
    ),
  );
  assert.ok(from.length > 50);
  for (const { operation, response, operationId, parameters = {} } of from) {
    const target = OPERATIONS.find((one) => one.operationId === operationId);
    const known = namesOf(target?.parameters ?? []);
    for (const [name, source] of Object.entries(parameters)) {
      const link = `${operation.operationId} to ${operationId} by ${name}`;
      assert.ok(known.includes(name), link);
      const [, member, inPath] =
        /^\$response\.body#\/(\w+)$|^\$request\.path\.(\w+)$/.exec(source) ?? [];
      const has = inPath === undefined ? membersOf(response) : namesOf(operation.parameters ?? []);
      assert.ok(has.includes(inPath ?? member ?? ''), link);
    }
  }
});

interface Link {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

function linksIn(response: object): Readonly<Record<string, Link>> {
  return 'links' in response ? (response.links as Readonly<Record<string, Link>>) : {};
}

/** The members of the example of an answer. */
function membersOf(response: object): string[] {
  return json(response).flatMap(({ example }) => Object.keys(example ?? {}));
}

function namesOf(parameters: NonNullable<Operation['parameters']>): string[] {
  const { parameters: shared } = document.components;
  return parameters.map((parameter) =>
    'name' in parameter
      ? parameter.name
      : shared[parameter.$ref.replace(/^.*\//, '') as keyof typeof shared].name,
  );
}
