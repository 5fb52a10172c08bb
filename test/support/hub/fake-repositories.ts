import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRepository {
  readonly isPrivate: boolean;
  readonly files: Map<string, string>;
  readonly commits: string[];
}

export interface FakeRepositories {
  readonly url: string;
  readonly byName: Map<string, FakeRepository>;
  /** Statuses by the number of the commit, from 0. */
  readonly failures: Map<number, number>;
  /** Number of attempted commits. */
  readonly commits: () => number;
  close(): Promise<void>;
}

interface Line {
  readonly key: string;
  readonly value: { readonly summary?: string; readonly path?: string; readonly content?: string };
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

function commit({ files, commits }: FakeRepository, body: string) {
  for (const { key, value } of body.split('\n').map((line): Line => JSON.parse(line))) {
    if (key === 'header') commits.push(value.summary ?? '');
    else files.set(value.path ?? '', Buffer.from(value.content ?? '', 'base64').toString());
  }
}

/** The part of a hub to which datasets are written, for one token: `hf_right` of `ana`. */
export async function someRepositories(): Promise<FakeRepositories> {
  const byName: FakeRepositories['byName'] = new Map();
  const failures: FakeRepositories['failures'] = new Map();
  let commits = 0;

  function create(body: string): [number, string] {
    const { name, organization, private: isPrivate } = JSON.parse(body);
    const full = `${organization}/${name}`;
    if (byName.has(full)) return [409, '{"error":"You already created this dataset repo"}'];
    byName.set(full, { isPrivate, files: new Map(), commits: [] });
    return [200, '{}'];
  }

  function write(name: string, body: string): [number, string] {
    const failure = failures.get(commits);
    commits += 1;
    const repository = byName.get(name);
    if (failure !== undefined) return [failure, '{"error":"Not now"}'];
    if (!repository) return [404, '{"error":"Repository not found"}'];
    commit(repository, body);
    return [200, '{}'];
  }

  function read(name: string, path: string): [number, string] {
    const content = byName.get(name)?.files.get(path);
    return content === undefined ? [404, 'Entry not found'] : [200, content];
  }

  function readOrWrite(pathname: string, body: string): [number, string] {
    const [, written] = /^\/api\/datasets\/(.+)\/commit\/main$/.exec(pathname) ?? [];
    if (written !== undefined) return write(written, body);
    const [, name = '', path = ''] = /^\/datasets\/([^/]+\/[^/]+)\/raw\/main\/(.+)$/.exec(pathname) ?? [];
    return read(name, path);
  }

  async function reply({ url = '/', headers }: IncomingMessage, body: string): Promise<[number, string]> {
    if (headers.authorization !== 'Bearer hf_right') return [401, '{"error":"Invalid username or password."}'];
    if (url === '/api/whoami-v2') return [200, '{"name":"ana"}'];
    return url === '/api/repos/create' ? create(body) : readOrWrite(url, body);
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, text] = await reply(request, await bodyOf(request));
    response.writeHead(status).end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    byName,
    failures,
    commits: () => commits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
