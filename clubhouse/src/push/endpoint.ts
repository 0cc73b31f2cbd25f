import { isPublicAddress } from 'service/network';

/** As long as push services make them, and some more. */
export const MAX_ENDPOINT_LENGTH = 1000;

/**
 * Where a browser says that it takes pushes; null for what this site must not call (PUSH-6): it has
 * to be `https:` at its usual port, and of a host that is not in anybody's own network. A name is
 * looked up as it is called, and judged there once more.
 */
export function readEndpoint(text: string): string | null {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return null;
  const { protocol, username, password, port, hostname, hash, href } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  if (hash !== '' || href.length > MAX_ENDPOINT_LENGTH) return null;
  const bare = hostname.replaceAll(/[[\]]/g, '');
  const isLiteral = bare !== hostname || /^[\d.]+$/.test(bare);
  if (isLiteral) return isPublicAddress(bare) ? href : null;
  // A name without a dot is one of this machine, or of its network.
  return /\.[a-z]/.test(hostname) && !/\.(local|internal|localhost)\.?$/.test(hostname)
    ? href
    : null;
}
