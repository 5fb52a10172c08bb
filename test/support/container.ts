import 'fake-indexeddb/auto';
import type { Container } from 'inversify';
import { SignIn } from '#application/session/sign-in.ts';
import { createContainer } from '#di/container.ts';
import { testPassword } from './server/app.ts';

interface Reachable {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

/** How often the page of a container was left. */
const leavings = new WeakMap<Container, number>();

/** The real container over the real server, without a socket in between; a page that was left hears of no answer any more. */
export function testContainer({ app }: Reachable): Container {
  const timesLeft = () => leavings.get(container) ?? 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const before = timesLeft();
    const [answer] = await Promise.allSettled([app.fetch(new Request(input, init))]);
    if (timesLeft() !== before) return new Promise(() => undefined);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  };
  const container = createContainer({ baseUrl: 'http://test/api', fetch });
  return container;
}

/** The same, with somebody signed in. */
export async function signedInContainer(server: Reachable, username: string): Promise<Container> {
  const container = testContainer(server);
  const outcome = await container.get(SignIn).execute(username, testPassword);
  if (outcome.kind === 'refused') throw new Error(`${username} cannot sign in`);
  return container;
}

/** Ends the requests of a page that is left, as a browser does. */
export function leaveRequests(container: Container) {
  leavings.set(container, (leavings.get(container) ?? 0) + 1);
}
