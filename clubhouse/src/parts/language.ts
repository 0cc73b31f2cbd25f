import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Dates } from '../words/dates.ts';
import { datesOf } from '../words/dates.ts';
import { en, type Words } from '../words/en.ts';
import type { Language } from '../words/language.ts';

/** In which language a page speaks, and how it says days. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly dates: Dates;
}

export const SpeechContext = createContext<Speech>({
  language: 'en',
  words: en,
  dates: datesOf('en', 'UTC'),
});

/** For parts; a page has its visit. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
