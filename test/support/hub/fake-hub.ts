import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HubTable {
  readonly features: readonly { readonly name: string; readonly type: unknown }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Failure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface FakeHub {
  readonly url: string;
  /** By `name/subset/split`. */
  readonly tables: Map<string, HubTable>;
  /** Every request, by its path. */
  readonly asked: string[];
  /** Answers given instead, by the number of the request for rows, from 0. */
  readonly failures: Map<number, Failure | 'broken' | 'nonsense'>;
  readonly pages: () => readonly URLSearchParams[];
  close(): Promise<void>;
}

export const text = { dtype: 'string', _type: 'Value' };
export const whole = { dtype: 'int64', _type: 'Value' };
export const image = { _type: 'Image' };
export const labels = (...names: readonly string[]) => ({ names, _type: 'ClassLabel' });
export const listOf = (feature: unknown) => ({ feature, _type: 'List' });

/** A picture of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

function sendPage(response: ServerResponse, table: HubTable, query: URLSearchParams) {
  const offset = Number(query.get('offset'));
  const rows = table.rows.slice(offset, offset + Number(query.get('length')));
  const page = {
    features: table.features.map((feature, feature_idx) => ({ feature_idx, ...feature })),
    rows: rows.map((row, index) => ({ row_idx: offset + index, row, truncated_cells: [] })),
    num_rows_total: table.rows.length,
    num_rows_per_page: 100,
    partial: false,
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
}

function sendFailure(response: ServerResponse, failure: Failure | 'broken' | 'nonsense') {
  if (failure === 'broken') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"features"');
    setImmediate(() => response.destroy());
  } else if (failure === 'nonsense') response.end('<html>Welcome</html>');
  else response.writeHead(failure.status, failure.headers).end(failure.body ?? '{"error":"The server is busy"}');
}

/** A dataset viewer on this machine, which can fail in the middle. */
export async function aHub(): Promise<FakeHub> {
  const tables = new Map<string, HubTable>();
  const failures: FakeHub['failures'] = new Map();
  const asked: string[] = [];
  const pages: URLSearchParams[] = [];

  function answerRows(response: ServerResponse, query: URLSearchParams) {
    const failure = failures.get(pages.length);
    pages.push(query);
    const table = tables.get(`${query.get('dataset')}/${query.get('config')}/${query.get('split')}`);
    if (failure) sendFailure(response, failure);
    else if (table) sendPage(response, table, query);
    else sendFailure(response, { status: 404, body: '{"error":"The dataset does not exist, or is not public."}' });
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://hub');
    asked.push(pathname);
    if (pathname === '/rows') answerRows(response, searchParams);
    else if (pathname.endsWith('.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    else response.writeHead(404).end('{}');
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tables,
    asked,
    failures,
    pages: () => pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
