import { type JWK, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

/** Generated once: finding two primes takes half a second. */
let signingKey: JWK | undefined;

/** An OpenID Connect provider; the claims describe the user. */
export async function startProvider(claims: Readonly<Record<string, unknown>>) {
  const server = new OAuth2Server();
  const { keys } = server.issuer;
  signingKey = signingKey ? await keys.add(signingKey) : await keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims));
  server.service.on('beforeUserinfo', (response) => {
    response.body = { sub: claims.sub };
  });
  return { server, issuer: server.issuer.url ?? '' };
}
