import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { OAuthClient } from './clients.ts';
import type { PendingSignIn } from './state-cookie.ts';

/** Claims of a provider; unexpected types count as missing. */
const text = v.fallback(v.optional(v.string()), undefined);
const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  preferred_username: text,
  email: text,
  email_verified: v.fallback(v.optional(v.boolean()), undefined),
  name: text,
  given_name: text,
  family_name: text,
});
export type Claims = v.InferOutput<typeof claims>;

export interface ProviderIdentity {
  readonly issuer: string;
  readonly claims: Claims;
}

/** Other parameters are not forwarded. */
const callbackParameters = ['code', 'state', 'iss'];

function callbackUrl({ redirectUri }: PendingSignIn, query: URLSearchParams) {
  const url = new URL(redirectUri);
  for (const [key, value] of query) if (callbackParameters.includes(key)) url.searchParams.append(key, value);
  return url;
}

async function fetchUserInfo(configuration: oidc.Configuration, token: string, subject: string | undefined) {
  return oidc.fetchUserInfo(configuration, token, subject ?? oidc.skipSubjectCheck);
}

export async function finishSignIn(
  { configuration, issuer, usesIdTokens }: OAuthClient,
  pending: PendingSignIn,
  query: URLSearchParams,
): Promise<ProviderIdentity> {
  const answer = await oidc.authorizationCodeGrant(configuration, callbackUrl(pending, query), {
    expectedState: pending.state,
    pkceCodeVerifier: pending.verifier,
    ...(usesIdTokens && { expectedNonce: pending.nonce, idTokenExpected: true }),
  });
  const idToken = usesIdTokens ? answer.claims() : undefined;
  const isIdTokenEnough =
    idToken?.preferred_username !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
  const userInfo =
    idToken && isIdTokenEnough ? {} : await fetchUserInfo(configuration, answer.access_token, idToken?.sub);
  return { issuer, claims: v.parse(claims, { ...userInfo, ...idToken }) };
}
