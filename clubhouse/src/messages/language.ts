import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Number of languages read from a browser's list (BODY-2). */
const MAX_WANTED = 20;

const WORDS: Readonly<Record<Language, Words>> = { en, de };

export function getWords(language: Language): Words {
  return WORDS[language];
}

export function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'de';
}

/** The visitor's choice, if the club still offers it (FACE-16). */
export function findOfferedLanguage(
  chosen: string | null | undefined,
  languages: readonly Language[],
): Language | null {
  return isLanguage(chosen) && languages.includes(chosen) ? chosen : null;
}

/** The visitor's choice, then the browser's list, then the first (WORD-2). */
export function chooseLanguage(
  chosen: string | null | undefined,
  acceptLanguage: string | undefined,
  languages = LANGUAGES,
): Language {
  const own = findOfferedLanguage(chosen, languages);
  if (own !== null) return own;
  const wanted = (acceptLanguage ?? '')
    .split(',', MAX_WANTED)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  const [first = 'en'] = languages;
  return (
    wanted.map(({ language }) => findOfferedLanguage(language, languages)).find(Boolean) ?? first
  );
}
