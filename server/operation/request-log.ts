import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from '../log.ts';
import type { AnsweredRequest } from './metrics.ts';

export interface RequestEnv {
  readonly Variables: { requestId: string; route: string };
}

/** Keeps the proxy's request id, to correlate both logs. */
const isId = (text: string | undefined) => text !== undefined && /^[\w-]{8,64}$/.test(text);

const noRoute = '(none)';

/** Logs route, status and time; never contents or callers. */
export const requestLog = (log: Logger, observe: (answered: AnsweredRequest) => void) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const begun = performance.now();
    const given = c.req.header('X-Request-Id');
    const id = isId(given) && given ? given : randomUUID();
    c.set('requestId', id);
    await next();
    const ms = performance.now() - begun;
    const answered = { method: c.req.method, route: c.get('route') ?? noRoute, status: c.res.status };
    c.res.headers.set('X-Request-Id', id); // `c.header` would rebuild the response as a stream
    observe({ ...answered, seconds: ms / 1000 });
    log.info({ ...answered, ms: Math.round(ms * 10) / 10, request: id }, 'request');
  });
