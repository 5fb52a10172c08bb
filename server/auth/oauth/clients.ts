import * as oidc from 'openid-client';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';

const timeoutSeconds = 10;

export interface OAuthClient {
  readonly configuration: oidc.Configuration;
  /** Key of the provider in `identities`. */
  readonly issuer: string;
  /** Whether the provider sends signed id tokens; otherwise the user info endpoint is called. */
  readonly usesIdTokens: boolean;
}

const isPlainHttp = (address: string) => address.startsWith('http:');

/** Prefers the body: many providers misread the header. */
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
  // The operator chose plain HTTP for this provider.
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

/** Caches the discovered configuration of each provider; failures are not cached. */
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
