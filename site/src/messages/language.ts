export type Language = 'en' | 'de';
const LANGUAGES: readonly Language[] = ['en', 'de'];

/** The player's choice; `system` means the first browser language that the site supports. */
export type LanguageChoice = 'system' | Language;

/** The locales for `Intl`. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** Takes the choice, else the browser's list of BCP 47 tags, else English (LANG-1). */
export function chooseLanguage(chosen: unknown, wanted: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
