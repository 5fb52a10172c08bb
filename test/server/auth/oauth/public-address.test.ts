import { HonoRequest } from 'hono/request';
import { describe, expect, it } from 'vitest';
import { publicAddress } from '#server/auth/oauth/public-address.ts';
import { readConfig } from '#server/read-config.ts';

const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'labels.example.org' };

describe('the address of this server', () => {
  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['is that of the request', {}, {}, 'http://10.0.0.7:4680'],
    ['has the base path', { BASE_PATH: '/postil' }, {}, 'http://10.0.0.7:4680/postil'],
    [
      'is the one that was set',
      { PUBLIC_URL: 'https://a.example/p/', BASE_PATH: '/q' },
      forwarded,
      'https://a.example/p',
    ],
    ['is that of the proxy in front', { TRUST_PROXY: '1' }, forwarded, 'https://labels.example.org'],
    ['is not what anybody says', {}, forwarded, 'http://10.0.0.7:4680'],
    [
      'is what the nearest proxy says',
      { TRUST_PROXY: '1' },
      { 'X-Forwarded-Host': 'evil.example, labels.example.org' },
      'http://labels.example.org',
    ],
    ['holds nothing but a host', { TRUST_PROXY: '1' }, { 'X-Forwarded-Host': 'a/b@c' }, 'http://10.0.0.7:4680'],
  ])('%s', (_, settings, headers, expected) => {
    const request = new HonoRequest(new Request('http://10.0.0.7:4680/api/v1/x', { headers }));

    expect(publicAddress(request, readConfig([], settings))).toBe(expected);
  });
});
