const START = 0x811c9dc5;
const [PRIME, OTHER_PRIME] = [0x01000193, 0x85ebca6b];
const BETWEEN = 0x10000;

/** 64 bits, against accidental collisions only: each side compares it with its own list's hash. */
export function hashTexts(texts: readonly string[]): string {
  let [one, other] = [START, START];
  const add = (code: number) => {
    one = Math.imul(one ^ code, PRIME);
    other = Math.imul(other ^ code, OTHER_PRIME);
    other ^= other >>> 15;
  };
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) add(text.charCodeAt(index));
    add(BETWEEN);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
