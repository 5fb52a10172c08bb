import type { Config } from '../config.ts';

type PolicySettings = Pick<Config, 'imageSources' | 'embedOrigins' | 'hubDatasetsUrl'>;

const directives = (rules: Readonly<Record<string, string>>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Allows pictures from a local hub over plain HTTP. */
function withHub(sources: string, hubDatasetsUrl: string) {
  const { protocol, origin } = new URL(hubDatasetsUrl);
  return protocol === 'http:' ? `${sources} ${origin}` : sources;
}

interface PageSources {
  readonly nonce: string;
  readonly scriptSource?: string | undefined;
}

/** For pages, scripts and workers. Pages may have styles with the nonce, and the one script of the source. */
export const contentPolicy = (
  { imageSources, embedOrigins, hubDatasetsUrl }: PolicySettings,
  { nonce, scriptSource }: Partial<PageSources> = {},
): string =>
  directives({
    'default-src': "'self'",
    'script-src': scriptSource ? `'self' ${scriptSource}` : "'self'",
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
    'trusted-types': 'dompurify postil-worker postil-measuring',
  });

/**
 * Sandbox of the document that runs templates; its origin is opaque even in a tab of its own. Only the connection
 * allowlist also stops WebRTC and DNS prefetching.
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

/** API responses opened as documents may do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'];

export const commonHeaders = ({
  embedOrigins,
}: Pick<PolicySettings, 'embedOrigins'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
  ...(embedOrigins.length === 0 && { 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'SAMEORIGIN' }),
});
