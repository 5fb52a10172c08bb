import { Agent, request } from 'node:http';

interface Text {
  readonly status: number;
  readonly body: string;
}

export interface ApiResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a benchmark looks at a few places of a body
  readonly body: any;
}

type Headers = Readonly<Record<string, string>>;

const parsed = ({ status, body }: Text): ApiResponse => ({ status, body: body ? JSON.parse(body) : undefined });

/** Calls the API of a server of this machine as one user, over connections that stay open. */
export class Caller {
  constructor(
    private readonly port: number,
    readonly key: string,
    private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 }),
  ) {}

  private raw(method: string, path: string, headers: Headers, body: string) {
    return new Promise<Text>((resolve, reject) => {
      const where = { host: '127.0.0.1', port: this.port, method, path: `/api/v1${path}`, agent: this.agent };
      const sent = request({ ...where, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } }, (got) => {
        const chunks: Buffer[] = [];
        got.on('data', (chunk) => chunks.push(chunk));
        got.on('end', () => resolve({ status: got.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
        got.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  text(method: string, path: string, body = ''): Promise<Text> {
    return this.raw(method, path, { 'X-Argilla-Api-Key': this.key, 'Content-Type': 'application/json' }, body);
  }

  async send(method: string, path: string, body?: unknown): Promise<ApiResponse> {
    return parsed(await this.text(method, path, body === undefined ? '' : JSON.stringify(body)));
  }

  async get(method: string, path: string, body?: unknown) {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`);
    return answer.body;
  }

  async signIn(username: string, password: string) {
    const form = new URLSearchParams({ username, password }).toString();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { body } = parsed(await this.raw('POST', '/token', type, form));
    const me = parsed(await this.raw('GET', '/me', { Authorization: `Bearer ${body.access_token}` }, ''));
    return new Caller(this.port, me.body.api_key, this.agent);
  }
}
