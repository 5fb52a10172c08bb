import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { Logger } from '../log.ts';
import { type Bindings, forwardedFor } from '../resources/shared/client-address.ts';
import type { RequestHandler } from './request-handler.ts';

interface ProxyTarget {
  readonly root: string;
  readonly basePath: string;
  readonly trustProxy: number;
  readonly log: Logger;
}

/** Maps redirects of the other server to our own paths. */
function rewriteRedirect(response: Response, { root, basePath }: ProxyTarget) {
  const location = response.headers.get('location');
  if (location?.startsWith(`${root}/`)) response.headers.set('location', basePath + location.slice(root.length + 1));
  return response;
}

/** Keeps forwarded headers of trusted proxies only. */
function forwardedRequest(request: Request, bindings: Bindings, { trustProxy }: ProxyTarget) {
  const headers = new Headers(request.headers);
  const url = new URL(request.url);
  const own = { host: headers.get('host') ?? url.host, proto: url.protocol.slice(0, -1) };
  const forwarded = (name: string, preset: string) => (trustProxy > 0 ? headers.get(name) : null) ?? preset;
  headers.set('x-forwarded-for', forwardedFor(headers.get('x-forwarded-for'), bindings, trustProxy));
  headers.set('x-forwarded-host', forwarded('x-forwarded-host', own.host));
  headers.set('x-forwarded-proto', forwarded('x-forwarded-proto', own.proto));
  for (const name of ['host', 'forwarded', 'x-real-ip']) headers.delete(name);
  return new Request(request, { headers });
}

/** Forwards calls to another Argilla v2 server; streams bodies both ways. */
export function proxyTo(target: ProxyTarget): RequestHandler {
  return async (request, bindings) => {
    const { pathname, search } = new URL(request.url);
    try {
      const response = await proxy(`${target.root}${pathname}${search}`, {
        raw: forwardedRequest(request, bindings, target),
        strictConnectionProcessing: true,
        redirect: 'manual',
      });
      return rewriteRedirect(response, target);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      if (!request.signal.aborted)
        target.log.warn({ err: error, path: pathname }, 'The upstream server did not respond');
      return Response.json({ detail: `The upstream server (${target.root}) did not respond.` }, { status: 502 });
    }
  };
}
