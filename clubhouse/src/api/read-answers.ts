import { LRUCache } from 'lru-cache';

/** The most that answers may have together, in characters: a coach's pages at a club of a thousand. */
const MOST = 6_000_000;

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

interface ReadAnswer {
  readonly text: string;
  readonly data: Json;
}

/**
 * What the league answered, as it was read. The same text is the same object again, by which markup
 * is kept; nobody is shown what the league did not just answer them (CALL-4).
 */
export class ReadAnswers {
  readonly #answers = new LRUCache<string, ReadAnswer>({
    maxSize: MOST,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  /** @param path what was asked, with its query @throws SyntaxError where it is no JSON */
  read(path: string, text: string): Json {
    const known = this.#answers.get(path);
    if (known?.text === text) return known.data;
    const data: Json = JSON.parse(text);
    this.#answers.set(path, { text, data });
    return data;
  }

  /** Where somebody was erased, nothing of them stays (OWN-2). */
  forget(): void {
    this.#answers.clear();
  }
}
