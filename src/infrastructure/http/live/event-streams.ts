import type { TokenStore } from '#application/ports/session/token-store.ts';
import type { Clock } from '#application/ports/shared/clock.ts';
import type { Api } from '../api.ts';
import { EventConnection, type StreamListener } from './event-connection.ts';

/** Server-sent events over fetch, because the browser's `EventSource` cannot send the token. */
export class EventStreams {
  constructor(
    private readonly api: Pick<Api, 'options'>,
    private readonly tokens: TokenStore,
    private readonly clock: Clock,
  ) {}

  follow(path: string, listener: StreamListener): () => void {
    const connection = new EventConnection(path, listener, this.api.options, this.tokens, this.clock);
    void connection.keepOpen();
    return connection.end;
  }
}
