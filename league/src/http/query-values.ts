import type { TSchema } from 'typebox';

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A parameter's text, or several if its name was repeated. */
type QueryText = string | readonly string[];

/** Whether a parameter takes several values: its name repeated, or the values between commas. */
export function canTakeSeveral(schema: TSchema, name: string): boolean {
  return listTypes(schema)[name]?.type === 'array';
}

/** Only plain decimal numbers count: `0x10`, `1e2` and ` 5` stay text, which the schema refuses. */
export function readTexts(schema: TSchema, texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const types = listTypes(schema);
  return Object.fromEntries(
    Object.entries(texts as Readonly<Record<string, QueryText>>).map(([name, text]) => [
      name,
      readText(types[name]?.type, text),
    ]),
  );
}

function listTypes(schema: TSchema): Readonly<Record<string, { readonly type?: unknown }>> {
  return 'properties' in schema
    ? (schema.properties as Readonly<Record<string, { readonly type?: unknown }>>)
    : {};
}

function readText(type: unknown, text: QueryText): unknown {
  if (type === 'array') return [text].flat().flatMap((one) => one.split(','));
  if (typeof text !== 'string') return text;
  if (type === 'integer') return INTEGER.test(text) ? Number(text) : text;
  if (type === 'number') return NUMBER.test(text) ? Number(text) : text;
  if (type === 'boolean') return BOOLEANS[text] ?? text;
  return text;
}
