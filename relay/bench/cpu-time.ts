import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU ms that a process and all that it started have used, by the threads that they have now. It is
 * told in nanoseconds, where `/proc/PID/stat` counts in hundredths of a second: too coarse for what a
 * quiet process does in a few seconds. Linux alone tells.
 */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`);
  const children = threads.flatMap((path) => wordsOf(`${path}/children`));
  const nanoseconds = threads.map((path) => Number(wordsOf(`${path}/schedstat`)[0]));
  return sum(nanoseconds) / 1e6 + sum(children.map((child) => cpuMs(Number(child))));
}

function wordsOf(path: string): string[] {
  return readFileSync(path, 'utf8').split(/\s+/).filter(Boolean);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
