import type { FastifyRequest } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a form was sent by a page of this site (WEB-2). Browsers say so in Origin with every
 * POST, and most in Sec-Fetch-Site too; what says neither is no browser's form.
 * @param origins the site's own
 */
export function isOwnForm({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin !== undefined && origins.has(headers.origin);
}

/** The site's own origins: one, but on this machine, which has several names for itself. */
export function ownOrigins(url: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((name) => new URL(`http://${name}:${port}`).origin));
}
