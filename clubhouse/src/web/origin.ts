import type { FastifyRequest } from 'fastify';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a page of this site sent the form (WEB-2). Browsers send Origin with every POST, and most
 * send Sec-Fetch-Site too. A request with neither comes from no browser form.
 * @param origins the site's own
 */
export function isOwnForm({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin !== undefined && origins.has(headers.origin);
}

/** The site's origins: one, except on this machine, which has several names. */
export function listOwnOrigins(url: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((name) => new URL(`http://${name}:${port}`).origin));
}
