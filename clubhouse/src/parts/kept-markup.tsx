import { render } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { type Speech, SpeechContext } from './language.ts';

/** By what is shown, then by who speaks how: gone with either. */
const kept = new WeakMap<object, WeakMap<Speech['dates'], Map<string, string>>>();

/**
 * Markup that is the same for everybody who may see what it shows, drawn once for each language.
 * @param shown what it is drawn from and nothing else; another object is drawn anew
 * @param as which drawing of it
 */
export function keptMarkup(shown: object, as: string, speech: Speech, draw: () => VNode): string {
  const { language, words, dates } = speech;
  const ofShown = kept.getOrInsertComputed(shown, () => new WeakMap());
  const drawings = ofShown.getOrInsertComputed(dates, () => new Map());
  return drawings.getOrInsertComputed(as, () =>
    inOnePiece(
      render(
        <SpeechContext.Provider value={{ language, words, dates }}>
          {draw()}
        </SpeechContext.Provider>,
      ),
    ),
  );
}

/**
 * What was put together of thousands of pieces stays so until it is read as bytes, and a page that
 * it is put into anew would have them put together at each visit.
 */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
