/**
 * Pairs as forms and queries have them; null where there are more than allowed. They are counted
 * first, and each is given its `=`: without it, this Node takes quadratic time for many of them.
 */
export function readPairs(text: string, maxPairs: number): URLSearchParams | null {
  if (hasMoreThan(text, '&', maxPairs - 1)) return null;
  const pairs = text.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return new URLSearchParams(pairs.filter((pair) => pair !== '=').join('&'));
}

/** Whether a text holds a mark more often than that; it is not read on after. */
function hasMoreThan(text: string, mark: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}
