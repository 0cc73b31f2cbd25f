import assert from 'node:assert/strict';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../openapi.json' with { type: 'json' };
import { addApiFormats } from '../src/http/validation.ts';

interface DeclaredOperation {
  readonly pattern: RegExp;
  readonly method: string;
  readonly responses: Record<string, Response | { $ref: string }>;
}

interface Response {
  readonly description: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, { schema: object }>;
}

// Linters check the schemas themselves; skipping the clean-up makes compilation a third faster.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  code: { optimize: false },
});
addApiFormats(ajv);
ajv.addSchema({ $id: 'openapi', ...document });

const OPERATIONS: DeclaredOperation[] = Object.entries(document.paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      method: method.toUpperCase(),
      responses: (operation as DeclaredOperation).responses,
    })),
);

const SHARED: Readonly<Record<string, Response>> = document.components.responses;

const compiled = new Map<object, ValidateFunction>();

/** Headers of HTTP itself, which a document does not declare. */
const OF_HTTP = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
/** Headers that are in every answer that declares them; others are conditional. */
const ALWAYS = ['X-Request-Id', 'Cache-Control', 'WWW-Authenticate', 'Allow', 'ETag', 'Location'];

/**
 * Holds every answer that any test gets against the committed document. The document declares its
 * status, its problem code and its headers, and the body fits the schema.
 */
export function assertDeclared(
  method: string,
  url: string,
  answer: { status: number; body: unknown; text: string; headers: Record<string, unknown> },
): void {
  const path = url.split('?')[0] ?? '';
  const operation = OPERATIONS.find((one) => one.method === method && one.pattern.test(path));
  if (!operation) return;
  const response = resolved(operation.responses[answer.status]);
  assert.ok(response, `${method} ${path} declares no ${answer.status}: ${answer.text}`);
  assertHeaders(`${method} ${path} ${answer.status}`, response, answer.headers);
  for (const { schema } of Object.values(response.content ?? {})) {
    const validate = compiled.get(schema) ?? ajv.compile(inDocument(schema));
    compiled.set(schema, validate);
    const problems = validate(answer.body) ? '' : ajv.errorsText(validate.errors);
    assert.equal(problems, '', `${method} ${path} ${answer.status}: ${answer.text}`);
  }
}

function assertHeaders(
  name: string,
  { headers: declared = {} }: Response,
  sent: Record<string, unknown>,
): void {
  const names = Object.keys(declared).map((one) => one.toLowerCase());
  const unknown = Object.keys(sent).filter((one) => !OF_HTTP.has(one) && !names.includes(one));
  assert.deepEqual(unknown, [], `${name} has headers that the document does not declare`);
  const missing = ALWAYS.filter((one) => one in declared && sent[one.toLowerCase()] === undefined);
  assert.deepEqual(missing, [], `${name} lacks headers that the document declares`);
}

function resolved(
  response: DeclaredOperation['responses'][string] | undefined,
): Response | undefined {
  if (response === undefined || !('$ref' in response)) return response;
  const found = /^#\/components\/responses\/(\w+)$/.exec(response.$ref)?.[1];
  return SHARED[found ?? ''];
}

function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
}
