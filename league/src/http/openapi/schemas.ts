import type { TSchema } from 'typebox';
import { ABOUT } from '../schema.ts';
import { isObject, type JsonObject } from './json.ts';

/** Keywords whose value is not and does not contain a schema. */
const VALUES = new Set(['default', 'examples', 'enum', 'const', 'required']);

/** The named schemas of the document: each schema with a title, written once. */
export class Schemas {
  readonly #schemas = new Map<string, JsonObject>();
  /** The source of each schema, by name. */
  readonly #written = new Map<string, string>();

  /** The schema as it appears in the document, with references to named parts. */
  ref(schema: TSchema): JsonObject {
    return this.#convert(schema as JsonObject);
  }

  all(): JsonObject {
    return Object.fromEntries(
      [...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  #convert(schema: JsonObject): JsonObject {
    const { title, default: byDefault, [ABOUT]: about, ...rest } = schema;
    const { description = '' } = rest;
    const atUse = {
      ...(about === undefined || description === about ? {} : { description }),
      ...(byDefault === undefined ? {} : { default: byDefault }),
    };
    if (typeof title !== 'string') return { ...this.#parts(rest), ...atUse };
    this.#name(title, rest, about ?? description);
    const $ref = `#/components/schemas/${title}`;
    return Array.isArray(rest['type'])
      ? { anyOf: [{ $ref }, { type: 'null' }], ...atUse }
      : { $ref, ...atUse };
  }

  #name(title: string, schema: JsonObject, about: unknown): void {
    const { description: _, ...rest } = removeNull(schema);
    const named = about === '' ? rest : { ...rest, description: about };
    const text = JSON.stringify(named);
    const known = this.#written.get(title);
    if (known === text) return;
    if (known !== undefined) throw new TypeError(`Two schemas are named ${title}`);
    // Noted first, because a schema may contain itself.
    this.#written.set(title, text);
    this.#schemas.set(title, this.#parts(named));
  }

  #parts(schema: JsonObject): JsonObject {
    const converted: JsonObject = {};
    for (const [name, value] of Object.entries(describeDefaults(toTuple(schema))))
      converted[name] = this.#part(name, value);
    return converted;
  }

  #part(name: string, value: unknown): unknown {
    if (VALUES.has(name)) return value;
    if (Array.isArray(value)) {
      return value.map((one: unknown) => (isObject(one) ? this.#convert(one) : one));
    }
    if (!isObject(value)) return value;
    if (name !== 'properties') return this.#convert(value);
    const properties = Object.entries(value);
    return Object.fromEntries(
      properties.map(([key, one]) => [key, isObject(one) ? this.#convert(one) : one]),
    );
  }
}

/** A tuple, so that clients see two items; with `items`, some generators count a third. */
function toTuple(schema: JsonObject): JsonObject {
  const { items, minItems, maxItems } = schema;
  if (!isObject(items) || minItems !== 2 || maxItems !== 2) return schema;
  return { ...schema, prefixItems: [items, items], items: false };
}

/** The named schema itself, without null; a use of it may still allow null. */
function removeNull(schema: JsonObject): JsonObject {
  const { type, enum: values, ...rest } = schema;
  return {
    ...(type === undefined ? {} : { type: Array.isArray(type) ? type[0] : type }),
    ...(Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {}),
    ...rest,
  };
}

/** Writes defaults in words: some generators require callers to send a member with `default`. */
function describeDefaults(schema: JsonObject): JsonObject {
  const { properties, required = [] } = schema;
  if (!isObject(properties) || !Array.isArray(required)) return schema;
  const members = Object.entries(properties).map(([name, member]): [string, unknown] => {
    if (!isObject(member) || !('default' in member) || required.includes(name)) {
      return [name, member];
    }
    const { default: byDefault, description, ...rest } = member;
    const about = typeof description === 'string' ? `${description}. ` : '';
    return [name, { ...rest, description: `${about}Default: \`${JSON.stringify(byDefault)}\`` }];
  });
  return { ...schema, properties: Object.fromEntries(members) };
}
