import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 one, since whoever has
 * one address of a /64 has all of them (LIM-4). An IPv4 address written as IPv6 is the IPv4 one;
 * what is no address stands for itself.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
