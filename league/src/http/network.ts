import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_NETWORK = 4;

/**
 * The network by which limits count: an IPv4 address, or the /64 of an IPv6 one, whose holder has
 * all
 * of its addresses (LIM-4). IPv4 written as IPv6 counts as IPv4; anything else stands for itself.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
