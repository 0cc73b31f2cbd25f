import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dirname, join, sep } from 'node:path';
import { ACCESSES, type Handler } from './visit.ts';

export interface SitePage {
  /** The path in the router's notation: `/matches/:match/report`. */
  readonly path: string;
  /** Loads the module on the first request. @throws if the module is invalid */
  readonly load: () => Promise<PageHandlers>;
}

interface PageHandlers {
  readonly get: Handler | null;
  readonly post: Handler | null;
}

const PAGES = fileURLToPath(new URL('../pages/', import.meta.url));

/**
 * Lists every `page.tsx` under `pages/`, each addressed by its folder (WEB-1). Loads none of them,
 * which halves the time to the first page after a cold start.
 */
export function readSiteMap(folder: string = PAGES): SitePage[] {
  const files = globSync('**/page.tsx', { cwd: folder }).toSorted();
  return files.map((file) => ({ path: toRoutePath(file), load: () => loadPage(folder, file) }));
}

async function loadPage(folder: string, file: string): Promise<PageHandlers> {
  const url = pathToFileURL(join(folder, file)).href;
  const exported = (await import(url)) as Readonly<Record<string, unknown>>;
  const [get, post] = [findHandler(file, 'get', exported), findHandler(file, 'post', exported)];
  if (get === null && post === null) throw new Error(`${file} exports neither get nor post`);
  return { get, post };
}

/** Maps `matches/[match]/page.tsx` to `/matches/:match`. */
export function toRoutePath(file: string): string {
  const folder = dirname(file).replaceAll(sep, '/');
  if (folder === '.') return '/';
  return `/${folder.replaceAll(/\[([a-z_]+)\]/g, ':$1')}`;
}

function findHandler(
  file: string,
  name: 'get' | 'post',
  exported: Readonly<Record<string, unknown>>,
): Handler | null {
  const handler = exported[name];
  if (handler === undefined) return null;
  if (isHandler(handler)) return handler;
  throw new Error(`${file}: ${name} is not made by forAnybody, forPlayer or forCoach`);
}

function isHandler(value: unknown): value is Handler {
  if (typeof value !== 'object' || value === null || !('access' in value)) return false;
  const isAccess = typeof value.access === 'string' && ACCESSES.includes(value.access);
  return isAccess && 'run' in value && typeof value.run === 'function';
}
