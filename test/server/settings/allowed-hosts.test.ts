import { describe, expect, it } from 'vitest';
import { allowedHosts } from '#server/settings/allowed-hosts.ts';

describe('the allowed hosts', () => {
  it('are none by default', () => {
    expect(allowedHosts('')).toEqual({ names: [], ranges: [] });
  });

  it('accept names, addresses and ranges', () => {
    expect(allowedHosts('Hooks.internal, 10.1.0.0/16 127.0.0.1,fd00::1')).toEqual({
      names: ['hooks.internal'],
      ranges: ['10.1.0.0/16', '127.0.0.1/32', 'fd00::1/128'],
    });
  });

  it.each(['10.0.0.0/33', '10.0.0', 'http://a', 'a:80', '10.0.0.0/8/8', '10.0.0.0/x', '*.internal'])(
    'reject %s',
    (text) => {
      expect(() => allowedHosts(text)).toThrow('host names, IP addresses and CIDR ranges');
    },
  );
});
