import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** How many of the 16-bit groups of an IPv6 address a /64 has. */
const GROUPS_OF_SUBNET = 4;

/** From a network to each larger one (NET-4): an IPv6 line is a /56 or a /48 of many /64s. */
export const SHARES = [1, 2, 3] as const;

/** An address without its zone; IPv4 written as IPv6 is the IPv4 one. @returns null for others */
export function parseAddress(text: string): Address | null {
  const bare = text.split('%')[0] ?? '';
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress ? ipaddr.process(bare) : null;
}

/** An IPv4 address, or the /64, /56 and /48 of an IPv6 one (NET-1, NET-4); else the text itself. */
export function listNetworks(address: string): readonly string[] {
  const parsed = parseAddress(address);
  if (parsed === null) return [address];
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  const groups = parsed.parts.slice(0, GROUPS_OF_SUBNET);
  const [one, two, three, subnet] = groups.map((group) => group.toString(16));
  const line = ((groups[3] ?? 0) & 0xff00).toString(16);
  const site = `${one}:${two}:${three}`;
  return [`${site}:${subnet}::/64`, `${site}:${line}::/56`, `${site}::/48`];
}

/** All of the IPv6 space that IANA assigns. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const IPV4_COMPATIBLE = /^::(\d{1,3}\.){3}\d{1,3}(%|$)/;

/** Whether an address is public: only such an address may be called for others (PUSH-6). */
export function isPublicAddress(text: string): boolean {
  // Written like ::9.9.9.9, it would be read as the IPv4 address in it.
  if (IPV4_COMPATIBLE.test(text)) return false;
  const address = parseAddress(text);
  if (address?.range() !== 'unicast') return false;
  // Other IPv6 addresses may contain an IPv4 one, such as ::7f00:1, and are not in use.
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
