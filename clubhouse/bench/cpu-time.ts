import { readFileSync } from 'node:fs';

/** The unit in which Linux counts processor time. */
const TICKS_PER_MS = 0.1;

/** Processor time used by a process, in ms; NaN if the system does not report it. */
export function readCpuTime(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_MS;
  } catch {
    return Number.NaN;
  }
}
