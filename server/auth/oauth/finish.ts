import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { OAuthClient } from './clients.ts';
import type { Pending } from './state-cookie.ts';

/** What a provider tells of somebody; what is not as expected counts as not told. */
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

/** Somebody as a provider knows them. */
export interface Person {
  readonly issuer: string;
  readonly claims: Claims;
}

/** The parameters that the protocol knows; of the others nothing is passed on. */
const known = ['code', 'state', 'iss'];

function landing({ redirectUri }: Pending, query: URLSearchParams) {
  const url = new URL(redirectUri);
  for (const [key, value] of query) if (known.includes(key)) url.searchParams.append(key, value);
  return url;
}

async function toldWhenAsked(configuration: oidc.Configuration, token: string, subject: string | undefined) {
  return oidc.fetchUserInfo(configuration, token, subject ?? oidc.skipSubjectCheck);
}

/** Exchanges the code that somebody came back with, and learns who they are. */
export async function finishSignIn(
  { configuration, issuer, signs }: OAuthClient,
  pending: Pending,
  query: URLSearchParams,
): Promise<Person> {
  const answer = await oidc.authorizationCodeGrant(configuration, landing(pending, query), {
    expectedState: pending.state,
    pkceCodeVerifier: pending.verifier,
    ...(signs && { expectedNonce: pending.nonce, idTokenExpected: true }),
  });
  const signed = signs ? answer.claims() : undefined;
  const isEnough =
    signed?.preferred_username !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
  const told = signed && isEnough ? {} : await toldWhenAsked(configuration, answer.access_token, signed?.sub);
  return { issuer, claims: v.parse(claims, { ...told, ...signed }) };
}
