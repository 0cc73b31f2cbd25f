import type { TSchema } from 'typebox';

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * The texts of a path or a query as the values that the schema asks for. Only plain decimal
 * numbers count as such: `0x10`, `1e2`, ` 5` and the like stay text, which the schema refuses.
 */
export function readTexts(schema: TSchema, texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null || !('properties' in schema)) return texts;
  const properties = schema.properties as Readonly<Record<string, { readonly type?: unknown }>>;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, readText(properties[name]?.type, text)]),
  );
}

function readText(type: unknown, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (type === 'integer') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return BOOLEANS[text] ?? text;
  return text;
}
