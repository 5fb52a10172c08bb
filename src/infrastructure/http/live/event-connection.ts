import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { ApiOptions } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { type EventReader, eventReader, type StreamEvent } from './event-reader.ts';

export interface StreamListener {
  happened(event: StreamEvent): void;
  /** The stream was lost and is open again: events may have been missed. */
  reconnected(): void;
  /** The server refused the stream (403 or 404); it is not opened again. */
  refused?(): void;
}

/** Longer than the pause between two heartbeats of the server. */
const maxSilenceMs = 45_000;
const firstRetryMs = 1000;
const maxRetryMs = 30_000;

const isFinal = ({ status }: ApiError) => status === 403 || status === 404;

/** One stream of events, reopened after each loss with growing delays. */
export class EventConnection {
  private readonly ending = new AbortController();
  private failures = 0;
  private events: EventReader | undefined;
  private rejectedToken: string | undefined;

  constructor(
    private readonly path: string,
    private readonly listener: StreamListener,
    private readonly options: ApiOptions,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {}

  end = () => this.ending.abort();

  async keepOpen(): Promise<void> {
    for (let token = this.token(); token !== undefined; token = this.token()) {
      const response = await this.open(token);
      if (response?.ok) await this.listen(response);
      else if (response && isFinal(await ApiError.fromApi(response))) return this.listener.refused?.();
      const wait = Math.min(maxRetryMs, firstRetryMs * 2 ** this.failures);
      this.failures += 1;
      if (this.token() !== undefined) await this.clock.wait(wait);
    }
  }

  /** Undefined once the stream was ended. */
  private token() {
    return this.ending.signal.aborted ? undefined : this.tokens.read();
  }

  /** A rejected token is not sent again: the loop waits until the user signs in again. */
  private async open(token: string) {
    if (token === this.rejectedToken) return undefined;
    const lastId = this.events?.lastId();
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    };
    const { baseUrl, fetch } = this.options;
    const { signal } = this.ending;
    const response = await fetch(`${baseUrl}/${this.path}`, { headers, signal }).catch(() => undefined);
    if (response?.status === 401) this.rejectedToken = token;
    return response;
  }

  private async listen({ body }: Response) {
    if (this.events) this.listener.reconnected();
    this.events = eventReader(this.events?.lastId());
    this.failures = 0;
    const bytes = body?.getReader();
    const text = new TextDecoder();
    for (;;) {
      const next = await Promise.race([bytes?.read().catch(() => undefined), this.clock.wait(maxSilenceMs)]);
      if (!next || next.done || this.ending.signal.aborted) break;
      for (const event of this.events.read(text.decode(next.value, { stream: true }))) this.listener.happened(event);
    }
    void bytes?.cancel().catch(() => undefined);
  }
}
