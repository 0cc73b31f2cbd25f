import { isPublicHost } from './public-host.ts';

/** A limit above the length that push services use. */
export const MAX_ENDPOINT_LENGTH = 1000;

/**
 * Null for an address that this site must not call (PUSH-6). It must be `https:` on the usual port,
 * with a host outside private networks. The host name is resolved and checked again at the call.
 */
export function readEndpoint(text: string): string | null {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return null;
  const { protocol, username, password, port, hostname, hash, href } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  if (hash !== '' || href.length > MAX_ENDPOINT_LENGTH) return null;
  return isPublicHost(hostname) ? href : null;
}
