import type { TestApp } from './server/app.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Requests whose path matches wait for `end`. */
interface Held {
  readonly path: RegExp;
  readonly end: Promise<void>;
}

interface WireResponse {
  readonly path: RegExp;
  readonly status: number;
  readonly body: unknown;
}

/** The API's format of errors, with a code that adds nothing to the status. */
const refusal = { detail: { code: 'refused' } };

/** A proxy between browser and server that records requests, and can answer in place of the server. */
export class Wire {
  readonly sent: Sent[] = [];
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

  /** Answers requests whose path with its query matches; by default with an error of the API. */
  answer(path: RegExp, status: number, body: unknown = refusal): void {
    this.answers = [{ path, status, body }, ...this.answers];
  }

  /** Fails requests whose path matches, as without a network. */
  cut(path: RegExp): void {
    this.lost = path;
  }

  /** Holds requests whose path matches; the returned function releases them. */
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

  recover(): void {
    this.answers = [];
    this.lost = undefined;
  }

  /** Searches for records, without the lists of suggested values. */
  get searches(): readonly Sent[] {
    return this.sent.filter(({ path }) => /\/records\/search(\?|$)/.test(path));
  }

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
