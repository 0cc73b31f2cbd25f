import type { TestEvent } from 'node:test/reporters';

/** One test that has run. */
export interface RanTest {
  readonly file: string;
  readonly name: string;
  readonly end: 'passed' | 'failed' | 'skipped';
  readonly isOutermost: boolean;
  readonly ms: number;
}

/** A reporter for `node --test`: a JSON line for each test that has run. */
export default async function* testEvents(
  source: AsyncIterable<TestEvent>,
): AsyncGenerator<string> {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const isSkipped = (data.skip ?? data.todo) !== undefined;
    const ran: RanTest = {
      file: data.file ?? '',
      name: data.name,
      end: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      isOutermost: data.nesting === 0,
      ms: data.details.duration_ms,
    };
    yield `${JSON.stringify(ran)}\n`;
  }
}
