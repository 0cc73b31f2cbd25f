import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import { ROUTES } from '../src/app.ts';

test('what the service takes for schemas of its routes are schemas', () => {
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
