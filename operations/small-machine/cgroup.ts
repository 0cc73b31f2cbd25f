import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_US = 100_000;

/** Limits for processes: bytes of memory, and hundredths of one core. */
interface Bounds {
  readonly bytes: number;
  readonly percent: number;
}

/** A group of processes with limits, using cgroups v1 or v2. */
export class Cgroup {
  readonly #folders: readonly string[];
  readonly #isSecond: boolean;

  /** @throws the file system's error if groups cannot be created */
  constructor(name: string, { bytes, percent }: Bounds) {
    this.#isSecond = existsSync(join(ROOT, 'cgroup.controllers'));
    const quota = Math.round((PERIOD_US * percent) / 100);
    this.#folders = this.#isSecond
      ? [join(ROOT, name)]
      : [join(ROOT, 'memory', name), join(ROOT, 'cpu', name)];
    for (const folder of this.#folders) mkdirSync(folder, { recursive: true });
    const [memory = '', cpu = memory] = this.#folders;
    if (this.#isSecond) {
      writeFileSync(join(memory, 'memory.max'), String(bytes));
      writeFileSync(join(memory, 'memory.swap.max'), '0');
      writeFileSync(join(cpu, 'cpu.max'), `${quota} ${PERIOD_US}`);
    } else {
      writeFileSync(join(memory, 'memory.limit_in_bytes'), String(bytes));
      writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(quota));
    }
  }

  /** A prefix for a command that makes it start within the group. */
  get prefix(): readonly string[] {
    const enter = this.#folders.map((folder) => `echo $$ > ${folder}/cgroup.procs`).join(' && ');
    return ['sh', '-c', `${enter} && exec "$@"`, 'sh'];
  }

  /** The most megabytes counted against the group. */
  peakMegabytes(): number {
    const [memory = ''] = this.#folders;
    const file = this.#isSecond ? 'memory.peak' : 'memory.max_usage_in_bytes';
    return Math.round(Number(readFileSync(join(memory, file), 'utf8')) / 1024 / 1024);
  }

  /** Peak memory of its processes in megabytes, including shared pages. */
  residentMegabytes(): number {
    const [memory = ''] = this.#folders;
    const pids = readFileSync(join(memory, 'cgroup.procs'), 'utf8').trim().split('\n');
    const kilobytes = pids.map((pid) => {
      const path = `/proc/${pid}/status`;
      const text = pid !== '' && existsSync(path) ? readFileSync(path, 'utf8') : '';
      return Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    });
    return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
  }

  /** How many processes were killed for lack of memory. */
  killed(): number {
    const [memory = ''] = this.#folders;
    const file = this.#isSecond ? 'memory.events' : 'memory.oom_control';
    const text = readFileSync(join(memory, file), 'utf8');
    return Number(/^oom_kill (\d+)/m.exec(text)?.[1] ?? 0);
  }

  remove(): void {
    for (const folder of this.#folders) if (readdirSync(folder).length > 0) rmdirSync(folder);
  }
}
