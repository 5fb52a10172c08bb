import { randomBytes } from 'node:crypto';
import * as oidc from 'openid-client';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';
import type { OAuthClient } from './clients.ts';
import type { PendingSignIn } from './state-cookie.ts';

/** Callers may neither add these parameters nor override ours. */
const reservedParameters = new Set([
  'nonce',
  'claims',
  'request',
  'request_uri',
  'registration',
  'response_mode',
  'resource',
]);

const randomToken = () => randomBytes(32).toString('base64url');

export interface StartedSignIn {
  readonly location: string;
  readonly pending: PendingSignIn;
}

export async function beginSignIn(
  { name, scopes }: OAuthProvider,
  { configuration, usesIdTokens }: OAuthClient,
  redirectUri: string,
  query: URLSearchParams,
): Promise<StartedSignIn> {
  const pending = { provider: name, state: randomToken(), nonce: randomToken(), verifier: randomToken(), redirectUri };
  const url = oidc.buildAuthorizationUrl(configuration, {
    response_type: 'code',
    client_id: configuration.clientMetadata().client_id,
    redirect_uri: redirectUri,
    scope: scopes,
    state: pending.state,
    ...(usesIdTokens && { nonce: pending.nonce }),
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  const present = new Set(url.searchParams.keys());
  for (const [key, value] of query)
    if (!present.has(key) && !reservedParameters.has(key)) url.searchParams.append(key, value);
  return { location: url.href, pending };
}
