import { isFile } from './paths.ts';

const NAME = 'files';

/** Files that never change under their name: what is kept is as good as what would come (OFF-1). */
export class KeptFiles {
  /** Keeps these, as far as they are not. @throws where one does not come */
  async add(paths: Iterable<string>): Promise<void> {
    const cache = await caches.open(NAME);
    for (const path of new Set(paths)) {
      if ((await cache.match(path)) === undefined) await cache.add(path);
    }
  }

  async get(request: Request): Promise<Response> {
    const cache = await caches.open(NAME);
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  }

  /** Forgets all but these: those of a release that is gone, once no kept page needs them. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(NAME);
    for (const request of await cache.keys()) {
      const url = new URL(request.url);
      if (isFile(url) && !paths.has(url.pathname + url.search)) await cache.delete(request);
    }
  }
}
