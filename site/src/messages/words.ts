import type { PageWords } from './around.en.ts';
import type { Words } from './first.en.ts';
import type { PlayWords } from './table.en.ts';
import { wordSet } from './word-set.ts';

/** What the home page says. It is loaded before anything is drawn. */
export const words = wordSet<Words>({
  en: async () => (await import('./first.en.ts')).en,
  de: async () => (await import('./first.de.ts')).de,
});

/** What is said where a game is played; loaded with whatever page comes after the first. */
export const playWords = wordSet<PlayWords>({
  en: async () => (await import('./table.en.ts')).en,
  de: async () => (await import('./table.de.ts')).de,
});

/** What the pages around the games say; loaded with them. */
export const pageWords = wordSet<PageWords>({
  en: async () => (await import('./around.en.ts')).en,
  de: async () => (await import('./around.de.ts')).de,
});
