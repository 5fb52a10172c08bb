import type { TestApp } from './server/app.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Requests whose path matches wait for it. */
interface Held {
  readonly path: RegExp;
  readonly end: Promise<void>;
}

interface WireResponse {
  readonly path: RegExp;
  readonly status: number;
  readonly body: unknown;
}

/** The shape in which the API refuses, with a code that says no more than the status. */
const refusal = { detail: { code: 'refused' } };

/** Stands between a browser and the server: knows what was sent, and can answer in the server's place. */
export class Wire {
  readonly sent: Sent[] = [];
  /** The paths that were answered. */
  readonly answered: string[] = [];
  private answers: readonly WireResponse[] = [];
  private held: Held | undefined;
  private lost: RegExp | undefined;
  private readonly server: Pick<TestApp, 'app'>;

  constructor(server: Pick<TestApp, 'app'>) {
    this.server = server;
  }

  readonly app = {
    fetch: async (request: Request): Promise<Response> => {
      const { method } = request;
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace('/api/v1', '') + search;
      const answer = this.answers.find((each) => each.path.test(path));
      this.sent.push({ method, path, body: readBody(await request.clone().text()) });
      if (this.held?.path.test(path)) await this.held.end;
      if (this.lost?.test(path)) throw new TypeError('Failed to fetch');
      const response = answer
        ? Response.json(answer.body, { status: answer.status })
        : await this.server.app.fetch(request);
      this.answered.push(path);
      return response;
    },
  };

  /** Answers every request whose path, with its query, fits; without a body as the API refuses. */
  answer(path: RegExp, status: number, body: unknown = refusal): void {
    this.answers = [{ path, status, body }, ...this.answers];
  }

  /** Lets no request through whose path fits, as if there were no network. */
  cut(path: RegExp): void {
    this.lost = path;
  }

  /** Keeps every request waiting whose path fits; gives what lets them go. */
  hold(path: RegExp): () => void {
    let letGo = () => {};
    this.held = {
      path,
      end: new Promise((resolve) => {
        letGo = resolve;
      }),
    };
    return () => {
      this.held = undefined;
      letGo();
    };
  }

  /** Lets the server answer for itself again. */
  recover(): void {
    this.answers = [];
    this.lost = undefined;
  }

  /** The searches for records; a list of suggested values has a path that goes on. */
  get searches(): readonly Sent[] {
    return this.sent.filter(({ path }) => /\/records\/search(\?|$)/.test(path));
  }

  /** Requests that saved or deleted an answer. */
  get saves(): readonly Sent[] {
    return this.sent.filter(({ path }) => path.includes('/responses'));
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
