import type { Dates } from '../messages/dates.ts';
import { getDates } from '../messages/dates.ts';
import { en, type Words } from '../messages/en.ts';
import type { Language } from '../messages/language.ts';

export interface Locale {
  readonly language: Language;
  readonly words: Words;
  readonly dates: Dates;
}

/** Rendering is synchronous, so there is never more than one current locale. */
let current: Locale = { language: 'en', words: en, dates: getDates('en', 'UTC') };

/**
 * Renders with this locale. A Preact context would record every reader in order to redraw it. A
 * page has a thousand parts and is sent once, and that recording took longer than rendering.
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

/** The locale for components; a page takes the locale from its visit. */
export function useLocale(): Locale {
  return current;
}
