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
  const serialize: Serialize = fastJson(schema);
  compiled.set(schema, serialize);
  return serialize;
}
