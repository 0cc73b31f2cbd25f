import { createHash, hash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readErrorCode } from './core/error-code.ts';

/** Errors of file systems without hard links, as on many USB sticks. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Flushes a file's bytes, or a folder's names, to disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a private file. After a crash or power cut, it is either unchanged or complete. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await writeThroughPart(path, content, (part) => rename(part, path));
}

/** Like `writeDurably`, for a new file; never overwrites an existing one. */
export async function createDurably(path: string, text: string): Promise<void> {
  await writeThroughPart(path, text, (part) => renameWithoutReplacing(part, path)).catch(
    (error: unknown) => {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    },
  );
}

/** @throws an error with the code EEXIST if that name exists */
export async function renameWithoutReplacing(from: string, to: string): Promise<void> {
  try {
    // A link, unlike a rename, never takes the place of a file that appeared meanwhile.
    await link(from, to);
  } catch (error) {
    if (!NO_LINKS.includes(readErrorCode(error))) throw error;
    if (existsSync(to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST' });
    await rename(from, to);
  }
  await rm(from, { force: true });
  await syncToDisk(dirname(to));
}

async function writeThroughPart(
  path: string,
  content: string | Uint8Array,
  giveName: (part: string) => Promise<void>,
): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await giveName(part);
    await syncToDisk(dirname(path));
  } finally {
    await rm(part, { force: true });
  }
}

/** Renames within a folder and flushes the new name to disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncToDisk(dirname(to));
}

export async function removeDurably(path: string): Promise<void> {
  await rm(path, { force: true });
  await syncToDisk(dirname(path));
}

/** The SHA-256 of a file's first bytes, or of all, in lower-case hex. */
export async function hashFile(file: string, bytes = Number.POSITIVE_INFINITY): Promise<string> {
  if (bytes === 0) return hash('sha256', '');
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) digest.update(chunk);
  return digest.digest('hex');
}

/** The last bytes of a file, at most this many, one character per byte. */
export async function readTail(file: string, maxBytes: number): Promise<string> {
  const { size } = await stat(file);
  const length = Math.min(maxBytes, size);
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}
