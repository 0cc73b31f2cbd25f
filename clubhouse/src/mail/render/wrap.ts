/** As wide as mail in plain text is read without a scroll. */
export const COLUMNS = 72;

/**
 * A text in lines of 72 columns at most, broken between words (LTR-1). A word that is longer, as an
 * address, is left whole. @param hanging what the lines after the first begin with
 */
export function wrap(text: string, first = '', hanging = first): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const isLonger = widthOf(line) + widthOf(word) + 1 > COLUMNS;
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

/** In columns of a terminal: a letter of East Asia takes two. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 2 : INVISIBLE.test(letter) ? 0 : 1;
  return width;
}

const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
const INVISIBLE = /\p{Mn}|\p{Cf}/u;
