import type { Snapshot, WriteTransaction } from '../db/database.ts';
import type { Writer } from '../db/writer.ts';
import { type Column, COLUMNS } from './column-kinds.ts';
import { foldHeading, foldWord } from './columns.ts';
import type { ImportPlan } from './import-plan.ts';

export interface RememberedMeanings {
  /** The meaning of each folded heading; null ignores the column. */
  readonly columns: ReadonlyMap<string, Column | null>;
  /** By `column:word`. */
  readonly words: ReadonlyMap<string, string>;
}

export interface Meaning {
  /** `heading`, or the field whose cells contain the word. */
  readonly place: string;
  readonly word: string;
  readonly means: string;
}

export const HEADING = 'heading';
/** Enough for any club; beyond it, the oldest are dropped. */
const MAX_MEANINGS = 500;
export const MAX_WORD = 100;

export async function readRememberedMeanings(db: Snapshot): Promise<RememberedMeanings> {
  const rows = await db
    .selectFrom('import_meanings')
    .select(['place', 'word', 'means'])
    .orderBy('said_at')
    .execute();
  const columns = new Map<string, Column | null>();
  const words = new Map<string, string>();
  for (const { place, word, means } of rows) {
    if (place !== HEADING) words.set(`${place}:${word}`, means);
    else columns.set(word, COLUMNS.find((column) => column === means) ?? null);
  }
  return { columns, words };
}

export function listPlanMeanings({ table, words }: ImportPlan): Meaning[] {
  const columns = [...table.said].map(([word, means]) => ({
    place: HEADING,
    word,
    means: means ?? '',
  }));
  const said = words.toRemember().map(({ column, word, means }) => ({
    place: column,
    word: foldWord(word),
    means: means ?? '',
  }));
  return [...columns, ...said].filter(({ word }) => word !== '' && word.length <= MAX_WORD);
}

/** Remembers answers, replacing earlier ones about the same word (IMP-7). */
export async function rememberMeanings(
  writer: Writer,
  meanings: readonly Meaning[],
): Promise<void> {
  for (const { place, word, means } of meanings) {
    const row = { means, said_at: writer.now };
    await writer.db
      .insertInto('import_meanings')
      .values({ place, word: place === HEADING ? foldHeading(word) : foldWord(word), ...row })
      .onConflict((conflict) => conflict.columns(['place', 'word']).doUpdateSet(row))
      .execute();
  }
  if (meanings.length > 0) await dropOldest(writer);
}

/** Shorter parts of names occur in many words that are not about anyone. */
const MIN_PART = 4;

/**
 * Forgets words that name a person (MEM-8); in a list without headings, a name may take the place
 * of a heading. Other forgotten meanings are simply asked again.
 * @param texts the person's name, address and number
 */
export async function forgetMeanings(
  db: WriteTransaction,
  texts: readonly (string | null | undefined)[],
): Promise<void> {
  const parts = texts.flatMap((text) => [text ?? '', ...(text ?? '').split(/[\s,;/]+/)]);
  const names = new Set(parts.flatMap((part) => [foldHeading(part), foldWord(part)]));
  const rows = await db.selectFrom('import_meanings').select(['place', 'word']).execute();
  const isNamed = (word: string) =>
    names.has(word) || [...names].some((name) => name.length >= MIN_PART && word.includes(name));
  for (const { place, word } of rows) {
    if (isNamed(word)) await forgetMeaning(db, place, word);
  }
}

async function dropOldest({ db }: Writer): Promise<void> {
  const beyond = await db
    .selectFrom('import_meanings')
    .select(['place', 'word'])
    .orderBy('said_at', 'desc')
    .orderBy('place')
    .orderBy('word')
    .offset(MAX_MEANINGS)
    .limit(MAX_MEANINGS)
    .execute();
  for (const { place, word } of beyond) await forgetMeaning(db, place, word);
}

async function forgetMeaning(db: WriteTransaction, place: string, word: string): Promise<void> {
  await db
    .deleteFrom('import_meanings')
    .where('place', '=', place)
    .where('word', '=', word)
    .execute();
}
