import type { Type as TypeBox } from 'typebox';

/*
 * The builders of TypeBox that wire schemas are made of, with its types. TypeBox comes as 373
 * modules, of which a start would load and keep all for these few functions (ADR 49).
 */

type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'String'
  | 'Union'
  | 'Unsafe'
  | 'With'
>;
type Schema = Readonly<Record<PropertyKey, unknown>>;
type Properties = Readonly<Record<string, Schema>>;

/** On a property that may be left out. No schema shows it: who spreads one gets it without. */
const OPTIONAL = Symbol('optional');

const ofType =
  (type: string) =>
  (options?: Schema): Schema => ({ type, ...options });

function object(properties: Properties, options?: Schema): Schema {
  const required = Object.keys(properties).filter((name) => !isOptional(properties[name]));
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties,
    ...options,
  };
}

function optional(schema: Schema): Schema {
  return Object.defineProperty({ ...schema }, OPTIONAL, { value: true });
}

function isOptional(schema: Schema | undefined): boolean {
  return schema?.[OPTIONAL] === true;
}

function partial({ properties }: { readonly properties: Properties }, options?: Schema): Schema {
  const optionals = Object.entries(properties).map(([name, schema]) => [name, optional(schema)]);
  return object(Object.fromEntries(optionals) as Properties, options);
}

function withOptions(schema: Schema, options: Schema): Schema {
  const changed = { ...schema, ...options };
  return isOptional(schema) ? optional(changed) : changed;
}

const builders = {
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Integer: ofType('integer'),
  Literal: (value: unknown, options?: Schema) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: optional,
  Partial: partial,
  String: ofType('string'),
  Union: (anyOf: readonly Schema[], options?: Schema) => ({ anyOf, ...options }),
  // For its type alone: a schema written out.
  Unsafe: (schema: Schema) => withOptions(schema, {}),
  With: withOptions,
} satisfies Record<keyof Builders, unknown>;

/** JSON Schemas, each as the function of that name in TypeBox makes it. */
export const Type = builders as unknown as Builders;
