import type { OAuthRepository } from '#application/ports/session/oauth-repository.ts';
import { wireOAuthProviders } from '#contract/session/oauth-provider.ts';
import { wireToken } from '#contract/session/token.ts';
import type { OAuthProvider } from '#domain/session/oauth-provider.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

export class HttpOAuthRepository implements OAuthRepository {
  constructor(private readonly api: Api) {}

  async providers(): Promise<readonly OAuthProvider[]> {
    const { items } = await this.api.get({
      path: 'v1/oauth2/providers',
      schema: wireOAuthProviders,
      cacheForMs: limits.cacheMs.large,
      failure: 'ERROR_FETCHING_OAUTH_PROVIDERS',
      silent: true,
      anonymous: true,
    });
    return items.map(({ name }) => ({ name }));
  }

  addressOf = (provider: string, query: string): string => this.api.addressOf(`${at(provider)}/authentication${query}`);

  async accessToken(provider: string, query: string): Promise<string> {
    const token = await this.api.call({
      method: 'get',
      path: `${at(provider)}/access-token`,
      searchParams: query,
      schema: wireToken,
      failure: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
      silent: true,
      anonymous: true,
    });
    return token.access_token;
  }
}

const at = (provider: string) => `v1/oauth2/providers/${encodeURIComponent(provider)}`;
