import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import fresh from 'fresh';
import { ENGINE_PATH } from '../../core/security-headers.ts';
import { FOR_EVER, HASHED } from '../../core/site-caching.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file in one encoding, with its own tag because its bytes differ. */
interface EncodedFile {
  readonly encoding: string | null;
  readonly body: Buffer;
  readonly etag: string;
}

interface SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly plain: EncodedFile;
  /** The file by content encoding, the smallest first. */
  readonly encoded: readonly EncodedFile[];
}

/** The files of the built site, read once; without a build, a page that says so (SITE-1). */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>;

  constructor(folder: string) {
    const isBuilt = existsSync(join(folder, 'index.html'));
    this.#files = isBuilt ? readFiles(folder) : new Map([['/', makePage(EMPTY_PAGE)]]);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Answers 404 with the first page, which explains what the path contained (SITE-4). */
  serveLost(request: IncomingMessage, response: ServerResponse): boolean {
    return this.#send(request, response, '/', 404);
  }

  /** @returns false if the site has no such file */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    return this.#send(request, response, path, 200);
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    status: 200 | 404,
  ): boolean {
    const file = this.#files.get(path);
    if (file === undefined) return false;
    response.setHeader('Content-Type', file.type);
    response.setHeader('Cache-Control', status === 200 ? file.cache : 'no-store');
    const { encoding, body, etag } = chooseEncoding(request.headers['accept-encoding'] ?? '', file);
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (
      status === 200 &&
      fresh({ 'if-none-match': request.headers['if-none-match']?.trim() }, { etag })
    ) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding !== null) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
}

function readFiles(folder: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const file = join(folder, name);
    if (!statSync(file).isFile() || /\.(br|gz)$/.test(name)) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const read = readSiteFile(file, path);
    files.set(path, read);
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'index.html'.length), read);
  }
  return files;
}

function readSiteFile(file: string, path: string): SiteFile {
  const encoded = ENCODINGS.flatMap(([encoding, ending]) =>
    existsSync(file + ending) ? makeEncodedFile(readFileSync(file + ending), encoding) : [],
  );
  return {
    type: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    // The document of an engine is asked for by its version: the service worker cannot keep it (ENG-1).
    cache: [HASHED, ENGINE_PATH].some((one) => path.startsWith(one)) ? FOR_EVER : 'no-cache',
    plain: makeEncodedFile(readFileSync(file), null),
    encoded,
  };
}

function makePage(html: string): SiteFile {
  const plain = makeEncodedFile(Buffer.from(html), null);
  return { type: TYPES['.html'] ?? '', cache: 'no-cache', plain, encoded: [] };
}

function makeEncodedFile(body: Buffer, encoding: string | null): EncodedFile {
  return { encoding, body, etag: makeEtag(body) };
}

function makeEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function chooseEncoding(accepted: string, { plain, encoded }: SiteFile): EncodedFile {
  const takes = accepted.split(',').flatMap((one) => {
    const [name = '', ...rest] = one.trim().split(';');
    return rest.some((part) => /^\s*q=0(\.0*)?\s*$/.test(part)) ? [] : name.toLowerCase();
  });
  return encoded.find(({ encoding }) => encoding !== null && takes.includes(encoding)) ?? plain;
}

/** The page before the site is built, in both languages because nobody has chosen one yet. */
const EMPTY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Game relay</title>
  </head>
  <body>
    <main>
      <h1>The relay is running</h1>
      <p>The game's site has not been built, so there is nothing to play here yet.</p>
      <p>A site at another address can use this relay: see <a href="/v1/info">what it offers</a>.</p>
      <section lang="de">
        <h2>Das Relay läuft</h2>
        <p>Die Spielseite ist noch nicht gebaut; hier gibt es noch nichts zu spielen.</p>
        <p>Eine Seite an einer anderen Adresse kann dieses Relay nutzen: <a href="/v1/info">was es bietet</a>.</p>
      </section>
    </main>
  </body>
</html>
`;
