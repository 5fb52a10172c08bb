import { BlockList, isIP, isIPv4 } from 'node:net';

/** Non-public hosts that may be reached. */
export interface AllowedHosts {
  readonly names: readonly string[];
  /** CIDR, for example `10.1.0.0/16`. */
  readonly ranges: readonly string[];
}

/** Non-public IPv4 ranges. */
const closed4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Public IPv6 range, and exceptions in it: ranges that embed IPv4 addresses could lead inside. */
const open6 = '2000::/3';
const closed6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

function blockList(ranges: readonly string[]) {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix = ''] = range.split('/');
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

const isClosed4 = blockList(closed4.split(/\s+/));
const isOpen6 = blockList([open6]);
const isClosed6 = blockList(closed6.split(' '));

const isPublic = (address: string) =>
  isIPv4(address) ? !isClosed4.check(address) : isOpen6.check(address, 'ipv6') && !isClosed6.check(address, 'ipv6');

export const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

export function reachableAddresses(
  host: string,
  addresses: readonly string[],
  allowed: AllowedHosts,
): readonly string[] {
  if (allowed.names.includes(bareHost(host))) return addresses;
  const exempt = blockList(allowed.ranges);
  return addresses.filter((address) => isPublic(address) || exempt.check(address, familyOf(address)));
}

/** Whether the host is forbidden, as far as known without DNS. */
export function isKnownClosed(host: string, allowed: AllowedHosts): boolean {
  const bare = bareHost(host);
  if (isIP(bare)) return reachableAddresses(bare, [bare], allowed).length === 0;
  const isLocal = bare === 'localhost' || bare.endsWith('.localhost');
  return isLocal && reachableAddresses(bare, ['127.0.0.1', '::1'], allowed).length === 0;
}
