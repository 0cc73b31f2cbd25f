import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { readFiles, listPaths, ROOT } from '../../scripts/files.ts';
import { Packages } from '../../scripts/packages.ts';
import { readBy, makeTargetFinder } from '../../scripts/reach.ts';
import { CODE, MANIFESTS } from '../../scripts/workspaces.ts';
import { listLinkTargets } from './pages.ts';
import type { Product } from './products.ts';

export interface Contents {
  /** Files of the repository by their paths, in order. */
  readonly files: readonly string[];
  /** Built folders that the code of the product reads. */
  readonly built: readonly string[];
}

/** Folders that `npm run build` creates and services read. */
const BUILT = ['clubhouse/dist', 'site/dist'];
/** Tests, and the Cloudflare hosts. */
const LEFT_OUT = /\.(test|oracle)\.ts$|^(relay|forwarder)\/src\/hosts\/cloudflare\//;
/** Pages that a release contains if its own pages link to them; their pictures are too large. */
const PAGE = /^docs\/[^/]+\.md$/;
const PAGE_NAMED = /\bdocs\/[\w-]+\.md\b/g;
/** Files that name no other file. */
const LEAF = /\.(json|sql|webp|png|css|svg|html)$/;

/** Follows what the entries of a product import, name and link to (REL-1). */
export function findContents({ entries, readme, leavesOut }: Product): Contents {
  const paths = listPaths(['**/*', '.env.example']);
  const files = new Set(
    paths.filter(
      (path) =>
        !LEFT_OUT.test(path) && !leavesOut.includes(path) && statSync(join(ROOT, path)).isFile(),
    ),
  );
  const packages = new Packages(readFiles(MANIFESTS));
  const reads = readLazily(packages, paths, files);
  const reached = [...readBy([readme, 'LICENSE', ...entries], reads)];
  const kept = reached.filter((path) => files.has(path));
  const manifests = kept.map((path) => packages.of(path).manifest);
  return {
    files: [...new Set([...kept, ...manifests])].toSorted(),
    built: BUILT.filter((folder) => reached.includes(folder)),
  };
}

function isCode(path: string): boolean {
  return matchesGlob(path, CODE);
}

/** Reads a file once something leads to it: most of the repository is in no release. */
function readLazily(
  packages: Packages,
  paths: readonly string[],
  files: ReadonlySet<string>,
): { readonly get: (path: string) => readonly string[] } {
  const findTargets = makeTargetFinder(packages, [...files, ...BUILT]);
  const folders = new Set(paths.filter((path) => !files.has(path)));
  const found = new Map<string, readonly string[]>();
  const read = (path: string): readonly string[] => {
    if (path.endsWith('/')) return [...files].filter((one) => one.startsWith(path));
    if (!files.has(path) || LEAF.test(path)) return [];
    const text = readFileSync(join(ROOT, path), 'utf8');
    const pages = text.match(PAGE_NAMED) ?? [];
    if (isCode(path)) return [...findTargets({ path, text }), ...pages];
    const named = listNamedPaths(path, text, { files, folders });
    if (!path.endsWith('.md')) return [...pages, ...named];
    // A page shows configurations to copy, but only mentions code.
    const shown = named.filter((one) => /^operations\/.*(\/|\.ya?ml|\.json)$/.test(one));
    return [...listLinkTargets(path, text).filter((one) => PAGE.test(one)), ...shown];
  };
  return {
    get: (path) => {
      const targets = found.get(path) ?? read(path);
      found.set(path, targets);
      return targets;
    },
  };
}

/** Files that a script, a unit or a configuration names, relative to the root or to itself. */
function listNamedPaths(
  path: string,
  text: string,
  { files, folders }: { files: ReadonlySet<string>; folders: ReadonlySet<string> },
): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (text.match(/[\w@.-]*\/[\w@./-]+/g) ?? []).flatMap((word) => {
    const parts = word.split('/').filter((part) => part !== '' && part !== '.');
    // A variable or a folder of the machine may stand before the path.
    const endings = parts.map((_, index) => parts.slice(index).join('/'));
    const places = [...endings.filter((one) => one.includes('/')), folder + (parts.at(-1) ?? '')];
    return places.flatMap((place) => {
      if (folders.has(place) && place.includes('/')) return [`${place}/`];
      return files.has(place) ? [place] : [];
    });
  });
}
