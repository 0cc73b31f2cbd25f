/** An operation the shim recorded, in order. */
export type DiskOperation =
  | { readonly do: 'create'; readonly file: number; readonly path: string }
  | {
      readonly do: 'write';
      readonly file: number;
      readonly path: string;
      readonly at: number;
      readonly data: Buffer;
    }
  | { readonly do: 'truncate'; readonly file: number; readonly path: string; readonly size: number }
  | { readonly do: 'rename' | 'link'; readonly path: string; readonly to: string }
  | { readonly do: 'unlink' | 'mkdir' | 'rmdir'; readonly path: string }
  | {
      readonly do: 'sync-start';
      readonly id: bigint;
      readonly file: number;
      readonly path: string;
      readonly isFolder: boolean;
    }
  | { readonly do: 'sync-end'; readonly id: bigint }
  | { readonly do: 'sent'; readonly port: number; readonly data: Buffer };

const KINDS = [
  null,
  'create',
  'write',
  'truncate',
  'rename',
  'link',
  'unlink',
  'mkdir',
  'rmdir',
  'sync-start',
  'sync-end',
  'sent',
] as const;
const HEAD_BYTES = 32;

/** Reads a recording of the shim. If a kill truncated it, it ends with the last complete entry. */
export function readRecording(bytes: Buffer): DiskOperation[] {
  const operations: DiskOperation[] = [];
  for (let start = 0; start + HEAD_BYTES <= bytes.length;) {
    const pathLength = bytes.readUInt32LE(start + 4);
    const dataLength = bytes.readUInt32LE(start + 8);
    const pathStart = start + HEAD_BYTES;
    const dataStart = pathStart + pathLength;
    const end = dataStart + dataLength;
    if (end > bytes.length) break;
    const path = bytes.toString('utf8', pathStart, dataStart);
    operations.push(readOperation(bytes, start, { path, data: bytes.subarray(dataStart, end) }));
    start = end;
  }
  return operations;
}

function readOperation(
  bytes: Buffer,
  start: number,
  { path, data }: { readonly path: string; readonly data: Buffer },
): DiskOperation {
  const kind = KINDS[bytes.readUInt32LE(start)] ?? null;
  const file = Number(bytes.readBigUInt64LE(start + 16));
  const at = bytes.readBigUInt64LE(start + 24);
  switch (kind) {
    case 'create':
      return { do: kind, file, path };
    case 'write':
      return { do: kind, file, path, at: Number(at), data };
    case 'truncate':
      return { do: kind, file, path, size: Number(at) };
    case 'rename':
    case 'link':
      return { do: kind, path, to: data.toString() };
    case 'unlink':
    case 'mkdir':
    case 'rmdir':
      return { do: kind, path };
    case 'sync-start':
      return { do: kind, id: at, file, path, isFolder: bytes.readUInt32LE(start + 12) === 1 };
    case 'sync-end':
      return { do: kind, id: at };
    case 'sent':
      return { do: kind, port: file, data };
    case null:
      throw new Error(`the record holds an entry of kind ${bytes.readUInt32LE(start)}`);
  }
}
