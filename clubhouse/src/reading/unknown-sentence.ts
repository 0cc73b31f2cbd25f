import { isDoubt, resultWord } from './result-words.ts';
import { timeAt } from './when-words.ts';

/** What a sentence says that is neither a result nor about times. */
export type UnknownStatement =
  | { readonly about: 'not_played' }
  | { readonly about: 'nothing'; readonly isOfThem: boolean }
  | { readonly about: 'unclear' };

/** A sentence with a word that is not known: it may say nothing of the match, or nobody can tell what. */
export function readUnknown(words: readonly string[], mayBeTime: boolean): UnknownStatement {
  const kinds = new Set(words.map(resultWord));
  const isOfResult = [
    'win',
    'lose',
    'beat',
    'draw',
    'retired',
    'no-show',
    'conceded',
    'against',
  ] as const;
  if (words.some((word) => /\d/.test(word))) return { about: 'unclear' };
  if (isOfResult.some((kind) => kinds.has(kind))) return { about: 'unclear' };
  if (words.some(isDoubt)) return { about: 'unclear' };
  if (mayBeTime && words.some((_, at) => timeAt(words, at) !== null)) return { about: 'unclear' };
  if (kinds.has('not-played')) return { about: 'not_played' };
  return { about: 'nothing', isOfThem: kinds.has('them') };
}
