import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;
/** One IPv6 subscriber usually owns the whole /64 network: its first four groups. */
const NETWORK_GROUPS = 4;

/** The key of limits per address: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  // "::" replaces the zero groups that are missing from eight.
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups];
  return `${all
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}
