import { readdirSync, readFileSync } from 'node:fs';

/** CPU ms used so far, by the id of each thread. */
export type CpuTimes = ReadonlyMap<string, number>;

/**
 * CPU ms of each thread of a process and its children, from nanoseconds: the hundredths of a second
 * in `/proc/PID/stat` are too coarse for a few quiet seconds. Only Linux reports it.
 */
export function readCpuTimes(pid: number): CpuTimes {
  const times = new Map<string, number>();
  for (const id of readUnlessEnded(() => readdirSync(`/proc/${pid}/task`))) {
    const path = `/proc/${pid}/task/${id}`;
    const [used] = readWords(`${path}/schedstat`);
    if (used !== undefined) times.set(id, Number(used) / 1e6);
    for (const child of readWords(`${path}/children`)) {
      for (const [thread, ms] of readCpuTimes(Number(child))) times.set(thread, ms);
    }
  }
  return times;
}

/** Without threads that have ended by then, because their use is unknown. */
export function cpuMsBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? 0), 0);
}

function readWords(path: string): string[] {
  return readUnlessEnded(() => readFileSync(path, 'utf8').split(/\s+/).filter(Boolean));
}

/** Empty for a thread that has ended since it was listed. */
function readUnlessEnded(read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return [];
    throw error;
  }
}
