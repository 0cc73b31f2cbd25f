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

/**
 * The locale of the page that is being drawn. A page is drawn in one piece, and never two at once.
 */
let current: Locale = { language: 'en', words: en, dates: datesOf('en', 'UTC') };

/**
 * Draws with this locale. A context of Preact would note whoever reads it, to redraw them. A page
 * has a thousand parts and is sent once, and noting them took longer than drawing them.
 */
export function withLocale<Drawn>(locale: Locale, draw: () => Drawn): Drawn {
  const before = current;
  current = locale;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** For parts; a page has its visit. */
export function useLocale(): Locale {
  return current;
}
