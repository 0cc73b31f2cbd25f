import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dirname, join, sep } from 'node:path';
import { ACCESSES, type Handler } from './visit.ts';

/** A folder of `pages/`: an address with what it shows and takes. */
export interface SitePage {
  /** As the router has it: `/matches/:match/report`. */
  readonly path: string;
  readonly get: Handler | null;
  readonly post: Handler | null;
}

const PAGES = fileURLToPath(new URL('../pages/', import.meta.url));

/** Every `page.tsx` under `pages/`, its folder being its address (WEB-1). @throws where one is wrong */
export async function readSiteMap(folder: string = PAGES): Promise<SitePage[]> {
  const files = globSync('**/page.tsx', { cwd: folder }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const made = (await import(pathToFileURL(join(folder, file)).href)) as Record<
        string,
        unknown
      >;
      const [get, post] = [handlerOf(file, 'get', made), handlerOf(file, 'post', made)];
      if (get === null && post === null) throw new Error(`${file} exports neither get nor post`);
      return { path: addressOf(file), get, post };
    }),
  );
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
  made: Readonly<Record<string, unknown>>,
): Handler | null {
  const exported = made[name];
  if (exported === undefined) return null;
  if (isHandler(exported)) return exported;
  throw new Error(`${file}: ${name} is not made by forAnybody, forPlayer or forCoach`);
}

function isHandler(value: unknown): value is Handler {
  if (typeof value !== 'object' || value === null || !('access' in value)) return false;
  const isAccess = typeof value.access === 'string' && ACCESSES.includes(value.access);
  return isAccess && 'run' in value && typeof value.run === 'function';
}
