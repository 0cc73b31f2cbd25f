import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Dates } from '../messages/dates.ts';
import { datesOf } from '../messages/dates.ts';
import { en, type Words } from '../messages/en.ts';
import type { Language } from '../messages/language.ts';

/** The language of a page, with its sentences and its dates. */
export interface Locale {
  readonly language: Language;
  readonly words: Words;
  readonly dates: Dates;
}

export const LocaleContext = createContext<Locale>({
  language: 'en',
  words: en,
  dates: datesOf('en', 'UTC'),
});

/** For parts; a page has its visit. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
