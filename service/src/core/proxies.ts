import ipaddr from 'ipaddr.js';
import { type Address, parseAddress } from './network.ts';
import type { Kind } from './settings.ts';

/** False trusts nobody. @param hop how many proxies stand between the address and this service */
export type ProxyTrust = false | ((address: string, hop: number) => boolean);

type Range = readonly [Address, number];

/** The number or addresses of the proxies in front of a service (NET-3). */
export const PROXIES: Kind<ProxyTrust> = {
  takes: 'the number of proxies in front, 0 to 10, or their addresses, separated by commas',
  read: (text) => {
    if (/^(\d|10)$/.test(text)) return trustHops(Number(text));
    const ranges = text.split(',').map((one) => parseRange(one.trim()));
    if (ranges.includes(null)) return undefined;
    return trustRanges(ranges.filter((one) => one !== null));
  },
};

/** The client's address, as seen by the outermost trusted proxy. */
export function findClientAddress(
  direct: string,
  forwardedFor: string | undefined,
  trust: ProxyTrust,
): string {
  if (trust === false) return direct;
  const hops = (forwardedFor ?? '').split(',').flatMap((hop) => hop.trim() || []);
  let client = direct;
  for (const [at, next] of hops.toReversed().entries()) {
    if (!trust(client, at)) break;
    client = next;
  }
  return client;
}

function trustHops(hops: number): ProxyTrust {
  return hops > 0 && ((_address, hop) => hop < hops);
}

function trustRanges(ranges: readonly Range[]): ProxyTrust {
  return (text) => {
    const address = parseAddress(text);
    return address !== null && ranges.some((range) => isWithin(address, range));
  };
}

function isWithin(address: Address, [base, bits]: Range): boolean {
  if (address instanceof ipaddr.IPv4)
    return base instanceof ipaddr.IPv4 && address.match(base, bits);
  return base instanceof ipaddr.IPv6 && address.match(base, bits);
}

function parseRange(text: string): Range | null {
  const [base = '', bits, ...more] = text.split('/');
  const address = parseAddress(base);
  if (address === null || more.length > 0) return null;
  const longest = address.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [address, longest];
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return length <= longest ? [address, length] : null;
}
