import { oauthProviders } from './oauth-providers.ts';
import { optional, setting } from './row.ts';
import { duration, webAddress, wholeNumber } from './setting.ts';

export const accessSettings = {
  trustProxy: setting({
    env: 'TRUST_PROXY',
    flag: 'trust-proxy',
    preset: '0',
    meaning: 'How many proxies stand in front, whose `X-Forwarded-For` is believed.',
    parse: wholeNumber(0, 10),
  }),
  publicUrl: optional({
    env: 'PUBLIC_URL',
    flag: 'public-url',
    preset: '',
    meaning: 'Address by which users reach this server, with the base path; taken from requests by default.',
    parse: webAddress,
  }),
  oauthProviders: setting({
    env: 'OAUTH_PROVIDERS',
    isSecret: true,
    preset: '',
    meaning: 'Where else people may sign in: a JSON file, or the JSON itself; `docs/oauth.md` describes it.',
    parse: oauthProviders,
  }),
  tokenLife: setting({
    env: 'TOKEN_LIFE',
    flag: 'token-life',
    preset: '24h',
    meaning: 'How long a sign-in lasts.',
    parse: duration,
  }),
  signInFailuresPerName: setting({
    env: 'SIGN_IN_FAILURES_PER_NAME',
    flag: 'sign-in-failures-per-name',
    preset: '10',
    meaning: 'Failed sign-ins with one name before it has to wait.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInFailuresPerAddress: setting({
    env: 'SIGN_IN_FAILURES_PER_ADDRESS',
    flag: 'sign-in-failures-per-address',
    preset: '50',
    meaning: 'Failed sign-ins from one address before it has to wait.',
    parse: wholeNumber(1, 1_000_000),
  }),
  signInWindow: setting({
    env: 'SIGN_IN_WINDOW',
    flag: 'sign-in-window',
    preset: '10m',
    meaning: 'The time in which failed sign-ins are counted.',
    parse: duration,
  }),
} as const;
