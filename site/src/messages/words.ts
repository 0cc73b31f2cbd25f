import type { PageWords } from './around.en.ts';
import type { Words } from './first.en.ts';
import type { PlayWords } from './table.en.ts';
import { wordSet } from './word-set.ts';

/** The texts of the home page, loaded before anything is drawn. */
export const words = wordSet<Words>({
  en: async () => (await import('./first.en.ts')).en,
  de: async () => (await import('./first.de.ts')).de,
});

/** The texts for playing a game, loaded with any page after the first. */
export const playWords = wordSet<PlayWords>({
  en: async () => (await import('./table.en.ts')).en,
  de: async () => (await import('./table.de.ts')).de,
});

/** The texts of the pages around the games, loaded with them. */
export const pageWords = wordSet<PageWords>({
  en: async () => (await import('./around.en.ts')).en,
  de: async () => (await import('./around.de.ts')).de,
});
