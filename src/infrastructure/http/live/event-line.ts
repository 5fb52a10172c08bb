import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { ApiOptions } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { type EventReader, eventReader, type StreamEvent } from './read-events.ts';

export interface StreamListener {
  happened(event: StreamEvent): void;
  /** The line was down, and is up again: something may have been missed. */
  reconnected(): void;
  /** The server has none for this person: it is not asked for again. */
  refused?(): void;
}

/** Longer than any pause of a server that is there. */
const silence = 45_000;
const firstWait = 1000;
const longestWait = 30_000;

/** The server has no such stream for us, and will have none if we ask again. */
const isFinal = ({ status }: ApiError) => status === 403 || status === 404;

/** One stream that is opened again whenever it was lost, after longer and longer waits. */
export class EventLine {
  private readonly ending = new AbortController();
  private lost = 0;
  private events: EventReader | undefined;
  private refused: string | undefined;

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
      const wait = Math.min(longestWait, firstWait * 2 ** this.lost);
      this.lost += 1;
      if (this.token() !== undefined) await this.clock.wait(wait);
    }
  }

  /** Nothing once the stream is not wanted any more. */
  private token() {
    return this.ending.signal.aborted ? undefined : this.tokens.read();
  }

  /** A token that was refused is not sent again: somebody may sign in anew. */
  private async open(token: string) {
    if (token === this.refused) return undefined;
    const lastId = this.events?.lastId();
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    };
    const { baseUrl, fetch } = this.options;
    const { signal } = this.ending;
    const response = await fetch(`${baseUrl}/${this.path}`, { headers, signal }).catch(() => undefined);
    if (response?.status === 401) this.refused = token;
    return response;
  }

  /** Until the stream ends, in whatever way. */
  private async listen({ body }: Response) {
    if (this.events) this.listener.reconnected();
    this.events = eventReader(this.events?.lastId());
    this.lost = 0;
    const bytes = body?.getReader();
    const text = new TextDecoder();
    for (;;) {
      const next = await Promise.race([bytes?.read().catch(() => undefined), this.clock.wait(silence)]);
      if (!next || next.done || this.ending.signal.aborted) break;
      for (const event of this.events.read(text.decode(next.value, { stream: true }))) this.listener.happened(event);
    }
    void bytes?.cancel().catch(() => undefined);
  }
}
