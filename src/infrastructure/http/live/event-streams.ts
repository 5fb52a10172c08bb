import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Api } from '../api.ts';
import { EventLine, type StreamListener } from './event-line.ts';

/** Streams of server-sent events. The browser's own could not carry the token. */
export class EventStreams {
  constructor(
    private readonly api: Pick<Api, 'options'>,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {}

  /** Until what it returns is called, or nobody is signed in any more. */
  follow(path: string, listener: StreamListener): () => void {
    const line = new EventLine(path, listener, this.api.options, this.tokens, this.clock);
    void line.keepOpen();
    return line.end;
  }
}
