import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import type { Logger } from '../log.ts';
import type { Answer } from './web-app.ts';

interface Other {
  /** The root of the other server, without a slash at its end. */
  readonly root: string;
  readonly basePath: string;
  readonly log: Logger;
}

/** A redirect of the other server, turned into one of ours. */
function homeward(response: Response, { root, basePath }: Other) {
  const location = response.headers.get('location');
  if (location?.startsWith(`${root}/`)) response.headers.set('location', basePath + location.slice(root.length + 1));
  return response;
}

function outgoing(request: Request) {
  const headers = new Headers(request.headers);
  const url = new URL(request.url);
  headers.set('x-forwarded-host', headers.get('host') ?? url.host);
  headers.set('x-forwarded-proto', headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1));
  headers.delete('host');
  return new Request(request, { headers });
}

/** Passes calls on to another Argilla v2 server, bodies as streams in both directions. */
export function proxyTo(other: Other): Answer {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    try {
      const response = await proxy(`${other.root}${pathname}${search}`, {
        raw: outgoing(request),
        strictConnectionProcessing: true,
        redirect: 'manual',
      });
      return homeward(response, other);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      other.log.warn({ err: error, path: pathname }, 'the other server did not answer');
      return Response.json(
        { detail: `The server behind this application (${other.root}) did not answer.` },
        { status: 502 },
      );
    }
  };
}
