import type { Hono } from 'hono';
import { apiKeyOf } from '../server/app.ts';

export interface ServerEvent {
  readonly id: string | undefined;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it by looking at it
  readonly data: any;
}

const lineOf = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];

/** A stream of events as a client reads it; undefined is the end. */
export class Listening {
  private text = '';
  private readonly decoder = new TextDecoder();
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(readonly response: Response) {
    if (!response.body) throw new Error('There is no stream');
    this.reader = response.body.getReader();
  }

  async next(): Promise<ServerEvent | undefined> {
    const block = await this.block();
    if (block === undefined) return undefined;
    const event = lineOf(block, 'event');
    if (event === undefined) return this.next();
    return { id: lineOf(block, 'id'), event, data: JSON.parse(lineOf(block, 'data') ?? 'null') };
  }

  /** Skips events of other names. */
  async nextOf(name: string): Promise<ServerEvent | undefined> {
    const found = await this.next();
    return !found || found.event === name ? found : this.nextOf(name);
  }

  /** Reads up to an empty line. */
  async block(): Promise<string | undefined> {
    const at = this.text.indexOf('\n\n');
    if (at >= 0) {
      const block = this.text.slice(0, at);
      this.text = this.text.slice(at + 2);
      return block;
    }
    const { done, value } = await this.reader.read();
    if (done) return undefined;
    this.text += this.decoder.decode(value, { stream: true });
    return this.block();
  }

  leave = (): Promise<void> => this.reader.cancel();
}

type Headers = Readonly<Record<string, string>>;

async function listenAt(app: Hono, path: string, as: string, headers: Headers): Promise<Listening> {
  const address = `/api/ext/v1${path}`;
  return new Listening(await app.request(address, { headers: { 'X-Argilla-Api-Key': apiKeyOf(as), ...headers } }));
}

export const listen = (app: Hono, datasetId: string, as: string, headers: Headers = {}): Promise<Listening> =>
  listenAt(app, `/datasets/${datasetId}/events`, as, headers);

export const listenToAll = (app: Hono, as: string, headers: Headers = {}): Promise<Listening> =>
  listenAt(app, '/events', as, headers);
