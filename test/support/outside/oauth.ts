import { onTestFinished } from 'vitest';
import type { TestApp } from '../server/app.ts';
import { startProvider } from './oidc.ts';

/** A provider that stops after the test. */
export async function aProvider(claims: Readonly<Record<string, unknown>> = {}) {
  const provider = await startProvider(claims);
  onTestFinished(async () => {
    if (provider.server.listening) await provider.server.stop();
  });
  return provider;
}

export const providers = (given: Readonly<Record<string, object>>) => ({ OAUTH_PROVIDERS: JSON.stringify(given) });

const api = '/api/v1/oauth2/providers';

export class Visitor {
  cookie = '';

  constructor(
    private readonly world: Pick<TestApp, 'app'>,
    private readonly provider: string,
    private readonly address = 'http://postil.test',
  ) {}

  /** Address to which the server redirects the browser. */
  async leave(query = ''): Promise<Response> {
    const answer = await this.world.app.request(`${this.address}${api}/${this.provider}/authentication${query}`);
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return answer;
  }

  /** Returns the query with which the provider sends this browser back. */
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
