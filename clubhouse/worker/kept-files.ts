import { isFile } from './paths.ts';

const NAME = 'files';

/** Files that never change under their name, so a cached one is as good as a new one (OFF-1). */
export class KeptFiles {
  /** @throws if a missing file cannot be fetched */
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

  /** Deletes all other files, such as those of an old release that no cached page needs. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(NAME);
    for (const request of await cache.keys()) {
      const url = new URL(request.url);
      if (isFile(url) && !paths.has(url.pathname + url.search)) await cache.delete(request);
    }
  }
}
