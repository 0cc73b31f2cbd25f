const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const V4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const GROUPS = 8;

/**
 * The networks that an address is of: an IPv4 address, or the /64 of an IPv6 one (NET-1), which
 * lies in a /56 and a /48. An IPv4 address written as IPv6 is the IPv4 one. What is no address is
 * a network of its own.
 */
export function networksOf(address: string): readonly string[] {
  const bare = address.split('%')[0] ?? '';
  const mapped = MAPPED.exec(bare)?.[1] ?? mappedInHex(bare);
  if (mapped !== null) return [mapped];
  if (V4.test(bare) || !bare.includes(':')) return [bare];
  const [one = '0', two = '0', three = '0', subnet = '0'] = expand(bare);
  const site = `${one}:${two}:${three}`;
  const line = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [`${site}:${subnet}::/64`, `${site}:${line}::/56`, `${site}::/48`];
}

/** `::ffff:7f00:1` is 127.0.0.1 as well. */
function mappedInHex(address: string): string | null {
  if (!address.includes(':')) return null;
  const groups = expand(address);
  if (groups.length !== GROUPS || groups.slice(0, 5).some((group) => group !== '0')) return null;
  if (groups[5] !== 'ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** The groups of an IPv6 address in lower case without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
