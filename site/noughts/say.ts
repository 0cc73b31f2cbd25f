import { readText } from '../src/storage/small-texts.ts';
import { chooseLanguage, type LanguageChoice } from '../src/messages/language.ts';
import { wordSet } from '../src/messages/word-set.ts';
import type { NoughtsWords } from './messages/en.ts';

const words = wordSet<NoughtsWords>({
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
});

export const say = () => words().noughts;
export const sayClosing = () => words().closing;

/** Loads the words in a language; a worker has no page to fill in. */
export async function loadWords(choice: LanguageChoice): Promise<void> {
  await words.load(chooseLanguage(choice, navigator.languages));
}

/** Uses the site's chosen language, else the browser's, and fills in the page (LANG-1). */
export async function applyLanguage(): Promise<void> {
  const language = chooseLanguage(readText('language'), navigator.languages);
  await words.load(language);
  document.documentElement.lang = language;
  document.title = say().title;
  const texts: Readonly<Record<string, unknown>> = say();
  for (const element of document.querySelectorAll<HTMLElement>('[data-say]')) {
    element.textContent = String(texts[element.dataset['say'] ?? '']);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    element.ariaLabel = String(texts[element.dataset['name'] ?? '']);
  }
}
