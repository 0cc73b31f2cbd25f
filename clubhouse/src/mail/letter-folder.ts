import { open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Names all whom a letter in a folder is to or about, by their ids; mail servers never see it. */
export const PEOPLE_HEADER = 'X-Clubhouse-People';

/** Headers are a few kilobytes, however many people a letter names. */
const HEAD_BYTES = 65_536;

/** Whose letters go. */
interface Person {
  readonly personId: string;
  readonly isMember: boolean;
}

/**
 * Removes the letters in a folder that are to or about any of these (OWN-4). With a member those of
 * a release go too that did not note people: nobody can tell whom they name.
 */
export async function removeLettersOf(folder: string, people: readonly Person[]): Promise<void> {
  const ids = new Set(people.map(({ personId }) => personId));
  const isMemberErased = people.some(({ isMember }) => isMember);
  for (const name of await namesIn(folder)) {
    // A letter that a crash cut off ends in `.part`.
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const named = peopleOf(await readHead(path));
    const isTheirs = named === null ? isMemberErased : named.some((id) => ids.has(id));
    if (isTheirs) await unlink(path);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Null: the letter does not say. */
function peopleOf(text: string): string[] | null {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const beginning = `${PEOPLE_HEADER.toLowerCase()}:`;
  const line = lines.find((one) => one.toLowerCase().startsWith(beginning));
  return line === undefined ? null : line.slice(beginning.length).trim().split(/\s+/);
}
