import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';

export type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<TSchema, Serialize>();

/**
 * Writes an answer as JSON by its schema. Compiled on first use, once a process.
 * @throws Error where the schema does not compile
 */
export function serializerFor(schema: TSchema): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const serialize: Serialize = fastJson(withoutUnions(schema));
  compiled.set(schema, serialize);
  return serialize;
}

/**
 * A union by code is written as it stands: to look for the member that it is, by checking one
 * after the other, would take longer.
 */
function withoutUnions(schema: TSchema): TSchema {
  return JSON.parse(
    JSON.stringify(schema, (_, value: unknown) => (isUnion(value) ? {} : value)),
  ) as TSchema;
}

function isUnion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('oneOf' in value || 'allOf' in value);
}
