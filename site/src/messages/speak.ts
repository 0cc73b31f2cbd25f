import { type Signal, createSignal } from '../signals/signal.ts';
import { keepText, readText } from '../storage/small-texts.ts';
import { chooseLanguage, type Language, type LanguageChoice, LOCALES } from './language.ts';
import { pageWords, playWords, words } from './words.ts';

/** A copy of the choice that can be read before the database is open. */
const KEY = 'language';

/** The current language; a page that reads it is redrawn after a change. */
export const spoken: Signal<Language> = createSignal<Language>('en');

/** Loads the last chosen language, or the browser's (LANG-1). */
export async function applySavedLanguage(): Promise<void> {
  const language = chooseLanguage(readText(KEY), navigator.languages);
  // Half a site in the other language is better than none.
  await applyLanguage(language).catch(() => applyLanguage(language === 'de' ? 'en' : 'de'));
}

/** Applies a language choice and remembers the choice for the next visit. */
export async function followChoice(choice: LanguageChoice): Promise<void> {
  keepText(KEY, choice === 'system' ? null : choice);
  const language = chooseLanguage(choice, navigator.languages);
  // It may be missing offline: the page then stays in its current language.
  if (language !== spoken.value) await applyLanguage(language).catch(() => undefined);
}

/** @throws if the texts cannot be loaded */
export async function loadPlaySentences(): Promise<void> {
  await playWords.load(spoken.value);
}

/** Loads all texts, also those of the pages around the games, which name moves and sides too. */
export async function loadAllSentences(): Promise<void> {
  await Promise.all([playWords, pageWords].map((set) => set.load(spoken.value)));
}

async function applyLanguage(language: Language): Promise<void> {
  const later = [playWords, pageWords].filter((set) => set.isLoaded());
  await Promise.all([words, ...later].map((set) => set.load(language)));
  document.documentElement.lang = language;
  spoken.set(language);
}

/** The locale for dates and numbers in the current language. */
export function getLocale(): string {
  return LOCALES[spoken.value];
}
