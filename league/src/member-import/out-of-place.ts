import { listForeignWords, isCommon, SIGNS, lowerCaseWord } from './foreign-words.ts';

/** This many common names with German letters make it a German list. */
const MIN_HOME_NAMES = 2;
const HOME_LETTERS = /^[a-zäöüß'-]+$/;

/**
 * Whether a reading of a German list other than Windows-1252 gives impossible words: `Řster` for
 * Øster. No language with the same German names has them: a consonant without a vowel, a letter on
 * its own or in an impossible place.
 */
export function isOutOfPlace(western: string, other: string): boolean {
  const [ours, theirs] = [listForeignWords(western), listForeignWords(other)];
  if (ours.length !== theirs.length) return false;
  const pairs = new Map(ours.map((word, index) => [word, theirs[index] ?? '']));
  const home = [...pairs].filter(
    ([own, read]) => own === read && HOME_LETTERS.test(lowerCaseWord(own)) && isCommon(own),
  );
  const differing = [...pairs].filter(([own, read]) => own !== read);
  if (new Set(home.map(([own]) => lowerCaseWord(own))).size < MIN_HOME_NAMES) return false;
  // Many such words are another language.
  if (differing.length === 0 || differing.length > home.length) return false;
  return differing.every(([own, read]) => {
    if (isCommon(read) || isUnexpectedWord(own, western)) return false;
    return isCommon(own) || isUnexpectedWord(read, other);
  });
}

function isUnexpectedWord(word: string, text: string): boolean {
  if (SIGNS.test(word)) return false;
  if (word.length === 1) return !text.includes(`${word}.`);
  return ODD_SOUND.test(lowerCaseWord(word));
}

/** Consonants that need a vowel, ń and ď that never precede one, and letters rare even there. */
const ODD_SOUND =
  /(?<![aeiouyäöüáéíóúýěůąęőű])[řčćňşţ](?![aeiouyäöüáéíóúýěůąęőű])|ń(?=[aeiouy])|[ĺŕ]|ų(?!$)/u;
