import 'fake-indexeddb/auto';
import { Container, ContainerModule } from 'inversify';
import { SignIn } from '#application/session/sign-in.ts';
import { making } from '#di/common/making.ts';
import { members } from '#di/common/members.ts';
import { parts } from '#di/common/parts.ts';
import { progress } from '#di/common/progress.ts';
import { records } from '#di/common/records.ts';
import { subjects } from '#di/common/subjects.ts';
import { entrance } from '#di/entrance/entrance.ts';
import { annotation } from '#di/rooms/annotation.ts';
import { bulk } from '#di/rooms/bulk.ts';
import { creation } from '#di/rooms/creation.ts';
import { exporting } from '#di/rooms/exporting.ts';
import { finding } from '#di/rooms/finding.ts';
import { people } from '#di/rooms/people.ts';
import { settings } from '#di/rooms/settings.ts';
import { uploading } from '#di/rooms/uploading.ts';
import { wiring } from '#di/wiring.ts';
import { workIn } from '#di/work/work.ts';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { testPassword } from './server/app.ts';

interface Reachable {
  readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
}

/** Every binding of the product at once; the product loads them page by page. */
function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const loadWork = async () => work;
  container.load(new ContainerModule(({ bind }) => entrance(options, loadWork, wiring(bind))));
  container.load(parts, subjects, records, progress, making, members, uploading);
  container.load(annotation, bulk, creation, exporting, finding, people, settings);
  const work = workIn(container, async () => undefined);
  return container;
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
