import { readFileSync } from 'node:fs';
import type { Json } from './json.ts';

type Part = 'request' | 'response';

const FILE = new URL('../../../examples.json', import.meta.url);

type RecordedExamples = Readonly<Record<string, Partial<Record<Part, unknown>>>>;

/** The recorded requests and responses of each operation (DOC-6). */
export class Examples {
  readonly #recorded = JSON.parse(readFileSync(FILE, 'utf8')) as RecordedExamples;

  of(operationId: string, part: Part): Json {
    const { [part]: example } = this.#recorded[operationId] ?? {};
    return example === undefined ? {} : { example };
  }
}
