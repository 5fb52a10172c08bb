import type { HttpBindings } from '@hono/node-server';

/** Answers API calls: our own application, or a proxy. */
export type RequestHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>;
