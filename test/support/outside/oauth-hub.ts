import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Member {
  readonly sub: string;
  readonly preferred_username?: string;
  readonly name?: string;
}

interface Asked {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The hub as a provider of sign-ins, which names the user only at its userinfo endpoint. */
export async function aHub(member: Member) {
  const codes = new Map<string, Asked>();

  function authorize(query: URLSearchParams) {
    const code = `code-${codes.size}`;
    const redirectUri = query.get('redirect_uri') ?? '';
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri });
    return `${redirectUri}?code=${code}&state=${query.get('state')}`;
  }

  function exchange(form: URLSearchParams) {
    const asked = codes.get(form.get('code') ?? '');
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_id') === 'our-client' && form.get('client_secret') === 'our-secret';
    const isGranted = isClient && verified === asked?.challenge && form.get('redirect_uri') === asked.redirectUri;
    return isGranted ? { access_token: 'hub-token', token_type: 'bearer' } : { error: 'invalid_grant' };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://hub.test');
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/oauth/authorize')
      return response.writeHead(302, { location: authorize(url.searchParams) }).end();
    if (url.pathname === '/oauth/userinfo' && request.headers.authorization === 'Bearer hub-token')
      return json(200, member);
    if (url.pathname !== '/oauth/token') return json(404, {});
    const answer = exchange(new URLSearchParams(await text(request)));
    return json('error' in answer ? 400 : 200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
