import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Roll } from '../../support/dice.ts';
import { describe, type Fault } from './fault.ts';

/** Faults, and how many of ten requests to the API they hit. */
export interface Faults {
  readonly faults: readonly Fault[];
  readonly ofTen: number;
}

export const noFaults: Faults = { faults: [], ofTen: 0 };

interface Passed {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const page = (status: number) =>
  `<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center><hr>gateway</body></html>`;

const isStream = ({ headers }: IncomingMessage) => headers.accept?.includes('text/event-stream') ?? false;

/** A proxy between browser and product that adds faults to requests of the API. */
export class FaultProxy {
  faults: Faults = noFaults;
  private underWay = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((asked, answer) => void this.take(asked, answer));

  constructor(
    private readonly product: string,
    private readonly roll: Roll,
    /** Called with each fault. */
    private readonly note: (text: string) => void,
  ) {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  get address() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** No request is pending, except for event streams. */
  get isIdle() {
    return this.underWay === 0;
  }

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop() {
    this.closeSockets();
    await new Promise((resolve) => this.server.close(resolve));
  }

  closeSockets() {
    for (const socket of this.sockets) socket.destroy();
  }

  private async take(asked: IncomingMessage, answer: ServerResponse) {
    if (isStream(asked)) return this.pipe(asked, answer);
    this.underWay += 1;
    try {
      const body = await bytesOf(asked);
      await this.meet(this.next(asked.url ?? ''), asked, body, answer);
    } catch {
      answer.destroy(); // the browser or the product closed the connection
    } finally {
      this.underWay -= 1;
    }
  }

  private next(url: string): Fault | undefined {
    const { faults, ofTen } = this.faults;
    const isSafe = !url.startsWith('/api/') || url.includes('/token');
    if (isSafe || faults.length === 0 || this.roll(10) >= ofTen) return undefined;
    return faults[this.roll(faults.length)];
  }

  private async meet(fault: Fault | undefined, asked: IncomingMessage, body: Buffer, answer: ServerResponse) {
    if (fault) this.note(`${describe(fault)}: ${asked.method} ${asked.url}`);
    switch (fault?.kind) {
      case 'drop the request':
        return void answer.destroy();
      case 'lose the answer':
        await this.send(asked, body);
        return void answer.destroy();
      case 'truncate the answer':
        return truncate(await this.send(asked, body), answer);
      case 'duplicate the request': {
        const both = [await this.send(asked, body), await this.send(asked, body)];
        return give(both[this.roll(2)], answer);
      }
      case 'delay':
        await wait(this.roll(fault.ms));
        return give(await this.send(asked, body), answer, this.roll(fault.ms));
      case 'answer a status':
        return void answer.writeHead(fault.status, { 'content-type': 'text/plain' }).end('no');
      case 'a gateway page':
        if (fault.reachesServer) await this.send(asked, body);
        return void answer.writeHead(fault.status, { 'content-type': 'text/html' }).end(page(fault.status));
      case 'end the session':
        return void answer
          .writeHead(401, { 'content-type': 'application/json' })
          .end(JSON.stringify({ detail: 'Could not validate credentials' }));
      case undefined:
        return give(await this.send(asked, body), answer);
    }
  }

  private send({ method, headers, url = '/' }: IncomingMessage, body: Buffer): Promise<Passed> {
    return new Promise((resolve, reject) => {
      const passed = request(new URL(url, this.product), { method, headers }, (response) => {
        bytesOf(response)
          .then((bytes) => resolve({ status: response.statusCode ?? 502, headers: response.rawHeaders, body: bytes }))
          .catch(reject);
      });
      passed.once('error', reject);
      passed.end(body);
    });
  }

  private pipe(asked: IncomingMessage, answer: ServerResponse) {
    const { method, headers, url = '/' } = asked;
    const passed = request(new URL(url, this.product), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    passed.end();
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function give(passed: Passed | undefined, answer: ServerResponse, after = 0) {
  if (!passed) return;
  if (after > 0) await wait(after);
  answer.writeHead(passed.status, [...passed.headers]).end(passed.body);
}

/** Sends half of the body, then closes the connection. */
function truncate({ status, headers, body }: Passed, answer: ServerResponse) {
  if (body.length < 2) return void answer.destroy();
  const others = headers.flatMap((name, at) => {
    const isKept = at % 2 === 0 && !/^(content-length|transfer-encoding)$/i.test(name);
    return isKept ? [name, headers[at + 1] ?? ''] : [];
  });
  answer.writeHead(status, [...others, 'content-length', `${body.length}`]);
  answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
}
