import { foreignWords, isCommon, SIGNS, small } from './foreign-words.ts';

/** So many common names with German letters make a list a German one. */
const MIN_HOME_NAMES = 2;
const HOME_LETTERS = /^[a-zäöüß'-]+$/;

/**
 * Whether a reading makes of a German list in Windows-1252 words that are out of place: `Řster` for
 * Øster. Both have the German names, and each word in which they differ is no name of a language
 * there: a consonant without a vowel, a letter that stands alone, or one that it has nowhere.
 */
export function isOutOfPlace(western: string, other: string): boolean {
  const [ours, theirs] = [new Set(foreignWords(western)), new Set(foreignWords(other))];
  const home = [...ours.intersection(theirs)].filter(
    (word) => HOME_LETTERS.test(small(word)) && isCommon(word),
  );
  const [own, strange] = [[...ours.difference(theirs)], [...theirs.difference(ours)]];
  if (new Set(home.map(small)).size < MIN_HOME_NAMES || strange.length === 0) return false;
  // Many such words are a language of their own.
  if (strange.length > home.length || own.some((word) => isStrange(word, western))) return false;
  return strange.every((word) => !isCommon(word) && isStrange(word, other));
}

function isStrange(word: string, text: string): boolean {
  if (SIGNS.test(word)) return false;
  if (word.length === 1) return !text.includes(`${word}.`);
  return ODD_SOUND.test(small(word));
}

/**
 * Consonants of the East that need a vowel beside them, ń and ď that have none behind them, and letters
 * that are rare even there.
 */
const ODD_SOUND =
  /(?<![aeiouyäöüáéíóúýěůąęőű])[řčćňşţ](?![aeiouyäöüáéíóúýěůąęőű])|ń(?=[aeiouy])|[ĺŕ]|ų(?!$)/u;
