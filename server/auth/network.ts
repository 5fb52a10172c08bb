import { isIPv6 } from 'node:net';

const groups = 8;
const networkGroups = 4;

/** An IPv6 client has 2^64 addresses, so limits count networks. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: groups - front.length - (back?.length ?? 0) }, () => '0');
  const all = [...front, ...zeros, ...(back ?? [])];
  const network = all.slice(0, networkGroups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
