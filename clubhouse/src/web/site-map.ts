import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dirname, join, sep } from 'node:path';
import { ACCESSES, type Handler } from './visit.ts';

/** A folder of `pages/`: an address. */
export interface SitePage {
  /** As the router has it: `/matches/:match/report`. */
  readonly path: string;
  /** Its module is loaded when somebody asks for it first. @throws where that is wrong */
  readonly load: () => Promise<PageHandlers>;
}

/** What a page shows and takes. */
interface PageHandlers {
  readonly get: Handler | null;
  readonly post: Handler | null;
}

const PAGES = fileURLToPath(new URL('../pages/', import.meta.url));

/**
 * Every `page.tsx` under `pages/`, its folder being its address (WEB-1). None is loaded yet: a site
 * that was asleep shows its first page in half the time.
 */
export function readSiteMap(folder: string = PAGES): SitePage[] {
  const files = globSync('**/page.tsx', { cwd: folder }).toSorted();
  return files.map((file) => ({ path: addressOf(file), load: () => loadPage(folder, file) }));
}

async function loadPage(folder: string, file: string): Promise<PageHandlers> {
  const url = pathToFileURL(join(folder, file)).href;
  const exported = (await import(url)) as Readonly<Record<string, unknown>>;
  const [get, post] = [handlerOf(file, 'get', exported), handlerOf(file, 'post', exported)];
  if (get === null && post === null) throw new Error(`${file} exports neither get nor post`);
  return { get, post };
}

/** `matches/[match]/page.tsx` is `/matches/:match`. */
export function addressOf(file: string): string {
  const folder = dirname(file).replaceAll(sep, '/');
  if (folder === '.') return '/';
  return `/${folder.replaceAll(/\[([a-z_]+)\]/g, ':$1')}`;
}

function handlerOf(
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
