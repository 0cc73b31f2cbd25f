import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/files.ts';
import { nameOwnCommands } from '../command/own-commands.ts';
import type { Contents } from './contents.ts';
import { rewritePage } from './pages.ts';
import type { Product } from './products.ts';
import { releaseManifest } from './release-manifest.ts';

/** The current folders of built files, by their folders in the release. */
export type BuiltFolders = Readonly<Record<string, string>>;

const READ = 0o644;
const RUN = 0o755;
const ANY_MAY_RUN = 0o111;
/** Behind TLS, browsers load the smaller `.br` version; the `.gz` one would be as large again. */
const TWIN = /\.gz$/;
/** The website shows a coach the command that the server's administrator runs. */
const MESSAGES = /\/messages\/.*\.ts$/;
const LAUNCHER = 'operations/command/launcher';

/** Copies the files of a release into an empty folder, with the same modes whatever the umask. */
export function stageRelease(
  product: Product,
  { files, built }: Contents,
  folder: string,
  builtElsewhere: BuiltFolders = {},
): void {
  const place = (path: string) => {
    if (path === product.readme) return 'README.md';
    if (path === LAUNCHER) return product.name;
    return files.includes(path) ? path : null;
  };
  for (const path of files) {
    const to = place(path) ?? path;
    const text = rewriteForRelease(product, path, to, place);
    writeStagedFile(join(ROOT, path), join(folder, to), text);
  }
  for (const name of built) {
    const from = builtElsewhere[name] ?? join(ROOT, name);
    for (const path of listFiles(from))
      writeStagedFile(join(from, path), join(folder, name, path), null);
  }
}

/** A file's text in a release; null if it is the same as in the repository. */
function rewriteForRelease(
  product: Product,
  path: string,
  to: string,
  place: (file: string) => string | null,
): string | null {
  const read = () => readFileSync(join(ROOT, path), 'utf8');
  if (path === 'package.json') return releaseManifest(product, read());
  const isPage = path.endsWith('.md');
  if (!isPage && !MESSAGES.test(path)) return null;
  const text = isPage ? rewritePage({ path, text: read() }, to, place) : read();
  return nameOwnCommands(text, product.name, [...product.services]);
}

function writeStagedFile(from: string, to: string, text: string | null): void {
  mkdirSync(dirname(to), { recursive: true, mode: RUN });
  if (text === null) copyFileSync(from, to);
  else writeFileSync(to, text);
  chmodSync(to, (statSync(from).mode & ANY_MAY_RUN) === 0 ? READ : RUN);
}

function listFiles(folder: string): string[] {
  const found = globSync(['**/*', '.vite/*'], { cwd: folder, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !TWIN.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
