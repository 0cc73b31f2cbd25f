import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** A start tag and its end: what is shown as text has no such. */
const PLACE = /<kept-(\d+)><\/kept-\d+>/;

/** Pieces of one page that are bytes already; the page has a tag in the place of each. */
export class PagePieces {
  readonly #pieces: (readonly Buffer[])[] = [];

  /** @returns the tag that marks where these go */
  add(pieces: readonly Buffer[]): string {
    return `kept-${this.#pieces.push(pieces) - 1}`;
  }

  /** The page as it is sent. @param markup with the tags */
  fill(markup: string): Buffer {
    // Of every two parts, the second is the number of a place.
    const parts = markup.split(PLACE);
    const filled = parts.map((part, index) =>
      index % 2 === 0 ? [Buffer.from(part)] : (this.#pieces[Number(part)] ?? []),
    );
    return Buffer.concat(filled.flat());
  }
}

/** Those of the page that is being drawn. */
export const PiecesContext = createContext<PagePieces | null>(null);

export function usePieces(): PagePieces {
  const pieces = useContext(PiecesContext);
  if (pieces === null) throw new Error('outside of a page');
  return pieces;
}
