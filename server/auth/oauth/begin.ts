import { randomBytes } from 'node:crypto';
import * as oidc from 'openid-client';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';
import type { OAuthClient } from './clients.ts';
import type { Pending } from './state-cookie.ts';

/** What a caller may not add to what is asked of a provider, besides what is asked already. */
const reserved = new Set(['nonce', 'claims', 'request', 'request_uri', 'registration', 'response_mode', 'resource']);

const random = () => randomBytes(32).toString('base64url');

export interface Beginning {
  readonly location: string;
  readonly pending: Pending;
}

/** Where somebody goes to sign in, with the query that they came with, and what has to be remembered until then. */
export async function beginSignIn(
  { name, scopes }: OAuthProvider,
  { configuration, signs }: OAuthClient,
  redirectUri: string,
  query: URLSearchParams,
): Promise<Beginning> {
  const pending = { provider: name, state: random(), nonce: random(), verifier: random(), redirectUri };
  const url = oidc.buildAuthorizationUrl(configuration, {
    response_type: 'code',
    client_id: configuration.clientMetadata().client_id,
    redirect_uri: redirectUri,
    scope: scopes,
    state: pending.state,
    ...(signs && { nonce: pending.nonce }),
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  const asked = new Set(url.searchParams.keys());
  for (const [key, value] of query) if (!asked.has(key) && !reserved.has(key)) url.searchParams.append(key, value);
  return { location: url.href, pending };
}
