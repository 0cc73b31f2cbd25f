import { isPublicAddress } from './network.ts';

/** Whether a URL's host is outside this machine and its network, as far as its name tells. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replaceAll(/[[\]]/g, '');
  const isLiteral = bare !== hostname || /^[\d.]+$/.test(bare);
  if (isLiteral) return isPublicAddress(bare);
  // A name without a dot belongs to this machine or its network.
  return /\.[a-z]/.test(hostname) && !/\.(local|internal|localhost)\.?$/.test(hostname);
}
