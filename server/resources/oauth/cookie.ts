import type { HonoRequest } from 'hono';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { stateCookie, stateLifeSeconds } from '../../auth/oauth/state-cookie.ts';

interface CookieScope {
  readonly provider: string;
  readonly basePath: string;
  readonly isSecure: boolean;
}

/** An empty value deletes the cookie. */
export const setState = (value: string, { provider, basePath, isSecure }: CookieScope): string =>
  generateCookie(stateCookie(provider), value, {
    path: `${basePath}api/v1/oauth2/providers/${provider}`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: value === '' ? 0 : stateLifeSeconds,
  });

export const readState = (request: HonoRequest, provider: string): string | undefined =>
  parse(request.header('Cookie') ?? '', stateCookie(provider))[stateCookie(provider)];
