/** The width of plain-text email that needs no scrolling. */
export const COLUMNS = 72;

/**
 * Wraps a text at 72 columns between words (LTR-1). Longer words, such as addresses, stay whole.
 * @param hanging the prefix of all lines but the first
 */
export function wrapText(text: string, first = '', hanging = first): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const isLonger = measureWidth(line) + measureWidth(word) + 1 > COLUMNS;
    if (isLonger && !isEmpty) {
      lines.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

/** Width in terminal columns; East Asian characters take two. */
function measureWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : INVISIBLE.test(letter) ? 0 : 1;
  return width;
}

const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const INVISIBLE = /\p{Mn}|\p{Cf}/u;
