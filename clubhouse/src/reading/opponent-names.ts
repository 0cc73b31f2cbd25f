import { isDoubt, resultWord } from './result-words.ts';

/** Each word of a name by which the letter calls somebody, unless it is a word of the language. */
export function namesOf(opponents: readonly string[]): ReadonlySet<string> {
  const words = opponents.flatMap((name) =>
    name
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .split(/[\s,]+/),
  );
  return new Set(
    words.filter((word) => word.length > 1 && resultWord(word) === null && !isDoubt(word)),
  );
}
