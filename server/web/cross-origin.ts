import { createMiddleware } from 'hono/factory';

const methods = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';
const maxAge = '600';

/** Prevents header injection. */
const isHeaderList = (text: string) => /^[\w-]+(, ?[\w-]+)*$/.test(text) && text.length <= 1000;

/**
 * Pages of other origins may call with a token or API key, as in Argilla. Cookies are never allowed: the only one
 * belongs to our own pages.
 */
export const crossOrigin = () =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin === undefined) return next();
    if (c.req.method !== 'OPTIONS' || c.req.header('Access-Control-Request-Method') === undefined) {
      await next();
      c.res.headers.set('Access-Control-Allow-Origin', '*');
      c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
      return;
    }
    const asked = c.req.header('Access-Control-Request-Headers') ?? '';
    return c.text('OK', 200, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': methods,
      ...(isHeaderList(asked) && { 'Access-Control-Allow-Headers': asked }),
      'Access-Control-Max-Age': maxAge,
      Vary: 'Origin',
    });
  });
