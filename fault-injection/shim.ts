import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = new URL('shim.c', import.meta.url).pathname;
/** The offset of each field in the page that the shim shares, 8 bytes each. */
const FIELDS = {
  isFull: 0,
  diesAt: 8,
  operations: 16,
  skipsSync: 24,
  syncDelayUs: 32,
  clockOffsetMs: 40,
  isFailing: 48,
  isReadOnly: 56,
} as const;
const PAGE_BYTES = 4096;

export interface Shim {
  readonly library: string;
  readonly remove: () => void;
}

/**
 * Builds the shim.
 * @returns null if the machine does not run Linux or has no C compiler
 */
export function buildShim(): Shim | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-shim-'));
  const library = join(folder, 'shim.so');
  const options = ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'];
  const { status } = spawnSync('cc', options, { stdio: 'ignore' });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    return null;
  }
  // PostgreSQL runs as another user.
  for (const path of [folder, library]) chmodSync(path, 0o755);
  return { library, remove };
}

/** The shared page that tells a running process under the shim which faults to show. */
export class Control {
  readonly path: string;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'w+');
    writeSync(this.#file, Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, 0);
    chmodSync(path, 0o666);
  }

  set(field: keyof typeof FIELDS, value: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(value));
    writeSync(this.#file, bytes, 0, 8, FIELDS[field]);
  }

  get(field: keyof typeof FIELDS): number {
    const bytes = Buffer.alloc(8);
    readSync(this.#file, bytes, 0, 8, FIELDS[field]);
    return Number(bytes.readBigInt64LE());
  }

  close(): void {
    closeSync(this.#file);
  }
}

interface ShimOptions {
  readonly control: Control;
  /** The folder that the shim watches. */
  readonly folder: string;
  /** An existing file for the recording. */
  readonly log?: string;
  /** Whether data sent on sockets is recorded. */
  readonly sent?: boolean;
}

/** The environment of a process under the shim. */
export function makeShimEnvironment(
  shim: Shim,
  { control, folder, log, sent }: ShimOptions,
): Record<string, string> {
  return {
    LD_PRELOAD: shim.library,
    SHIM_CONTROL: control.path,
    SHIM_FOLDER: folder,
    ...(log === undefined ? {} : { SHIM_LOG: log }),
    ...(sent === true ? { SHIM_SENT: '1' } : {}),
  };
}
