import 'fake-indexeddb/auto';
import type { Container } from 'inversify';
import { SignIn } from '#application/session/sign-in.ts';
import { createContainer } from '#di/container.ts';
import { type PageModule, PageModules } from '#ui/shared/page-modules.ts';
import { testPassword } from './server/app.ts';

interface Reachable {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

const everyModule = {
  annotation: true,
  bulk: true,
  commands: true,
  creation: true,
  'dataset-settings': true,
  effects: true,
  ending: true,
  export: true,
  filters: true,
  people: true,
  quality: true,
  'sign-in': true,
  'team-answers': true,
  'team-progress': true,
  timing: true,
  uploads: true,
} as const satisfies Record<PageModule, true>;

/** Loads the modules of all pages, so that a test can replace a part of any of them. */
export async function loadEveryModule(container: Container) {
  for (const module of Object.keys(everyModule)) await container.get(PageModules).load(module as PageModule);
}

// Code that loads during a test would take from its time: several seconds for the first test of a process.
await loadEveryModule(createContainer({ baseUrl: 'http://test/api', fetch }));

const leavings = new WeakMap<Container, number>();

/**
 * The container of the product over the real server, without a socket. Pages that the user has left get no more
 * answers.
 */
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

/** With the modules of all pages. */
export async function signedInContainer(server: Reachable, username: string): Promise<Container> {
  const container = testContainer(server);
  await loadEveryModule(container);
  const outcome = await container.get(SignIn).execute(username, testPassword);
  if (outcome.kind === 'refused') throw new Error(`${username} cannot sign in`);
  return container;
}

/** Ends the requests of a page that is left, as a browser does. */
export function leaveRequests(container: Container) {
  leavings.set(container, (leavings.get(container) ?? 0) + 1);
}
