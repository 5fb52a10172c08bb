import { afterAll } from 'vitest';
import type { CallFailure } from '#application/ports/shared/call-failures.ts';
import { Reauthentication } from '#application/session/reauthentication.ts';
import { Api } from '#infrastructure/http/api.ts';
import { Cache } from '#infrastructure/http/cache.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { FakeClock } from './browser/fake-clock.ts';
import { FakeTokenStore } from './browser/fake-token-store.ts';
import { type TestApp, testApp, testPassword } from './server/app.ts';
import { aDataset } from './server/world.ts';

/** The API client of the browser, over the server in this process. */
export class TestClient {
  readonly tokens = new FakeTokenStore();
  readonly clock = new FakeClock();
  readonly reauthentication = new Reauthentication();
  readonly reported: CallFailure[] = [];
  readonly requests: Request[] = [];
  /** The last response of each address. */
  readonly answers = new Map<string, Response>();
  /** If set, every request is answered with this status. */
  broken: number | undefined;
  private readonly brokenPaths = new Map<string, number>();
  readonly api: Api;

  constructor({ app }: Pick<TestApp, 'app'>) {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      this.requests.push(request.clone());
      const status = this.broken ?? this.brokenPaths.get(pathOf(request));
      const answer = status === undefined ? await app.fetch(request) : new Response('{}', { status });
      this.answers.set(request.url, answer.clone());
      return answer;
    };
    const failures = { report: (failure: CallFailure) => this.reported.push(failure) };
    this.api = new Api(
      { baseUrl: 'http://test/api', fetch },
      this.tokens,
      new Cache(this.clock),
      failures,
      this.reauthentication,
    );
  }

  breakOnly(path: string, status: number): void {
    this.brokenPaths.set(path, status);
  }

  async signIn(username: string): Promise<this> {
    this.tokens.write(await new HttpSessionRepository(this.api).signIn(username, testPassword));
    this.requests.length = 0;
    return this;
  }

  /** The requests made so far, as method and path. */
  get asked(): readonly string[] {
    return this.requests.map((request) => `${request.method} ${pathOf(request)}`);
  }
}

const pathOf = ({ url }: Request) => new URL(url).pathname.replace('/api/', '');

/** A server with a workspace, a dataset of three records, and Ann, who annotates it. */
export async function aServer() {
  const server = await testApp();
  const workspaceId = await server.addWorkspace('demo');
  await server.addUser('ann', 'annotator', workspaceId);
  const dataset = await aDataset(server.db, { workspaceId });
  return { ...server, workspaceId, dataset, client: () => new TestClient(server).signIn('ann') };
}

/** The server of a test file, closed after its tests. */
export async function ourServer() {
  const server = await aServer();
  afterAll(() => server.close());
  return server;
}
