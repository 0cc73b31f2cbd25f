import type { Language } from './language.ts';

export interface WordSet<W> {
  /** @throws Error while nothing is loaded */
  (): W;
  /** Switches to that language once it has loaded. @throws if it cannot be loaded */
  readonly load: (language: Language) => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** @param sources each language in its own file, of which a visitor loads one (LANG-2) */
export function wordSet<W>(sources: Readonly<Record<Language, () => Promise<W>>>): WordSet<W> {
  let spoken: { readonly language: Language; readonly words: W } | null = null;
  let wanted: Language | null = null;
  const words = () => {
    if (spoken === null) throw new Error('no language is loaded');
    return spoken.words;
  };
  return Object.assign(words, {
    async load(language: Language) {
      wanted = language;
      if (spoken?.language === language) return;
      const loaded = await sources[language]();
      // If two languages were requested, the later request wins, whichever arrives first.
      if (wanted === language) spoken = { language, words: loaded };
    },
    isLoaded: () => spoken !== null,
  });
}
