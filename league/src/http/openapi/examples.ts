import { readFileSync } from 'node:fs';
import type { Json } from './json.ts';

type Part = 'request' | 'response';

const FILE = new URL('../../../examples.json', import.meta.url);

let examples: Readonly<Record<string, Partial<Record<Part, unknown>>>> | undefined;

/** What was sent to the operation, or came back, when the examples were recorded (DOC-6). */
export function exampleOf(operationId: string, part: Part): Json {
  examples ??= JSON.parse(readFileSync(FILE, 'utf8')) as typeof examples;
  const { [part]: example } = examples?.[operationId] ?? {};
  return example === undefined ? {} : { example };
}
