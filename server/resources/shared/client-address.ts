import type { Context } from 'hono';

/** What @hono/node-server tells of the connection; nothing of it is there in tests. */
export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

const hopsOf = (header: string | null | undefined) =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const direct = (bindings: Bindings | undefined) => bindings?.incoming?.socket?.remoteAddress ?? 'unknown';

/** What the next server is told of those before it: as many as are believed, and who came to us. */
export const forwardedFor = (header: string | null, bindings: Bindings | undefined, proxies: number): string =>
  [...(proxies > 0 ? hopsOf(header).slice(-proxies) : []), direct(bindings)].join(', ');

/** The address a request came from, past as many proxies as the operator put in front. */
export function clientAddress(context: Context, proxies: number): string {
  const bindings: Bindings | undefined = context.env;
  const hops = [...hopsOf(context.req.header('X-Forwarded-For')), direct(bindings)];
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? direct(bindings);
}
