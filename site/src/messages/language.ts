export type Language = 'en' | 'de';
const LANGUAGES: readonly Language[] = ['en', 'de'];

/** What a player chose; system: the first of the browser's languages that the site speaks. */
export type LanguageChoice = 'system' | Language;

/** As `Intl` knows them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** By choice, else by the browser's list, else English (LANG-1). @param wanted BCP 47, the dearest first */
export function chooseLanguage(chosen: unknown, wanted: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
