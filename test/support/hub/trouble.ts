import type { ServerResponse } from 'node:http';

interface Refusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Trouble = Refusal | 'broken' | 'nonsense';

export const tooMany: Trouble = {
  status: 429,
  headers: { 'retry-after': '5' },
  body: '{"error":"Too many requests"}',
};

export const notWithoutToken: Trouble = {
  status: 401,
  body: '{"error":"The dataset does not exist, or is not accessible without authentication (private or gated)."}',
};

export function sendTrouble(response: ServerResponse, trouble: Trouble) {
  if (trouble === 'broken') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"features"');
    setImmediate(() => response.destroy());
  } else if (trouble === 'nonsense') response.end('<html>Welcome</html>');
  else response.writeHead(trouble.status, trouble.headers).end(trouble.body ?? '{"error":"The server is busy"}');
}
