import type { WORD_COLUMNS } from './column-kinds.ts';
import { foldHeading, foldWord } from './columns.ts';

type WordColumn = (typeof WORD_COLUMNS)[number];

export interface WordMeaning {
  readonly column: WordColumn;
  readonly word: string;
  /** Null if nobody has chosen a meaning. */
  readonly means: string | null;
  /** Number of cells with the word. */
  readonly count: number;
}

/** Prefers this import's answers to earlier ones. */
export class WordMeanings {
  readonly #said: ReadonlyMap<string, string>;
  readonly #remembered: ReadonlyMap<string, string>;
  readonly #met = new Map<string, WordMeaning>();

  /** @param said by word, or by `column:word` for one column @param remembered by `column:word` */
  constructor(
    said: readonly (readonly [string, string])[],
    remembered: ReadonlyMap<string, string>,
  ) {
    this.#said = new Map(said.map(([word, means]) => [toKey(word), means]));
    this.#remembered = remembered;
  }

  meaningOf(column: WordColumn, word: string): string | undefined {
    const key = foldWord(word);
    return (
      this.#said.get(`${column}:${key}`) ??
      this.#said.get(key) ??
      this.#remembered.get(`${column}:${key}`)
    );
  }

  note(column: WordColumn, word: string, means: string | null): void {
    if (foldHeading(word) === '') return;
    const key = `${column}:${foldWord(word)}`;
    const count = (this.#met.get(key)?.count ?? 0) + 1;
    this.#met.set(key, { column, word, means, count });
  }

  /** Words in the file that are not the league's own, unknown ones first. */
  met(): WordMeaning[] {
    return [...this.#met.values()].toSorted(
      (one, other) => Number(one.means !== null) - Number(other.means !== null),
    );
  }

  /** Every answer whose word occurs in the file, to be remembered. */
  toRemember(): WordMeaning[] {
    return this.met().filter(({ means }) => means !== null);
  }
}

function toKey(word: string): string {
  const [, column, rest] = /^([a-z_]+):(.+)$/.exec(word) ?? [];
  return column === undefined || rest === undefined
    ? foldWord(word)
    : `${column}:${foldWord(rest)}`;
}
