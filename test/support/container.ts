import 'fake-indexeddb/auto';
import type { Container } from 'inversify';
import { SignIn } from '#application/session/sign-in.ts';
import { createContainer } from '#di/container.ts';
import { testPassword } from './server/app.ts';

interface Reachable {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

/** The real container over the real server, without a socket in between. */
export function testContainer({ app }: Reachable): Container {
  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init));
  return createContainer({ baseUrl: 'http://test/api', fetch });
}

/** The same, with somebody signed in. */
export async function signedInContainer(server: Reachable, username: string): Promise<Container> {
  const container = testContainer(server);
  const outcome = await container.get(SignIn).execute(username, testPassword);
  if (outcome.kind === 'refused') throw new Error(`${username} cannot sign in`);
  return container;
}
