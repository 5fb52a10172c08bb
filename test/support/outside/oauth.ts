import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { onTestFinished } from 'vitest';
import type { TestApp } from '../server/app.ts';

/** A provider of OpenID Connect, for as long as a test runs. What it tells of people is what the test says. */
export async function aProvider(claims: Readonly<Record<string, unknown>> = {}) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  onTestFinished(async () => {
    if (server.listening) await server.stop();
  });
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims));
  server.service.on('beforeUserinfo', (response) => {
    response.body = { sub: claims.sub };
  });
  return { server, issuer: server.issuer.url ?? '' };
}

export const providers = (given: Readonly<Record<string, object>>) => ({ OAUTH_PROVIDERS: JSON.stringify(given) });

const api = '/api/v1/oauth2/providers';

/** A browser that goes to a provider and comes back. */
export class Visitor {
  cookie = '';

  constructor(
    private readonly world: Pick<TestApp, 'app'>,
    private readonly provider: string,
    private readonly address = 'http://postil.test',
  ) {}

  /** Where the server sends this browser. */
  async leave(query = ''): Promise<Response> {
    const answer = await this.world.app.request(`${this.address}${api}/${this.provider}/authentication${query}`);
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return answer;
  }

  /** The query with which the provider sends this browser back. */
  async askProvider(answer: Response): Promise<URLSearchParams> {
    const there = await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' });
    return new URL(there.headers.get('location') ?? 'http://nowhere.test').searchParams;
  }

  async comeBack(query: URLSearchParams | string) {
    const answer = await this.world.app.request(`${this.address}${api}/${this.provider}/access-token?${query}`, {
      headers: { cookie: this.cookie },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  async signIn() {
    return this.comeBack(await this.askProvider(await this.leave()));
  }
}
