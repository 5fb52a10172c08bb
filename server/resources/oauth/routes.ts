import type { HonoRequest } from 'hono';
import { accountOf } from '../../auth/oauth/account.ts';
import { beginSignIn } from '../../auth/oauth/begin-sign-in.ts';
import { oauthClients } from '../../auth/oauth/clients.ts';
import { finishSignIn } from '../../auth/oauth/finish-sign-in.ts';
import { callProvider } from '../../auth/oauth/provider-failure.ts';
import { publicAddress } from '../../auth/oauth/public-address.ts';
import { readCallback } from '../../auth/oauth/read-callback.ts';
import { sealState } from '../../auth/oauth/state-cookie.ts';
import { addressLimits } from '../../auth/sign-in-limits.ts';
import { sessionOf } from '../../auth/users.ts';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';
import { beginSession } from '../session/begin-session.ts';
import { Refusal } from '../shared/refusal.ts';
import { type AppDeps, publicRoute, type Route } from '../shared/route.ts';
import { readState, setState } from './cookie.ts';

const isSecure = (redirectUri: string) => redirectUri.startsWith('https:');

function oauth(deps: AppDeps) {
  const { config, db, secrets, log } = deps;
  const clientOf = oauthClients(config.hubUrl);
  const limits = addressLimits(db, config);
  const cookieScopeOf = ({ name }: OAuthProvider, redirectUri: string) => ({
    provider: name,
    basePath: config.basePath,
    isSecure: isSecure(redirectUri),
  });
  return {
    async begin(request: HonoRequest, provider: OAuthProvider) {
      const redirectUri = `${publicAddress(request, config)}/oauth/${provider.name}/callback`;
      const client = await callProvider(provider.name, log, () => clientOf(provider));
      const query = new URL(request.url).searchParams;
      const { location, pending } = await beginSignIn(provider, client, redirectUri, query);
      const cookie = setState(await sealState(pending, secrets.cipherKey), cookieScopeOf(provider, redirectUri));
      return new Response(null, { status: 303, headers: { Location: location, 'Set-Cookie': cookie } });
    },

    async finish(request: HonoRequest, provider: OAuthProvider, address: string) {
      const query = new URL(request.url).searchParams;
      await limits.begin(address);
      const pending = await readCallback(query, readState(request, provider.name), provider.name, deps);
      const person = await callProvider(provider.name, log, async () =>
        finishSignIn(await clientOf(provider), pending, query),
      );
      const id = await accountOf(db, secrets.cipherKey, provider, person);
      await limits.succeed(address);
      const body = await beginSession(await sessionOf(db, id), deps);
      const cookie = setState('', cookieScopeOf(provider, pending.redirectUri));
      return Response.json(body, { headers: { 'Set-Cookie': cookie } });
    },
  };
}

export function oauthRoutes(deps: AppDeps): readonly Route[] {
  const { oauthProviders } = deps.config;
  const { begin, finish } = oauth(deps);
  const named = (request: HonoRequest) => {
    const name = request.param('provider') ?? '';
    const provider = oauthProviders.find((each) => each.name === name);
    if (!provider) throw new Refusal(404, { detail: `OAuth Provider '${name}' not found` });
    return provider;
  };
  return [
    publicRoute('GET', '/oauth2/providers', async () => ({ items: oauthProviders.map(({ name }) => ({ name })) })),
    publicRoute('GET', '/oauth2/providers/:provider/authentication', async (request) => begin(request, named(request))),
    publicRoute('GET', '/oauth2/providers/:provider/access-token', async (request, address) =>
      finish(request, named(request), address),
    ),
  ];
}
