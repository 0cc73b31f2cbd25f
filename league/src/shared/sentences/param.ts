import type { Id, IdKind } from '../ids.ts';
import type { IsoDate } from '../dates.ts';
import type { Score, Side } from '../score.ts';

/** Gives a parameter's schema and its line in `npm run lab -- sentences`. */
export type Kind =
  | { readonly kind: 'id'; readonly of: IdKind }
  | { readonly kind: 'name' | 'date' | 'count' | 'number' | 'flag' | 'side' | 'score' }
  | { readonly kind: 'share' | 'rate' }
  | { readonly kind: 'one_of'; readonly title: string; readonly values: readonly string[] }
  | { readonly kind: 'nullable' | 'pair' | 'list'; readonly of: Kind }
  | { readonly kind: 'fact'; readonly family: DocumentedFamily };

/** A parameter of a sentence; `about` explains it in the document and on the page. */
export interface Param<T> {
  readonly kind: Kind;
  readonly about: string;
  /** Never present at run time; only carries the type. */
  readonly value?: T;
}

export interface DocumentedFamily {
  /** `placement`: its components are called `PlacementSentence` and `PlacementFact`. */
  readonly name: string;
  readonly about: string;
  readonly sentences: Readonly<Record<string, DocumentedSentence>>;
}

export interface DocumentedSentence {
  readonly about: string;
  readonly params: Readonly<Record<string, Param<unknown>>>;
  readonly examples: readonly object[];
  /** For matching parameters; a method, so that sentences of every type fit in one list. */
  english(params: object): string;
}

/** An amount per number of matches: 7.5 in 3. */
export interface Rate {
  readonly total: number;
  readonly matches: number;
}

/** A part of a whole: 4 of 7. */
export interface Share {
  readonly won: number;
  readonly of: number;
}

/**
 * Ids, names that people gave, numbers, days and closed lists of words; never a sentence. A
 * sentence inside another is a `fact` of its family.
 */
export const param = {
  id: <K extends IdKind>(of: K, about: string): Param<Id<K>> => ({
    kind: { kind: 'id', of },
    about,
  }),
  /** A text someone typed: a display name, a label, the name of a division. */
  name: (about: string): Param<string> => ({ kind: { kind: 'name' }, about }),
  /** A day, `2026-05-31`. */
  date: (about: string): Param<IsoDate> => ({ kind: { kind: 'date' }, about }),
  /** A whole number from 0. */
  count: (about: string): Param<number> => ({ kind: { kind: 'count' }, about }),
  number: (about: string): Param<number> => ({ kind: { kind: 'number' }, about }),
  flag: (about: string): Param<boolean> => ({ kind: { kind: 'flag' }, about }),
  side: (about: string): Param<Side> => ({ kind: { kind: 'side' }, about }),
  score: (about: string): Param<Score> => ({ kind: { kind: 'score' }, about }),
  share: (about: string): Param<Share> => ({ kind: { kind: 'share' }, about }),
  rate: (about: string): Param<Rate> => ({ kind: { kind: 'rate' }, about }),
  /** A word of a closed list, named `title` in the document. */
  oneOf: <const V extends readonly string[]>(
    title: string,
    values: V,
    about: string,
  ): Param<V[number]> => ({
    kind: { kind: 'one_of', title, values },
    about,
  }),
  nullable: <T>({ kind, about }: Param<T>): Param<T | null> => ({
    kind: { kind: 'nullable', of: kind },
    about,
  }),
  /** Index 0 is side 0. */
  pair: <T>({ kind, about }: Param<T>): Param<readonly [T, T]> => ({
    kind: { kind: 'pair', of: kind },
    about,
  }),
  list: <T>({ kind, about }: Param<T>): Param<readonly T[]> => ({
    kind: { kind: 'list', of: kind },
    about,
  }),
  /** The content of another sentence, as `{ code, params }`. */
  fact: <F>(family: DocumentedFamily & { readonly fact?: F }, about: string): Param<F> => ({
    kind: { kind: 'fact', family },
    about,
  }),
};
