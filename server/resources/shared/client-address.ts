import type { Context } from 'hono';

/** Bindings of @hono/node-server; missing in tests. */
export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

const hopsOf = (header: string | null | undefined) =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const direct = (bindings: Bindings | undefined) => bindings?.incoming?.socket?.remoteAddress ?? 'unknown';

/** Entries of trusted proxies, and the direct client. */
export const forwardedFor = (header: string | null, bindings: Bindings | undefined, proxies: number): string =>
  [...(proxies > 0 ? hopsOf(header).slice(-proxies) : []), direct(bindings)].join(', ');

/** Skips the trusted proxies. */
export function clientAddress(context: Context, proxies: number): string {
  const bindings: Bindings | undefined = context.env;
  const hops = [...hopsOf(context.req.header('X-Forwarded-For')), direct(bindings)];
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? direct(bindings);
}
