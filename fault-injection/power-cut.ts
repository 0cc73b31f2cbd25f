import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { type DiskOperation, readRecording } from './recording.ts';
import { type Mode, replayChanges } from './replay.ts';
import { type Control, type Shim, makeShimEnvironment } from './shim.ts';
import type { ServiceEnvironment } from './service.ts';

/** A recording of a system's operations on a folder and of the data it sends. */
export class Record {
  readonly #folder: string;
  readonly #before: string;
  readonly #log: string;

  /** Starts now: the folder's content counts as synced. Nobody may write there in the meantime. */
  constructor(folder: string, scratch: string) {
    this.#folder = folder;
    this.#before = join(scratch, 'before');
    this.#log = join(scratch, 'record');
    rmSync(this.#before, { recursive: true, force: true });
    cpSync(folder, this.#before, { recursive: true });
    writeFileSync(this.#log, '');
    chmodSync(this.#log, 0o666);
  }

  /** The environment of the system's processes. */
  environment(
    shim: Shim,
    control: Control,
    { sent }: { readonly sent: boolean },
  ): ServiceEnvironment {
    return makeShimEnvironment(shim, { control, folder: this.#folder, log: this.#log, sent });
  }

  read(): DiskOperation[] {
    return readRecording(readFileSync(this.#log));
  }

  /**
   * Fills a folder with what the disk may contain if the power failed after this many operations.
   */
  cut(
    operations: readonly DiskOperation[],
    { length, mode, random }: { length: number; mode: Mode; random: () => number },
    to: string,
  ): void {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true, mode: 0o700 });
    replayChanges(
      { operations, length, mode, random },
      { folder: this.#folder, before: this.#before, to },
    );
  }
}

/**
 * Picks the moment of the power cut: half the time right after an answer was sent, whose promise
 * the disk must then keep.
 */
export function chooseCut(operations: readonly DiskOperation[], random: () => number): number {
  const said = operations.flatMap((operation, index) =>
    operation.do === 'sent' ? [index + 1] : [],
  );
  const choose = (count: number) => Math.floor(random() * count);
  if (random() < 1 / 2) return said[choose(said.length)] ?? operations.length;
  const first = said[0] ?? 0;
  return first + choose(operations.length - first + 1);
}

/** The ids of the requests that succeeded before the cut. */
export function listAnsweredIds(operations: readonly DiskOperation[], length: number): Set<string> {
  const ids = new Set<string>();
  for (const operation of operations.slice(0, length)) {
    if (operation.do !== 'sent') continue;
    const head = operation.data.toString('latin1');
    const id = /^HTTP\/1\.1 2\d\d [^]*?\r\nx-request-id: ([^\r]+)\r\n/i.exec(head)?.[1];
    if (id !== undefined) ids.add(id);
  }
  return ids;
}

/** Lists the remote ports to which an answer about a seat or leaving was sent before the cut. */
export function listAnsweredPorts(
  operations: readonly DiskOperation[],
  length: number,
): { readonly seat: Set<number>; readonly leave: Set<number> } {
  const ports = { seat: new Set<number>(), leave: new Set<number>() };
  for (const operation of operations.slice(0, length)) {
    if (operation.do !== 'sent') continue;
    if (operation.data.includes('{"t":"joined"')) ports.seat.add(operation.port);
    if (operation.data[0] === 0x88) ports.leave.add(operation.port);
  }
  return ports;
}
