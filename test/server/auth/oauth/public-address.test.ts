import { HonoRequest } from 'hono/request';
import { describe, expect, it } from 'vitest';
import { publicAddress } from '#server/auth/oauth/public-address.ts';
import { readConfig } from '#server/read-config.ts';

const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'labels.example.org' };

describe('the public address', () => {
  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['comes from the request', {}, {}, 'http://10.0.0.7:4680'],
    ['has the base path', { BASE_PATH: '/postil' }, {}, 'http://10.0.0.7:4680/postil'],
    [
      'comes from the setting',
      { PUBLIC_URL: 'https://a.example/p/', BASE_PATH: '/q' },
      forwarded,
      'https://a.example/p',
    ],
    ['comes from the trusted proxy', { TRUST_PROXY: '1' }, forwarded, 'https://labels.example.org'],
    ['ignores headers without a trusted proxy', {}, forwarded, 'http://10.0.0.7:4680'],
    [
      'comes from the nearest proxy',
      { TRUST_PROXY: '1' },
      { 'X-Forwarded-Host': 'evil.example, labels.example.org' },
      'http://labels.example.org',
    ],
    ['ignores anything but a host', { TRUST_PROXY: '1' }, { 'X-Forwarded-Host': 'a/b@c' }, 'http://10.0.0.7:4680'],
  ])('%s', (_, settings, headers, expected) => {
    const request = new HonoRequest(new Request('http://10.0.0.7:4680/api/v1/x', { headers }));

    expect(publicAddress(request, readConfig([], settings))).toBe(expected);
  });
});
