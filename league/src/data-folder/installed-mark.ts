import { hash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readErrorCode } from 'service/error-code';
import { syncToDisk, writeDurably } from 'service/durable-file';

export interface Places {
  readonly dataFolder: string;
  /** A folder that outlives the data folder; null if there is none. */
  readonly stateFolder: string | null;
}

/** Facts remembered about the club. None is personal. */
export interface MarkedClub {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** Records outside the database that a club is installed, so that its loss is noticed (DAT-3). */
export interface InstalledMark {
  /** Null if the mark cannot be read: some club was installed. */
  readonly club: MarkedClub | null;
  /** The embedded database, or the host and name of one in PostgreSQL. */
  readonly database: { readonly kind: 'sqlite' } | PostgresqlPlace;
  /** A UTC timestamp. */
  readonly written_at: string;
}

interface PostgresqlPlace {
  readonly kind: 'postgresql';
  readonly where: string;
}

const FILE = 'installed.json';

/** Reads the newest mark, from the data folder or the state folder. */
export async function readMark(places: Places): Promise<InstalledMark | null> {
  const marks = await Promise.all(listMarkFiles(places).map(readMarkFile));
  return (
    marks
      .filter((mark) => mark !== null)
      .toSorted((one, other) => (one.written_at < other.written_at ? 1 : -1))[0] ?? null
  );
}

/** Ignores a failure in the state folder, which often does not exist or is someone else's. */
export async function writeMark(places: Places, mark: InstalledMark): Promise<void> {
  const [own, elsewhere] = listMarkFiles(places);
  if (own !== undefined) await writeOne(own, mark);
  try {
    if (elsewhere !== undefined) await writeOne(elsewhere, mark);
  } catch {
    // The doctor says so.
  }
}

async function writeOne(file: string, mark: InstalledMark): Promise<void> {
  const present = await readMarkFile(file);
  if (present !== null && isSameMark(present, mark)) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeDurably(file, `${JSON.stringify(mark, null, 2)}\n`);
}

function isSameMark(one: InstalledMark, other: InstalledMark): boolean {
  return JSON.stringify([one.club, one.database]) === JSON.stringify([other.club, other.database]);
}

/** Forgets the club, so that the next start may install another. */
export async function removeMarks(places: Places): Promise<void> {
  for (const file of listMarkFiles(places)) await rm(file, { force: true });
  await syncToDisk(places.dataFolder);
}

/**
 * Forgets the club if its folder is missing in a parent newer than the mark (DAT-6): a new checkout
 * at an old path. An unmounted disk leaves a mount point, which is older than the mark.
 */
export async function forgetReplacedPlace(places: Places): Promise<void> {
  const [, elsewhere] = listMarkFiles(places);
  if (elsewhere === undefined || existsSync(places.dataFolder)) return;
  const marked = statSync(elsewhere, { throwIfNoEntry: false });
  if (marked === undefined) return;
  const { birthtimeMs } = statSync(findNearestFolder(resolve(places.dataFolder)));
  if (birthtimeMs > marked.mtimeMs) await rm(elsewhere, { force: true });
}

function findNearestFolder(path: string): string {
  return existsSync(path) ? path : findNearestFolder(dirname(path));
}

/** Whether a mark survives the loss of the data folder. */
export async function isMarkedElsewhere(places: Places): Promise<boolean> {
  const [, elsewhere] = listMarkFiles(places);
  return elsewhere !== undefined && (await readMarkFile(elsewhere)) !== null;
}

/** The part of a mark that says where the data is, without user and password. */
export function toMarkedDatabase(databaseUrl: string | undefined): InstalledMark['database'] {
  if (databaseUrl === undefined) return { kind: 'sqlite' };
  const { host, pathname } = new URL(databaseUrl);
  return { kind: 'postgresql', where: `${host}${pathname}` };
}

/** Lists the mark files, the data folder's own first. */
function listMarkFiles({ dataFolder, stateFolder }: Places): string[] {
  const own = join(dataFolder, FILE);
  if (stateFolder === null) return [own];
  const key = hash('sha256', resolve(dataFolder)).slice(0, 16);
  return [own, join(stateFolder, `${key}.json`)];
}

async function readMarkFile(file: string): Promise<InstalledMark | null> {
  let text;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(readErrorCode(error)) ? null : UNREADABLE;
  }
  return parseMark(text) ?? UNREADABLE;
}

/** A mark that says only that there was a club. */
const UNREADABLE: InstalledMark = { club: null, database: { kind: 'sqlite' }, written_at: '' };

function parseMark(text: string): InstalledMark | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isMark(value) ? value : null;
}

function isMark(value: unknown): value is InstalledMark {
  if (!isObject(value) || !isObject(value['club']) || !isObject(value['database'])) return false;
  const { club, database } = value;
  const texts = [club['id'], club['slug'], club['name'], value['written_at']];
  if (database['kind'] === 'postgresql') texts.push(database['where']);
  else if (database['kind'] !== 'sqlite') return false;
  return texts.every((one) => typeof one === 'string');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
