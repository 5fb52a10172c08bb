import { describe, expect, it, vi } from 'vitest';
import { EventStreams } from '#infrastructure/http/live/event-streams.ts';
import { FakeClock } from '../../../support/browser/fake-clock.ts';
import { FakeTokenStore } from '../../../support/browser/fake-token-store.ts';

function aStreamingServer() {
  const asked: { readonly url: string; readonly headers: Headers; readonly signal: AbortSignal }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const world = { status: 200, isDown: false, refusal: undefined as unknown };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers, signal } = new Request(input, init);
    asked.push({ url, headers, signal });
    if (world.isDown) throw new TypeError('no network');
    if (world.status !== 200) return Response.json(world.refusal ?? null, { status: world.status });
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    return new Response(body);
  };
  const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { world, asked, fetch, send, break: () => streams.at(-1)?.error(new Error('reset')) };
}

function following(change: { readonly status?: number; readonly isDown?: boolean; readonly refusal?: unknown } = {}) {
  const server = aStreamingServer();
  Object.assign(server.world, change);
  const tokens = new FakeTokenStore('mine');
  const clock = new FakeClock();
  const heard: string[] = [];
  const streams = new EventStreams({ options: { baseUrl: 'http://test/api', fetch: server.fetch } }, tokens, clock);
  const stop = streams.follow('ext/v1/events', {
    happened: ({ name, data }) => heard.push(`${name} ${data}`),
    reconnected: () => heard.push('reconnected'),
    refused: () => heard.push('refused'),
  });
  return { ...server, tokens, clock, heard, stop };
}

const asksAgain = (it: ReturnType<typeof following>, times: number) =>
  vi.waitFor(() => expect(it.asked).toHaveLength(times));

/** Passes the time of the next wait, but not the long one for silence. */
async function pass({ clock }: ReturnType<typeof following>, milliseconds: number) {
  await vi.waitFor(() => expect(clock.patience).toBe(milliseconds));
  clock.advance(milliseconds);
}

describe('a stream of events', () => {
  it('is asked for with the token, and tells what happens', async () => {
    const it = following();
    await asksAgain(it, 1);

    it.send('id: 1\nevent: dataset\ndata: {}\n\n');

    await vi.waitFor(() => expect(it.heard).toEqual(['dataset {}']));
    expect(it.asked[0]?.url).toBe('http://test/api/ext/v1/events');
    expect(it.asked[0]?.headers.get('authorization')).toBe('Bearer mine');
    expect(it.asked[0]?.headers.get('last-event-id')).toBeNull();
  });

  it('is opened again when it breaks, says so, and where it was', async () => {
    const it = following();
    await asksAgain(it, 1);
    it.send('id: 6\nevent: dataset\ndata: {}\n\n');
    await vi.waitFor(() => expect(it.heard).toHaveLength(1));

    it.break();
    await pass(it, 1000);

    await asksAgain(it, 2);
    expect(it.asked[1]?.headers.get('last-event-id')).toBe('6');
    await vi.waitFor(() => expect(it.heard).toEqual(['dataset {}', 'reconnected']));
  });

  it('waits twice as long after each failure, half a minute at most, and less again after a success', async () => {
    const it = following({ isDown: true });
    await asksAgain(it, 1);

    for (const [count, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000].entries()) {
      await pass(it, wait);
      await asksAgain(it, count + 2);
    }
    it.world.isDown = false;
    await pass(it, 30_000);
    await asksAgain(it, 8);
    it.break();

    await pass(it, 1000);
    await asksAgain(it, 9);
  });

  it('is opened again when nothing came for 45 seconds, not even a sign of life', async () => {
    const it = following();
    await asksAgain(it, 1);

    await pass(it, 45_000);
    await pass(it, 1000);

    await asksAgain(it, 2);
  });

  it.each([
    [403, { detail: { code: 'argilla.api.errors::ForbiddenOperationError', params: {} } }],
    [404, { detail: 'Dataset with id `1` not found' }],
  ])('is given up when the server has none, and says so (%i)', async (status, refusal) => {
    const it = following({ status, refusal });

    await asksAgain(it, 1);
    await vi.waitFor(() => expect(it.heard).toEqual(['refused']));

    expect(it.clock.patience).toBeUndefined();
  });

  it.each([403, 404])('is asked for again after a gateway answered %i', async (status) => {
    const it = following({ status, refusal: '<html></html>' });
    await asksAgain(it, 1);

    it.world.status = 200;
    it.world.refusal = undefined;
    await pass(it, 1000);

    await asksAgain(it, 2);
    expect(it.heard).toEqual([]);
  });

  it('is not asked for with a refused token again, but with the next one', async () => {
    const it = following({ status: 401 });
    await asksAgain(it, 1);
    await pass(it, 1000);
    await pass(it, 2000);
    expect(it.asked).toHaveLength(1);

    it.world.status = 200;
    it.tokens.write('new');
    await pass(it, 4000);

    await asksAgain(it, 2);
    expect(it.asked[1]?.headers.get('authorization')).toBe('Bearer new');
  });

  it('ends when the caller stops it or the user signs out', async () => {
    const it = following();
    await asksAgain(it, 1);
    it.stop();
    expect(it.asked[0]?.signal.aborted).toBe(true);

    const other = following();
    await asksAgain(other, 1);
    other.tokens.write(undefined);
    other.break();
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(other.asked).toHaveLength(1);
  });

  it('is not requested without a signed-in user', () => {
    const { fetch, asked } = aStreamingServer();
    const streams = new EventStreams(
      { options: { baseUrl: 'http://test/api', fetch } },
      new FakeTokenStore(),
      new FakeClock(),
    );

    streams.follow('ext/v1/events', { happened: () => undefined, reconnected: () => undefined });

    expect(asked).toEqual([]);
  });
});
