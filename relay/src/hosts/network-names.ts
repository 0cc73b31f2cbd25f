import { hash, randomBytes } from 'node:crypto';
import { networksOf } from 'service/network';

const KEY_BYTES = 32;
const LENGTH = 22;

/** The key of a new day, in base64url. */
export function newNetworkKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Names for the networks of an address under the key of a day, so that no address is kept (NET-1,
 * NET-2). Each connection needs them, and an HMAC takes three times as long. A hash that is cut
 * short cannot be extended to that of a longer text either.
 *
 * @param key of `newNetworkKey`: all are of one length, so that none begins another
 */
export function networkNames(address: string, key: string): readonly string[] {
  return networksOf(address).map((network) =>
    hash('sha256', key + network, 'base64url').slice(0, LENGTH),
  );
}
