/**
 * Parses the pairs of a form or query; null for more than allowed. It counts them first and adds
 * missing `=` signs, because without them this Node version needs quadratic time.
 */
export function readPairs(text: string, maxPairs: number): URLSearchParams | null {
  if (hasMoreThan(text, '&', maxPairs - 1)) return null;
  const pairs = text.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return new URLSearchParams(pairs.filter((pair) => pair !== '=').join('&'));
}

/** Whether a text contains a mark more often than allowed. Stops reading at the first excess. */
function hasMoreThan(text: string, mark: string, max: number): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}
