import { describe, expect, it } from 'vitest';
import { isKnownClosed, reachableAddresses } from '#server/outgoing/reachable-addresses.ts';

const nothing = { names: [], ranges: [] };
const closed = `0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.192 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:8.8.8.8
  ::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 100::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 2001::1 2001:db8::1
  2002:7f00:1::1 3fff::1`.split(/\s+/);
const open = '8.8.8.8 1.1.1.1 172.15.0.1 172.32.0.1 192.167.0.1 2606:4700::1111 2a00:1450:4001::1'.split(' ');

describe('an address', () => {
  it.each(closed)('%s is not reachable', (address) => {
    expect(reachableAddresses('name.example.org', [address], nothing)).toEqual([]);
  });

  it.each(open)('%s is reachable', (address) => {
    expect(reachableAddresses('name.example.org', [address], nothing)).toEqual([address]);
  });

  it('is reachable inside an allowed range', () => {
    const allowed = { names: [], ranges: ['10.1.0.0/16', 'fd00::/8'] };

    expect(reachableAddresses('a', ['10.1.2.3', '10.2.2.3', 'fd00::1', 'fc00::1'], allowed)).toEqual([
      '10.1.2.3',
      'fd00::1',
    ]);
  });

  it('is reachable inside under an allowed name', () => {
    const allowed = { names: ['hooks.internal'], ranges: [] };

    expect(reachableAddresses('Hooks.Internal.', ['10.1.2.3'], allowed)).toEqual(['10.1.2.3']);
    expect(reachableAddresses('evil.hooks.internal', ['10.1.2.3'], allowed)).toEqual([]);
  });

  it.each(['127.0.0.1', '[::1]', 'localhost', 'a.localhost', 'LOCALHOST.', '169.254.169.254'])(
    '%s is known to be closed',
    (host) => {
      expect(isKnownClosed(host, nothing)).toBe(true);
    },
  );

  it('is not known to be closed if it is public, allowed or has to be looked up', () => {
    const allowed = { names: ['localhost'], ranges: ['127.0.0.1/32'] };

    expect(isKnownClosed('8.8.8.8', nothing)).toBe(false);
    expect(isKnownClosed('example.org', nothing)).toBe(false);
    expect(isKnownClosed('127.0.0.1', allowed)).toBe(false);
    expect(isKnownClosed('localhost', allowed)).toBe(false);
  });
});
