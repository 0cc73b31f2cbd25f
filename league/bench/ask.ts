import { once } from 'node:events';
import type { ServiceProcess } from './service.ts';

export type BenchQuestion = 'usage' | 'watch loop' | 'loop held';

export interface Usage {
  readonly cpuMicros: number;
  readonly residentBytes: number;
  /** Answers that were computed instead of read from the cache. */
  readonly workedOut: number;
}

export async function ask<T>(
  { process: child }: ServiceProcess,
  question: BenchQuestion,
): Promise<T> {
  const answered = once(child, 'message');
  child.send({ ask: question });
  const [{ value }] = (await answered) as [{ value: T }];
  return value;
}
