import { isPublicAddress } from 'service/network';

/** As long as push services make them, and some more. */
export const MAX_ENDPOINT_LENGTH = 1000;

/**
 * The address at which a browser takes pushes; null for one that this site must not call (PUSH-6).
 * It has to be `https:` at its usual port, and its host may not be in a private network. A host's
 * name is looked up and judged again when it is called.
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
