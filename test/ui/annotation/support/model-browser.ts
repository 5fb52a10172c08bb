import { FakeClock } from '../../../support/browser/fake-clock.ts';
import { FakeIds } from '../../../support/browser/fake-ids.ts';
import { FakeStoredDrafts } from '../../../support/browser/fake-stored-drafts.ts';
import { FakeStoredSteps } from '../../../support/browser/fake-stored-steps.ts';
import { FakeUnsentAnswers } from '../../../support/browser/fake-unsent-answers.ts';

/** Faults of requests that save an answer; `lost`: the server stores the answer, but the response is lost. */
export type Fault = 'offline' | 'lost' | 401 | 409 | 422 | 500;

interface App {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

const never = () => new Promise<never>(() => {});

/** One page, which stops working when it is killed. */
export class Life {
  private end = () => {};
  isOver = false;
  readonly death = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  kill() {
    this.isOver = true;
    this.end();
  }

  mortal<T extends object>(immortal: T): T {
    return new Proxy(immortal, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? this.bound(value.bind(target)) : value;
      },
    });
  }

  private bound(act: (...args: unknown[]) => unknown) {
    return async (...args: unknown[]) => {
      if (this.isOver) return never();
      const value = await act(...args);
      return this.isOver ? never() : value;
    };
  }
}

/** Shared by tabs: storage, locks and the connection to the server. */
export class ModelBrowser {
  readonly store = new FakeUnsentAnswers();
  readonly steps = new FakeStoredSteps();
  readonly drafts = new FakeStoredDrafts();
  readonly clock = new FakeClock();
  readonly ids = new FakeIds();
  fault: Fault | undefined;
  private underWay = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly app: App) {}

  /**
   * A lock stays taken until the requests of its killed page are done: the API cannot detect that requests overtake
   * each other.
   */
  locksOf = (life: Life) => ({
    hold: <T>(_: string, work: () => Promise<T>): Promise<T> => {
      const turn = this.last.then(() => (life.isOver ? never() : work()));
      this.last = Promise.race([turn.catch(() => undefined), life.death.then(() => this.quiet())]);
      return turn;
    },
  });

  fetchOf =
    (life: Life): typeof globalThis.fetch =>
    async (input, init) => {
      if (life.isOver) return never();
      const answer = await this.send(new Request(input, init));
      return life.isOver ? never() : answer;
    };

  async quiet(): Promise<void> {
    for (let calm = 0; calm < 3; calm = this.underWay === 0 ? calm + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  }

  private async send(request: Request): Promise<Response> {
    const { fault } = this;
    const isSaving = request.url.includes('/responses');
    if (isSaving && fault === 'offline') throw new TypeError('Failed to fetch');
    if (isSaving && typeof fault === 'number' && (fault !== 409 || isCreation(request)))
      return Response.json({ detail: `no: ${fault}` }, { status: fault });
    const answer = await this.watched(this.app.fetch(request));
    if (isSaving && fault === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  }

  private async watched<T>(work: T | Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await work;
    } finally {
      this.underWay -= 1;
    }
  }
}

const isCreation = ({ method, url }: Request) => method === 'POST' && url.includes('/records/');
