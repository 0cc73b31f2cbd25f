import process from 'node:process';
import type { TestEvent } from 'node:test/reporters';

export interface RanTest {
  readonly file: string;
  readonly name: string;
  readonly end: 'passed' | 'failed' | 'skipped';
  readonly isOutermost: boolean;
  readonly ms: number;
  /** The processor time of the test; 0 if it is part of another test. */
  readonly cpuMs: number;
}

/** A reporter for `node --test`: a JSON line for each test that has run. */
export default async function* testEvents(
  source: AsyncIterable<TestEvent>,
): AsyncGenerator<string> {
  let cpu = process.cpuUsage();
  for await (const { type, data } of source) {
    if (type === 'test:dequeue' && data.nesting === 0) cpu = process.cpuUsage();
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const { user, system } = process.cpuUsage(cpu);
    const isOutermost = data.nesting === 0;
    const isSkipped = (data.skip ?? data.todo) !== undefined;
    const ran: RanTest = {
      file: data.file ?? '',
      name: data.name,
      end: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      isOutermost,
      ms: data.details.duration_ms,
      // The first is dequeued while other files still load, which belongs to no test.
      cpuMs: isOutermost ? Math.min((user + system) / 1000, data.details.duration_ms) : 0,
    };
    yield `${JSON.stringify(ran)}\n`;
  }
}
