import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';

export type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<TSchema, Serialize>();

/** Compiled on first use, once per process. @throws Error if the schema does not compile */
export function getSerializer(schema: TSchema): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const serialize: Serialize = fastJson(relaxUnions(schema));
  compiled.set(schema, serialize);
  return serialize;
}

/** Writes unions as they are: finding the right member takes longer, except for object-or-null. */
function relaxUnions(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema, (_, value: unknown) => relaxUnion(value))) as TSchema;
}

function relaxUnion(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const some = findObjectOrNull(value);
  if (some !== null) return { ...some, nullable: true };
  return UNIONS.some((name) => name in value) ? {} : value;
}

const UNIONS = ['oneOf', 'allOf', 'anyOf'];

function findObjectOrNull(value: object): object | null {
  if (!('anyOf' in value) || !Array.isArray(value.anyOf)) return null;
  const [some, nothing, more] = value.anyOf as readonly { readonly type?: unknown }[];
  const isChoice = some?.type === 'object' && nothing?.type === 'null' && more === undefined;
  return isChoice ? some : null;
}
