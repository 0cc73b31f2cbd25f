import { brotliCompressSync } from 'node:zlib';

/** Transferred bytes of all scripts of a page, including imports. */
export async function countScriptBytes(url: string, html: string): Promise<number> {
  const waiting = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
  const seen = new Set<string>();
  let bytes = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = await (await fetch(url + path)).text();
    bytes += brotliCompressSync(code).length;
    for (const [, from = ''] of code.matchAll(/(?:from|import)\s*\(?["']([^"']+\.js)["']/g)) {
      waiting.push(new URL(from, `http://local.invalid${path}`).pathname);
    }
  }
  return bytes;
}
