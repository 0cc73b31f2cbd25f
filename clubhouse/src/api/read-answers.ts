import { LRUCache } from 'lru-cache';

/** The most that answers may have together, in characters: a coach's pages at a club of a thousand. */
const MOST = 6_000_000;

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

interface ReadAnswer {
  /** Of exactly this text; null: the league gave none. */
  readonly etag: string | null;
  readonly text: string;
  readonly data: Json;
}

/**
 * What the league answered, as it was read. The same text is the same object again, by which markup
 * is kept; nobody is shown what the league did not just answer them, or say to be unchanged (CALL-4).
 */
export class ReadAnswers {
  readonly #answers = new LRUCache<string, ReadAnswer>({
    maxSize: MOST,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  /** What was answered last, whoever asked. @param path what is asked, with its query */
  known(path: string): ReadAnswer | null {
    return this.#answers.get(path) ?? null;
  }

  /** @throws SyntaxError where the text is no JSON */
  read(path: string, { etag, text }: Pick<ReadAnswer, 'etag' | 'text'>): Json {
    const known = this.#answers.get(path);
    if (known?.text === text) return known.data;
    const data: Json = JSON.parse(text);
    this.#answers.set(path, { etag, text, data });
    return data;
  }

  /** Where somebody was erased, nothing of them stays (OWN-2). */
  forget(): void {
    this.#answers.clear();
  }
}
