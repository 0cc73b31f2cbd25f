import { createHash } from 'node:crypto';
import { renderThemeStylesheet } from '../theme/stylesheet.ts';

/** `/theme.css` for one club. */
interface ThemeFile {
  readonly css: string;
  /** A hash of the bytes, so that another release or colour gets another address. */
  readonly version: string;
}

let last: { readonly colour: string; readonly file: ThemeFile } | null = null;

/** Makes the stylesheet for a club's colour. Caches the last one, because a club has one colour. */
export function getThemeFile(colour: string): ThemeFile {
  if (last?.colour === colour) return last.file;
  const css = renderThemeStylesheet(colour);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const file = { css, version };
  last = { colour, file };
  return file;
}
