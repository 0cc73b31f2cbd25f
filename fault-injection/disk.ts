import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DiskOperation } from './recording.ts';

/** A file as an inode: its initial content and its changes. */
export interface File {
  /** The file with its initial bytes; null if it started empty. */
  readonly base: string | null;
  readonly changes: DiskChange[];
}

/** A write at an offset or a new size, with its index among the operations. */
type DiskChange =
  | { readonly index: number; readonly at: number; readonly data: Buffer }
  | { readonly index: number; readonly size: number };

/** A change of the names in a folder. */
export type NameChange = { readonly index: number; readonly folder: string } & (
  | { readonly name: 'add'; readonly path: string; readonly file: File }
  | {
      readonly name: 'move';
      readonly path: string;
      readonly to: string;
      readonly file: File | null;
    }
  | { readonly name: 'remove'; readonly path: string }
  | { readonly name: 'folder'; readonly path: string }
);

/**
 * The changes of a recorded system to its folder; all paths are relative to it, and `.` is the
 * folder.
 */
export class Disk {
  readonly names: Map<string, File>;
  readonly namings: NameChange[] = [];
  readonly #folder: string;
  readonly #live: Map<string, File>;
  readonly #byNumber = new Map<number, File>();
  readonly #synced = new Map<File | string, number>();
  readonly #syncing = new Map<bigint, { readonly of: File | string; readonly index: number }>();

  /** @param before a copy of the folder from before the recording, assumed to be synced */
  constructor(folder: string, before: string) {
    this.#folder = folder;
    this.names = listFiles(before);
    this.#live = new Map(this.names);
  }

  /** The operation up to which a file or a folder was synced; -1 if it never was. */
  syncedTo(what: File | string): number {
    return this.#synced.get(what) ?? -1;
  }

  follow(operation: DiskOperation, index: number): void {
    switch (operation.do) {
      case 'write':
        this.#file(operation).changes.push({ index, at: operation.at, data: operation.data });
        return;
      case 'truncate':
        this.#file(operation).changes.push({ index, size: operation.size });
        return;
      case 'sync-start': {
        const of = operation.isFolder ? this.#within(operation.path) : this.#file(operation);
        this.#syncing.set(operation.id, { of, index });
        return;
      }
      case 'sync-end': {
        const sync = this.#syncing.get(operation.id);
        if (sync) this.#synced.set(sync.of, Math.max(sync.index, this.syncedTo(sync.of)));
        return;
      }
      case 'create':
      case 'rename':
      case 'link':
      case 'unlink':
      case 'mkdir':
      case 'rmdir':
        return this.#name(operation, index);
      case 'sent':
    }
  }

  #name(
    operation: Exclude<
      DiskOperation,
      { do: 'write' | 'truncate' | 'sync-start' | 'sync-end' | 'sent' }
    >,
    index: number,
  ): void {
    const path = this.#within(operation.path);
    const folder = dirname(path);
    switch (operation.do) {
      case 'create': {
        const file: File = { base: null, changes: [] };
        this.#byNumber.set(operation.file, file);
        this.#live.set(path, file);
        this.namings.push({ index, folder, name: 'add', path, file });
        return;
      }
      case 'rename': {
        const to = this.#within(operation.to);
        const file = this.#live.get(path) ?? null;
        this.namings.push({ index, folder: dirname(to), name: 'move', path, to, file });
        renameFile(this.#live, path, to);
        return;
      }
      case 'link': {
        const file = this.#live.get(path);
        const to = this.#within(operation.to);
        if (!file) return;
        this.#live.set(to, file);
        this.namings.push({ index, folder: dirname(to), name: 'add', path: to, file });
        return;
      }
      case 'unlink':
        this.#live.delete(path);
        this.namings.push({ index, folder, name: 'remove', path });
        return;
      case 'mkdir':
        this.namings.push({ index, folder, name: 'folder', path });
        return;
      // An extra empty folder does no harm.
      case 'rmdir':
    }
  }

  #within(path: string): string {
    return path.slice(this.#folder.length + 1) || '.';
  }

  #file({ file: number, path }: { readonly file: number; readonly path: string }): File {
    const known = this.#byNumber.get(number) ?? this.#live.get(this.#within(path));
    const file = known ?? { base: null, changes: [] };
    this.#byNumber.set(number, file);
    return file;
  }
}

/** Renames a file, or a folder with everything in it. */
export function renameFile(names: Map<string, File>, from: string, to: string): void {
  const moved = [...names].filter(([path]) => path === from || path.startsWith(`${from}/`));
  for (const [path, file] of moved) {
    names.delete(path);
    names.set(to + path.slice(from.length), file);
  }
}

/** Every file below a folder, by its relative path. */
function listFiles(folder: string): Map<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry): [string, File] => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), { base: path, changes: [] }];
      }),
  );
}
