import { render } from 'preact-render-to-string';
import { h, type VNode } from 'preact';
import { type Locale, LocaleContext } from './locale.ts';
import { PagePieces, PiecesContext, usePieces } from './page-pieces.ts';

/** By what is shown, then by the locale: gone with either. */
const cache = new WeakMap<object, WeakMap<Locale['dates'], Map<string, Buffer>>>();

/**
 * Markup that is the same for everybody who may see what it shows, drawn once for each language. It is
 * cached as the bytes that are sent: a page of much text would be put together, and read as bytes, anew
 * at each visit.
 * @param shown what it is drawn from and nothing else; another object is drawn anew
 * @param as which drawing of it
 */
export function cachedMarkup(shown: object, as: string, locale: Locale, draw: () => VNode): Buffer {
  const { language, words, dates } = locale;
  const ofShown = cache.getOrInsertComputed(shown, () => new WeakMap());
  const drawings = ofShown.getOrInsertComputed(dates, () => new Map());
  return drawings.getOrInsertComputed(as, () => {
    // Cached markup may hold cached parts.
    const pieces = new PagePieces();
    const markup = render(
      <LocaleContext.Provider value={{ language, words, dates }}>
        <PiecesContext.Provider value={pieces}>{draw()}</PiecesContext.Provider>
      </LocaleContext.Provider>,
    );
    return pieces.fill(markup);
  });
}

/** Where a page shows cached markup. */
export function CachedMarkup({ pieces }: { readonly pieces: readonly Buffer[] }): VNode {
  return h(usePieces().add(pieces), null);
}
