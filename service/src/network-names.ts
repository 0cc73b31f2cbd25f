import { hash, randomBytes } from 'node:crypto';
import { listNetworks } from './core/network.ts';

const KEY_BYTES = 32;
const LENGTH = 22;

/** A new day's key, as base64url. */
export function makeNetworkKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Names for the networks of an address under a day's key, so that no address is stored (NET-1,
 * NET-2). Each connection needs them, and an HMAC takes three times as long. A truncated hash
 * cannot be extended to a longer text's hash either.
 * @param key from `makeNetworkKey`; all have one length, so that none is the start of another
 */
export function nameNetworks(address: string, key: string): readonly string[] {
  return listNetworks(address).map((network) =>
    hash('sha256', key + network, 'base64url').slice(0, LENGTH),
  );
}
