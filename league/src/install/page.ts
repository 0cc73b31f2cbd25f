import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { escapeAttribute } from 'entities';
import { findClub } from '../club/store.ts';
import type { Database } from '../db/database.ts';

const FILES = {
  '/install/install.js': { file: 'install.js', type: 'text/javascript; charset=utf-8' },
  '/install/install.css': { file: 'install.css', type: 'text/css; charset=utf-8' },
} as const;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves the page and its two files (INS-4). @param websiteUrl the website for set-up (INS-7) */
export function mountInstallPage(
  app: FastifyInstance,
  database: Database,
  websiteUrl?: string,
): void {
  app.get('/install', async (_request, reply) => {
    const club = await database.read((db) => findClub(db));
    const html = await readPageFile(club ? 'installed.html' : 'install.html');
    return reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(html.replace('<!-- website -->', writeWebsiteLink(websiteUrl, club !== undefined)));
  });
  for (const [path, { file, type }] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) =>
      reply
        .headers(HEADERS)
        .type(type)
        .send(await readPageFile(file)),
    );
  }
}

/** A link to the club's website; empty if none is known. */
function writeWebsiteLink(websiteUrl: string | undefined, isInstalled: boolean): string {
  if (websiteUrl === undefined) return '';
  const url = escapeAttribute(websiteUrl);
  return isInstalled
    ? `<p><a href="${url}/coach">Go to the club’s website</a></p>`
    : `<p><a href="${url}/install">Set the club up on its website</a>, in English or German.</p>`;
}

function readPageFile(name: string): Promise<string> {
  return readFile(new URL(`page/${name}`, import.meta.url), 'utf8');
}
