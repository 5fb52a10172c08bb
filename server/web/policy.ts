import type { Config } from '../config.ts';

type PolicySettings = Pick<Config, 'imageSources' | 'embedOrigins' | 'hubDatasetsUrl'>;

const directives = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** A hub that stands beside us, in plain HTTP, has pictures to show as well. */
function withHub(sources: string, hubDatasetsUrl: string) {
  const { protocol, origin } = new URL(hubDatasetsUrl);
  return protocol === 'http:' ? `${sources} ${origin}` : sources;
}

/** What pages, scripts and workers of ours may do. A page's styles carry its nonce. */
export const contentPolicy = ({ imageSources, embedOrigins, hubDatasetsUrl }: PolicySettings, nonce?: string): string =>
  directives({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': nonce ? `'self' 'nonce-${nonce}'` : "'self'",
    'img-src': withHub(imageSources, hubDatasetsUrl),
    'connect-src': `'self' ${new URL(hubDatasetsUrl).origin}`,
    'font-src': "'self'",
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': ["'self'", ...embedOrigins].join(' '),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify postil-worker',
  });

/**
 * What the document may do in which templates run: run them. It is of opaque origin even when it is opened by itself.
 * The allowlist of connections is the only thing that also stops WebRTC and addresses that are looked up ahead.
 */
export const frameHeaders = ({
  embedOrigins,
}: Pick<PolicySettings, 'embedOrigins'>): Readonly<Record<string, string>> => ({
  'content-security-policy': `${directives({
    'default-src': "'none'",
    'script-src': "'unsafe-inline' 'unsafe-eval'",
    'style-src': "'unsafe-inline'",
    'img-src': 'data: blob:',
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': ["'self'", ...embedOrigins].join(' '),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default postil-template',
    sandbox: 'allow-scripts',
  })}`,
  'connection-allowlist': '()',
  'x-dns-prefetch-control': 'off',
});

/** Answers of the API are data: shown by themselves they may do nothing at all. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];

/** What stands on every answer. */
export const commonHeaders = ({
  embedOrigins,
}: Pick<PolicySettings, 'embedOrigins'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
  ...(embedOrigins.length === 0 && { 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'SAMEORIGIN' }),
});
