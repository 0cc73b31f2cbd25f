import { dirname, normalize, relative } from 'node:path/posix';

/** A Markdown link or picture; captures its target without the part after `#`. */
const LINK = /(!?)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^(?:[a-z]+:|#)/i;

/** The files of the project that a page links to, from the root. */
export function listLinkTargets(page: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, , , target = '']) =>
    ELSEWHERE.test(target) ? [] : [resolveLink(page, target)],
  );
}

/**
 * Links lead to where their targets are in the release; to any other file, they become text
 * (REL-5).
 * @param to the path of the page in the release
 * @param place the path of a repository file in the release; null if it has none
 */
export function rewritePage(
  { path, text }: { readonly path: string; readonly text: string },
  to: string,
  place: (file: string) => string | null,
): string {
  return text.replaceAll(LINK, (whole, picture: string, words: string, target: string) => {
    if (ELSEWHERE.test(target)) return whole;
    const placed = place(resolveLink(path, target));
    if (placed === null) return picture === '' ? words : '';
    const [, fragment = ''] = /(#.*)?$/.exec(target) ?? [];
    return `${picture}[${words}](${relative(dirname(to), placed)}${fragment})`;
  });
}

function resolveLink(page: string, target: string): string {
  return normalize(`${dirname(page)}/${target.replace(/#.*$/, '')}`).replace(/\/$/, '');
}
