import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Disk, type File, renameFile, type NameChange } from './disk.ts';
import type { DiskOperation } from './recording.ts';

/*
 * The content of a disk after a power cut. A file's bytes are certain only if a sync covered them
 * that began after the write and ended before the cut. A folder's names are certain only if a sync
 * of that folder covered them. All, none or some of the rest may be there: any choice of bytes,
 * torn at disk sectors, and the names of a folder up to some point, as with journals.
 */

const SECTOR = 512;

/** How the disk treats unsynced data: it loses all of it, or randomly keeps some. */
export type Mode = 'synced' | 'torn';

export interface PowerCut {
  readonly operations: readonly DiskOperation[];
  /** How many operations were done before the power cut. */
  readonly length: number;
  readonly mode: Mode;
  readonly random: () => number;
}

export interface Places {
  /** The recorded folder. */
  readonly folder: string;
  /** A copy of it from before the recording. */
  readonly before: string;
  /** An empty folder for a possible content of the disk after the cut. */
  readonly to: string;
}

/** Builds a possible content of the folder after the cut. */
export function replayChanges(cut: PowerCut, { folder, before, to }: Places): void {
  const disk = new Disk(folder, before);
  for (const [index, operation] of cut.operations.slice(0, cut.length).entries()) {
    disk.follow(operation, index);
  }
  copyFolders(before, to);
  const names = new Map(disk.names);
  for (const naming of chooseKeptNamings(disk, cut)) {
    if (naming.name === 'folder') mkdirSync(join(to, naming.path), { recursive: true });
    else replayRename(names, naming);
  }
  for (const [path, file] of names) {
    const place = join(to, path);
    mkdirSync(dirname(place), { recursive: true });
    if (file.changes.length === 0 && file.base !== null) copyFileSync(file.base, place);
    else writeFileSync(place, rebuildContent(file, disk.syncedTo(file), cut), { mode: 0o600 });
  }
}

function copyFolders(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    mkdirSync(join(to, join(entry.parentPath, entry.name).slice(from.length)), {
      recursive: true,
      mode: 0o700,
    });
  }
}

/** Picks each folder's synced name changes and, at random, some of the following ones. */
function chooseKeptNamings(disk: Disk, { mode, random }: PowerCut): NameChange[] {
  const ended = new Set<string>();
  return disk.namings.filter(({ folder, index }) => {
    if (index <= disk.syncedTo(folder)) return true;
    if (ended.has(folder)) return false;
    const isKept = mode === 'torn' && random() < 1 / 2;
    if (!isKept) ended.add(folder);
    return isKept;
  });
}

function replayRename(
  names: Map<string, File>,
  naming: Exclude<NameChange, { name: 'folder' }>,
): void {
  switch (naming.name) {
    case 'add':
      names.set(naming.path, naming.file);
      return;
    case 'move':
      renameFile(names, naming.path, naming.to);
      if (naming.file) names.set(naming.to, naming.file);
      return;
    case 'remove':
      names.delete(naming.path);
  }
}

function rebuildContent(file: File, syncedTo: number, { mode, random }: PowerCut): Buffer {
  const content = new Content(file.base === null ? Buffer.alloc(0) : readFileSync(file.base));
  for (const change of file.changes) {
    const isSure = change.index <= syncedTo;
    if (!isSure && mode === 'synced') continue;
    const luck = isSure ? 0 : random();
    if (luck > 2 / 3) continue;
    if ('size' in change) content.resize(change.size);
    else content.write(change.at, change.data, luck > 1 / 3 ? random : () => 0);
  }
  return content.bytes;
}

/** The bytes of a file in memory, in a buffer that grows with its writes. */
class Content {
  #buffer: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#buffer = bytes;
    this.#length = bytes.length;
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  resize(length: number): void {
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(length, this.#buffer.length * 2));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    // Bytes that were cut off do not return when the file grows again.
    this.#buffer.fill(0, Math.min(length, this.#length), Math.max(length, this.#length));
    this.#length = length;
  }

  /** Writes the sectors for which `chance` is below one half. */
  write(at: number, data: Buffer, chance: () => number): void {
    const end = at + data.length;
    if (end > this.#length) this.resize(end);
    for (let start = at; start < end;) {
      const stop = Math.min(end, (Math.floor(start / SECTOR) + 1) * SECTOR);
      if (chance() < 1 / 2) data.copy(this.#buffer, start, start - at, stop - at);
      start = stop;
    }
  }
}
