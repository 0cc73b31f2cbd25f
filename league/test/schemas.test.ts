import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import document from '../openapi.json' with { type: 'json' };
import { ROUTES } from '../src/app.ts';

const MAX_NAME_LENGTH = 50;

test('all route schemas are valid JSON Schema', () => {
  const ajv = new Ajv({ strict: false });
  const named = ROUTES.flatMap(({ method, path, params, query, body, response }) =>
    [params, query, body, response].map((schema) => [`${method} ${path}`, schema] as const),
  );
  assert.ok(named.length > 100);
  for (const [name, schema] of named) {
    if (schema !== undefined) assert.ok(ajv.validateSchema(schema), name);
  }
  assert.equal(ajv.validateSchema({ type: 'text' }), false);
});

interface DocumentedSchema {
  readonly enum?: unknown;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
}

/** All documented schemas anywhere in this value. */
function schemasIn(value: unknown): DocumentedSchema[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(schemasIn)];
}

test('SRV-2: the document suits client generators', () => {
  const { components, paths } = document;
  const undescribed = Object.entries(components.schemas as Record<string, DocumentedSchema>)
    .filter(([, schema]) => schema.enum !== undefined && schema.description === undefined)
    .map(([name]) => name);
  assert.deepEqual(undescribed, [], 'each enum says what its values mean');
  const long = Object.values(components)
    .flatMap((section) => Object.keys(section))
    .filter((name) => name.length > MAX_NAME_LENGTH);
  assert.deepEqual(long, [], 'each component has a name that a person would write');
  const promised = schemasIn(components.schemas).flatMap(({ required = [], properties = {} }) =>
    Object.entries(properties)
      .filter(([name, member]) => 'default' in member && !required.includes(name))
      .map(([name]) => name),
  );
  assert.deepEqual(promised, [], 'some generators require what has a default');
  for (const { method, path } of ROUTES) {
    if (method === 'GET') continue;
    const operations = paths as Record<string, Record<string, { responses: object }>>;
    const statuses = Object.keys(operations[path]?.[method.toLowerCase()]?.responses ?? {});
    for (const status of ['414', '415']) assert.ok(statuses.includes(status), `${method} ${path}`);
  }
});
