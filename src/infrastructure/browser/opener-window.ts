import type { OtherWindow } from '#application/ports/session/other-window.ts';
import type { Clock } from '#application/ports/shared/clock.ts';

const answerTimeoutMs = 1000;
const tokenMessage = 'postil.token';
const receiptMessage = 'postil.token-taken';

/** Hands the token to the window that opened this one: in a frame of another site the two share no storage. */
export class OpenerWindow implements OtherWindow {
  constructor(private readonly clock: Clock) {}

  get isFramed(): boolean {
    return window.parent !== window;
  }

  async handOver(token: string): Promise<boolean> {
    const opener = window.opener as Window | null;
    if (!opener || opener === window) return false;
    const { answer, stop } = this.answerOf(opener);
    opener.postMessage({ kind: tokenMessage, token }, location.origin);
    const isTaken = await Promise.race([answer, this.clock.wait(answerTimeoutMs).then(() => false)]);
    stop();
    return isTaken;
  }

  watch(hear: (token: string) => void): () => void {
    return listen((event) => {
      const token = tokenIn(event.data);
      if (token === undefined) return;
      event.source?.postMessage({ kind: receiptMessage }, { targetOrigin: location.origin });
      hear(token);
    });
  }

  close(): void {
    window.close();
  }

  private answerOf(opener: Window) {
    let stop = () => {};
    const answer = new Promise<boolean>((resolve) => {
      stop = listen((event) => {
        if (event.source === opener && kindOf(event.data) === receiptMessage) resolve(true);
      });
    });
    return { answer, stop: () => stop() };
  }
}

function listen(hear: (event: MessageEvent<unknown>) => void): () => void {
  const handle = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin) hear(event);
  };
  addEventListener('message', handle);
  return () => removeEventListener('message', handle);
}

const kindOf = (data: unknown) => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined);

const tokenIn = (data: unknown) =>
  kindOf(data) === tokenMessage &&
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string'
    ? data.token
    : undefined;
