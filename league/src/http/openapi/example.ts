import type { TSchema } from 'typebox';
import type { Json } from './json.ts';

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e',
  date: '2026-05-31',
  'date-time': '2026-05-31T18:00:00.000Z',
  email: 'ann.lee@example.org',
  'age-band': '18_34',
};

/** A value that the schema accepts, to show what is meant. */
export function exampleOf(schema: TSchema): unknown {
  return example(schema as Json, '');
}

function example(schema: Json, name: string): unknown {
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('default' in schema) return schema['default'];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [first] = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[];
  if (first) return example(first, name);
  if (Array.isArray(schema['allOf'])) return exampleOfAll(schema['allOf'] as Json[], name);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  switch (type) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return exampleArray(schema, name);
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1;
    case 'boolean':
      return false;
    default:
      return exampleText(schema, name);
  }
}

function exampleOfAll(parts: readonly Json[], name: string): Json {
  return Object.assign({}, ...parts.map((part) => example(part, name))) as Json;
}

function exampleObject({ properties, required }: Json): Json {
  const needed = new Set((required ?? []) as string[]);
  const entries = Object.entries((properties ?? {}) as Record<string, Json>);
  const shown = entries.filter(([name]) => needed.size === 0 || needed.has(name));
  return Object.fromEntries(shown.map(([name, schema]) => [name, example(schema, name)]));
}

function exampleArray(schema: Json, name: string): unknown[] {
  const count = Math.max(1, Number(schema['minItems'] ?? 1));
  return Array.from({ length: count }, () => example(schema['items'] as Json, name));
}

function exampleText({ format, pattern }: Json, name: string): string {
  if (typeof format === 'string') return BY_FORMAT[format] ?? format;
  if (name === 'slug') return 'riverside';
  if (name === 'timezone') return 'Europe/London';
  if (typeof pattern === 'string' && pattern.includes('{64}')) return 'a'.repeat(64);
  return name === '' ? 'text' : name.replaceAll('_', ' ');
}
