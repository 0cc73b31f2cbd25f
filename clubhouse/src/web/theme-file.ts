import { createHash } from 'node:crypto';
import { themeStylesheet } from '../theme/stylesheet.ts';

/** `/theme.css` of one club. */
interface ThemeFile {
  readonly css: string;
  /** A hash of these very bytes: another release or another colour has another address. */
  readonly version: string;
}

let last: { readonly colour: string; readonly file: ThemeFile } | null = null;

/** The stylesheet of a club's colour; the one that was made last is kept, since a club has one. */
export function themeFile(colour: string): ThemeFile {
  if (last?.colour === colour) return last.file;
  const css = themeStylesheet(colour);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const file = { css, version };
  last = { colour, file };
  return file;
}
