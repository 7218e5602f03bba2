import { isIPv6 } from 'node:net';

const groups = (part: string) => (part === '' ? [] : part.split(':'));

const withoutLeadingZeros = (group: string) => group.toLowerCase().replace(/^0+(?=.)/, '');

/**
 * Whom an address stands for: itself, and of IPv6 its network of 64 bits, since whoever has one address there has them
 * all and would be somebody else with each. An IPv4 address written as one of IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(.+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = '', right] = bare.split('::');
  const [head, tail] = [groups(left), groups(right ?? '')];
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  const first = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4);
  return `${first.map(withoutLeadingZeros).join(':')}::/64`;
}
