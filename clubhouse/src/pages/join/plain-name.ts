/** Letters of any script, and the marks that names contain. */
const LETTERS = /^[\p{L}\p{M}\p{Zs}.,'’ʼ`´()\-‐‑–·]+$/u;
/** Mail programs turn this into a link even without `http`: `win.example`. */
const DOMAIN = /\.\p{L}{2,}/u;

/**
 * Whether the text is only a name: no link, no number, no second line (JOIN-10). A full stop may
 * only precede a space, a hyphen or a single letter, as in "Dr. Ana", "K.-H." and "J.R.".
 */
export function isPlainName(text: string): boolean {
  return LETTERS.test(text) && /\p{L}/u.test(text) && !DOMAIN.test(text);
}
