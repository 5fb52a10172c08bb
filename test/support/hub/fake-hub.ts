import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubAnswers } from './hub-answers.ts';
import type { HubTable } from './hub-table.ts';
import { notWithoutToken, sendTrouble, type Trouble } from './trouble.ts';

export { type HubTable, image, labels, listOf, text, whole } from './hub-table.ts';

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

interface Mood {
  /** Milliseconds before the hub answers. */
  readonly waits?: number;
  readonly trouble?: Trouble;
}

export interface FakeHub {
  readonly url: string;
  /** Tables by `name/subset/split`. */
  readonly tables: Map<string, HubTable>;
  /** Token that a repository needs, by name; all others are public. */
  readonly tokens: Map<string, string>;
  /** Paths of all requests. */
  readonly asked: string[];
  /** All requests in full. */
  readonly requests: Asked[];
  /** Faults and delays by path, such as `/info`. */
  readonly moods: Map<string, Mood>;
  /** Faults by the number of the request for rows, from 0. */
  readonly failures: Map<number, Trouble>;
  readonly pages: () => readonly URLSearchParams[];
  /** Pages of rows before the hub fails. */
  breakAfter(pages: number): void;
  reset(): void;
  close(): Promise<void>;
}

/** An image of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Any page may send requests, with a token too. */
const allowEverybody = (response: ServerResponse) =>
  response
    .setHeader('access-control-allow-origin', '*')
    .setHeader('access-control-allow-headers', 'authorization')
    .setHeader('access-control-allow-methods', 'GET');

/** A local dataset viewer that can fail midway. */
export async function aHub(port = 0): Promise<FakeHub> {
  const tables: FakeHub['tables'] = new Map();
  const tokens: FakeHub['tokens'] = new Map();
  const moods: FakeHub['moods'] = new Map();
  const failures: FakeHub['failures'] = new Map();
  const requests: Asked[] = [];
  const asked: string[] = [];
  const pages: URLSearchParams[] = [];
  let lastPage = Number.POSITIVE_INFINITY;

  function maySee({ query, headers }: Asked) {
    const token = tokens.get(query.get('dataset') ?? '');
    return token === undefined || headers.authorization === `Bearer ${token}`;
  }

  function troubleWithPage(number: number): Trouble | undefined {
    return number >= lastPage ? 'broken' : failures.get(number);
  }

  function troubleWith(question: Asked): Trouble | undefined {
    const isPage = question.path === '/rows' && pages.push(question.query) > 0;
    const trouble = moods.get(question.path)?.trouble ?? (isPage ? troubleWithPage(pages.length - 1) : undefined);
    return trouble ?? (maySee(question) ? undefined : notWithoutToken);
  }

  function reply(question: Asked, response: ServerResponse) {
    const trouble = troubleWith(question);
    const answer = hubAnswers.get(question.path)?.(tables, question.query);
    if (trouble) sendTrouble(response, trouble);
    else if (question.path.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else if (!answer) response.writeHead(404).end('{}');
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  function receive({ method, url, headers }: IncomingMessage, response: ServerResponse) {
    allowEverybody(response);
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const { pathname, searchParams } = new URL(url ?? '/', 'http://hub');
    const question = { path: pathname, query: searchParams, headers };
    asked.push(pathname);
    requests.push(question);
    const { waits = 0 } = moods.get(pathname) ?? {};
    return waits > 0 ? setTimeout(() => reply(question, response), waits).unref() : reply(question, response);
  }

  function reset() {
    for (const each of [tables, tokens, moods, failures]) each.clear();
    for (const each of [requests, asked, pages]) each.length = 0;
    lastPage = Number.POSITIVE_INFINITY;
  }

  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tables,
    tokens,
    asked,
    requests,
    moods,
    failures,
    pages: () => pages,
    breakAfter: (more) => {
      lastPage = pages.length + more;
    },
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
