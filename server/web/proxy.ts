import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { Logger } from '../log.ts';
import { type Bindings, forwardedFor } from '../resources/shared/client-address.ts';
import type { Answer } from './web-app.ts';

interface Other {
  /** The root of the other server, without a slash at its end. */
  readonly root: string;
  readonly basePath: string;
  readonly trustProxy: number;
  readonly log: Logger;
}

/** A redirect of the other server, turned into one of ours. */
function homeward(response: Response, { root, basePath }: Other) {
  const location = response.headers.get('location');
  if (location?.startsWith(`${root}/`)) response.headers.set('location', basePath + location.slice(root.length + 1));
  return response;
}

/** Only a proxy that the operator put in front may say what came to it; anybody else speaks for themselves. */
function outgoing(request: Request, bindings: Bindings, { trustProxy }: Other) {
  const headers = new Headers(request.headers);
  const url = new URL(request.url);
  const own = { host: headers.get('host') ?? url.host, proto: url.protocol.slice(0, -1) };
  const told = (name: string, preset: string) => (trustProxy > 0 ? headers.get(name) : null) ?? preset;
  headers.set('x-forwarded-for', forwardedFor(headers.get('x-forwarded-for'), bindings, trustProxy));
  headers.set('x-forwarded-host', told('x-forwarded-host', own.host));
  headers.set('x-forwarded-proto', told('x-forwarded-proto', own.proto));
  for (const name of ['host', 'forwarded', 'x-real-ip']) headers.delete(name);
  return new Request(request, { headers });
}

/** Passes calls on to another Argilla v2 server, bodies as streams in both directions. */
export function proxyTo(other: Other): Answer {
  return async (request, bindings) => {
    const { pathname, search } = new URL(request.url);
    try {
      const response = await proxy(`${other.root}${pathname}${search}`, {
        raw: outgoing(request, bindings, other),
        strictConnectionProcessing: true,
        redirect: 'manual',
      });
      return homeward(response, other);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      if (!request.signal.aborted) other.log.warn({ err: error, path: pathname }, 'the other server did not answer');
      return Response.json(
        { detail: `The server behind this application (${other.root}) did not answer.` },
        { status: 502 },
      );
    }
  };
}
