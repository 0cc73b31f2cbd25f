import { open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the ids of recipients and subjects in a folder file; mail servers never see it. */
export const PEOPLE_HEADER = 'X-Clubhouse-People';

/** Headers take a few kilobytes, however many people an email names. */
const HEAD_BYTES = 65_536;

interface LetterPerson {
  readonly personId: string;
  readonly isMember: boolean;
}

/**
 * Deletes a folder's emails to or about any of these people (OWN-4). For members, it also deletes
 * emails from a release that did not record people, because their subjects are unknown.
 */
export async function removeLetters(
  folder: string,
  people: readonly LetterPerson[],
): Promise<void> {
  const ids = new Set(people.map(({ personId }) => personId));
  const isMemberErased = people.some(({ isMember }) => isMember);
  for (const name of await listNames(folder)) {
    // An email interrupted by a crash ends in `.part`.
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const named = readPeople(await readHead(path));
    const isTheirs = named === null ? isMemberErased : named.some((id) => ids.has(id));
    if (isTheirs) await unlink(path);
  }
}

async function listNames(folder: string): Promise<string[]> {
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

/** Null if the email does not record people. */
function readPeople(text: string): string[] | null {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const beginning = `${PEOPLE_HEADER.toLowerCase()}:`;
  const line = lines.find((one) => one.toLowerCase().startsWith(beginning));
  return line === undefined ? null : line.slice(beginning.length).trim().split(/\s+/);
}
