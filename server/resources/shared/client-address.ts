import type { Context } from 'hono';

/** What @hono/node-server tells of the connection; nothing of it is there in tests. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/** The address a request came from, past as many proxies as the operator put in front. */
export function clientAddress(context: Context, proxies: number): string {
  const bindings: Bindings | undefined = context.env;
  const direct = bindings?.incoming?.socket?.remoteAddress ?? 'unknown';
  const told = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const hops = [...told.filter((part) => part !== ''), direct];
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? direct;
}
