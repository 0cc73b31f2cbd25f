import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

const WORDS: Readonly<Record<Language, Words>> = { en, de };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}

export function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'de';
}

/** By choice, else by the browser's list, else English (WORD-2). */
export function chooseLanguage(
  chosen: string | null | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}
