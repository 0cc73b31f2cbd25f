import { readFileSync } from 'node:fs';
import type { Json } from './json.ts';

type Part = 'request' | 'response';

const FILE = new URL('../../../examples.json', import.meta.url);

type RecordedExamples = Readonly<Record<string, Partial<Record<Part, unknown>>>>;

/** What was sent to each operation, and what came back, when the examples were recorded (DOC-6). */
export class Examples {
  readonly #recorded = JSON.parse(readFileSync(FILE, 'utf8')) as RecordedExamples;

  of(operationId: string, part: Part): Json {
    const { [part]: example } = this.#recorded[operationId] ?? {};
    return example === undefined ? {} : { example };
  }
}
