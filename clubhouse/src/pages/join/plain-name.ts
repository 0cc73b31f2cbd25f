/** What names are written with in any script: letters, and what stands between them. */
const LETTERS = /^[\p{L}\p{M}\p{Zs}.,'’ʼ`´()\-‐‑–·]+$/u;
/** Mail programs make a link of it, without any `http`: `win.example`. */
const DOMAIN = /\.\p{L}{2,}/u;

/**
 * Whether it is a name and nothing else: no link, no number, no second line (JOIN-10). After a full
 * stop there is a blank, a hyphen or one letter, as in "Dr. Ana", "K.-H." and "J.R.".
 */
export function isPlainName(text: string): boolean {
  return LETTERS.test(text) && /\p{L}/u.test(text) && !DOMAIN.test(text);
}
