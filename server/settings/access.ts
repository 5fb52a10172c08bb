import { oauthProviders } from './oauth-providers.ts';
import { optional, setting } from './row.ts';
import { duration, webAddress, wholeNumber } from './setting.ts';

export const accessSettings = {
  trustProxy: setting({
    env: 'TRUST_PROXY',
    flag: 'trust-proxy',
    preset: '0',
    meaning:
      'Number of trusted reverse proxies in front of the server. The client address is read from their `X-Forwarded-For` header.',
    parse: wholeNumber(0, 10),
  }),
  publicUrl: optional({
    env: 'PUBLIC_URL',
    flag: 'public-url',
    preset: '',
    meaning: 'URL under which users reach the server, including the base path. By default derived from each request.',
    parse: webAddress,
  }),
  oauthProviders: setting({
    env: 'OAUTH_PROVIDERS',
    isSecret: true,
    preset: '',
    meaning: 'OAuth providers for sign-in: JSON, or the path of a JSON file. See `docs/oauth.md`.',
    parse: oauthProviders,
  }),
  tokenLife: setting({
    env: 'TOKEN_LIFE',
    flag: 'token-life',
    preset: '24h',
    meaning: 'How long a session lasts after sign-in.',
    parse: duration,
  }),
  signInFailuresPerName: setting({
    env: 'SIGN_IN_FAILURES_PER_NAME',
    flag: 'sign-in-failures-per-name',
    preset: '10',
    meaning: 'Rate limit: failed sign-ins allowed per username within `SIGN_IN_WINDOW`.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInFailuresPerAddress: setting({
    env: 'SIGN_IN_FAILURES_PER_ADDRESS',
    flag: 'sign-in-failures-per-address',
    preset: '50',
    meaning: 'Rate limit: failed sign-ins allowed per client address within `SIGN_IN_WINDOW`.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInWindow: setting({
    env: 'SIGN_IN_WINDOW',
    flag: 'sign-in-window',
    preset: '10m',
    meaning: 'Time window in which failed sign-ins are counted.',
    parse: duration,
  }),
} as const;
