import { type Signal, signalOf } from '../signals/signal.ts';
import { keepText, readText } from '../storage/small-texts.ts';
import { chooseLanguage, type Language, type LanguageChoice, LOCALES } from './language.ts';
import { pageWords, playWords, words } from './words.ts';

/** A copy of the choice that can be read before the database is open. */
const KEY = 'language';

/** What is spoken now; a page that shows words is redrawn with it. */
export const spoken: Signal<Language> = signalOf<Language>('en');

/** Loads the language that was chosen last, or the browser's (LANG-1). */
export async function speakAsBefore(): Promise<void> {
  const language = chooseLanguage(readText(KEY), navigator.languages);
  // Half a site in the other language is better than none.
  await speak(language).catch(() => speak(language === 'de' ? 'en' : 'de'));
}

/** Follows a choice, and remembers it for the next visit. */
export async function followChoice(choice: LanguageChoice): Promise<void> {
  keepText(KEY, choice === 'system' ? null : choice);
  const language = chooseLanguage(choice, navigator.languages);
  // Without a network it may not be there: the page goes on in what it speaks.
  if (language !== spoken.value) await speak(language).catch(() => undefined);
}

/** Loads what is said where a game is played. @throws where it cannot be loaded */
export async function speakOfPlay(): Promise<void> {
  await playWords.load(spoken.value);
}

/** The same of the pages around the games, on which moves and sides are named too. */
export async function speakOfAll(): Promise<void> {
  await Promise.all([playWords, pageWords].map((set) => set.load(spoken.value)));
}

async function speak(language: Language): Promise<void> {
  const later = [playWords, pageWords].filter((set) => set.isLoaded());
  await Promise.all([words, ...later].map((set) => set.load(language)));
  document.documentElement.lang = language;
  spoken.set(language);
}

/** Dates and numbers as they are written in what is spoken. */
export function locale(): string {
  return LOCALES[spoken.value];
}
