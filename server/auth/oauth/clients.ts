import * as oidc from 'openid-client';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';

/** Seconds to wait for an answer of a provider. */
const timeoutSeconds = 10;

export interface OAuthClient {
  readonly configuration: oidc.Configuration;
  /** By which the provider is known where identities are kept. */
  readonly issuer: string;
  /** Whether it says who somebody is in a signed token, not only when it is asked. */
  readonly usesIdTokens: boolean;
}

const isPlainHttp = (address: string) => address.startsWith('http:');

/** In the body where that is taken: many providers do not read the header as it has to be written. */
function authentication({ clientSecret }: OAuthProvider, { token_endpoint_auth_methods_supported }: Methods) {
  if (clientSecret === undefined) return oidc.None();
  const methods = token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const headerOnly = methods.includes('client_secret_basic') && !methods.includes('client_secret_post');
  return headerOnly ? oidc.ClientSecretBasic(clientSecret) : oidc.ClientSecretPost(clientSecret);
}

type Methods = Pick<oidc.ServerMetadata, 'token_endpoint_auth_methods_supported'>;

function configure(provider: OAuthProvider, metadata: oidc.ServerMetadata) {
  const auth = authentication(provider, metadata);
  const configuration = new oidc.Configuration(metadata, provider.clientId, undefined, auth);
  configuration.timeout = timeoutSeconds;
  // The operator wrote this address; what it leads to is on the same footing.
  if (isPlainHttp(metadata.issuer)) oidc.allowInsecureRequests(configuration);
  return configuration;
}

async function discover(provider: OAuthProvider, issuer: string): Promise<OAuthClient> {
  const execute = isPlainHttp(issuer) ? [oidc.allowInsecureRequests] : [];
  const options = { timeout: timeoutSeconds, execute };
  const found = await oidc.discovery(new URL(issuer), provider.clientId, undefined, oidc.None(), options);
  const configuration = configure(provider, found.serverMetadata());
  oidc.enableNonRepudiationChecks(configuration);
  return { configuration, issuer: found.serverMetadata().issuer, usesIdTokens: true };
}

function hubClient(provider: OAuthProvider, root: string): OAuthClient {
  const metadata = {
    issuer: root,
    authorization_endpoint: `${root}/oauth/authorize`,
    token_endpoint: `${root}/oauth/token`,
    userinfo_endpoint: `${root}/oauth/userinfo`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
  return { configuration: configure(provider, metadata), issuer: root, usesIdTokens: false };
}

/** Knows each provider's addresses once it was reached; asks again where it was not. */
export function oauthClients(hubUrl: string) {
  const known = new Map<string, Promise<OAuthClient>>();
  const open = async (provider: OAuthProvider) =>
    provider.issuer === undefined ? hubClient(provider, hubUrl) : discover(provider, provider.issuer);
  return (provider: OAuthProvider): Promise<OAuthClient> => {
    const opened = known.get(provider.name) ?? open(provider);
    known.set(provider.name, opened);
    opened.catch(() => known.delete(provider.name));
    return opened;
  };
}
