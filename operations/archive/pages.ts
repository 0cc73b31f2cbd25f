import { dirname, normalize, relative } from 'node:path/posix';

/** A link or a picture of Markdown; its target without what follows `#`. */
const LINK = /(!?)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g;
const ELSEWHERE = /^(?:[a-z]+:|#)/i;

/** The files of the project that a page links to, from the root. */
export function listLinkTargets(page: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, , , target = '']) =>
    ELSEWHERE.test(target) ? [] : [resolveLink(page, target)],
  );
}

/**
 * A page as a release has it: links lead where their targets lie in the release, and a link to what
 * is only in the repository becomes its words (REL-5).
 * @param to where the page lies in the release
 * @param place where a file of the repository lies in the release; null: nowhere
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
