/** Disconnects clients that read too slowly; they reconnect. */
const maxQueuedBytes = 64_000;
const heartbeatMilliseconds = 15_000;
const retryMilliseconds = 2000;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no', // disables buffering in proxies
};

const encoder = new TextEncoder();

/** Has the code of a client that disconnected, which is not logged. */
const tooSlow = () => Object.assign(new Error('The client reads too slowly'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

export interface EventStream {
  readonly response: Response;
  send(event: string, data: object): void;
  end(): void;
}

export function eventStream(onEnd: () => void): EventStream {
  let id = 0;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = (close: (open: ReadableStreamDefaultController) => void) => {
    const open = controller;
    controller = undefined;
    clearInterval(heartbeat);
    if (!open) return;
    close(open);
    onEnd();
  };
  const write = (text: string) => {
    controller?.enqueue(encoder.encode(text));
    if (controller && (controller.desiredSize ?? 0) <= 0) finish((open) => open.error(tooSlow()));
  };
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMilliseconds);
  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      cancel: () => finish(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxQueuedBytes }),
  );
  write(`retry: ${retryMilliseconds}\n\n`);
  return {
    response: new Response(body, { headers }),
    send(event, data) {
      id += 1;
      write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => finish((open) => open.close()),
  };
}
