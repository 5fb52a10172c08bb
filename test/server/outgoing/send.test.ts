import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AllowedHosts } from '#server/outgoing/reachable-addresses.ts';
import { ClosedAddress, type Resolve, send } from '#server/outgoing/send.ts';
import { aListener, type Listener } from '../../support/outside/listener.ts';

const nothing: AllowedHosts = { names: [], ranges: [] };
const here: AllowedHosts = { names: [], ranges: ['127.0.0.1/32'] };

describe("a request to a user's URL", () => {
  let listener: Listener;

  beforeAll(async () => {
    listener = await aListener();
  });
  beforeEach(() => {
    listener.received.length = 0;
  });
  afterAll(() => listener.close());

  const post = (url: string, allowed = nothing, resolve?: Resolve, signal = new AbortController().signal) =>
    send({ url, headers: { 'x-kind': 'test' }, body: 'hello', signal }, allowed, resolve);

  it('arrives, and returns the status', async () => {
    listener.answers.push({ status: 503, headers: { 'retry-after': '7' } });

    const reply = await post(listener.url, here);

    expect(reply).toEqual({ status: 503, retryAfter: '7' });
    expect(listener.received).toMatchObject([{ path: '/hook', body: 'hello', headers: { 'x-kind': 'test' } }]);
  });

  it('goes to the address that was checked, under the original name', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return ['127.0.0.1'];
    };

    await post(`http://hooks.example.org:${listener.port}/named`, here, resolve);

    expect(asked).toEqual(['hooks.example.org']);
    expect(listener.received).toMatchObject([
      { path: '/named', headers: { host: `hooks.example.org:${listener.port}` } },
    ]);
  });

  it('does not go inside by DNS, not even by a second lookup', async () => {
    const answers = [['127.0.0.1'], ['8.8.8.8']];
    const resolve = async () => answers.shift() ?? [];

    await expect(post(`http://rebinding.example.org:${listener.port}/`, nothing, resolve)).rejects.toThrow(
      ClosedAddress,
    );

    expect(listener.received).toEqual([]);
  });

  it.each(['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '[::ffff:127.0.0.1]', '[::1]', '0'])(
    'does not go inside to an address written as %s',
    async (host) => {
      await expect(post(`http://${host}:${listener.port}/`)).rejects.toThrow(ClosedAddress);

      expect(listener.received).toEqual([]);
    },
  );

  it('follows no redirects', async () => {
    listener.answers.push({ status: 302, headers: { location: listener.url } });

    const { status } = await post(listener.url, here);

    expect(status).toBe(302);
    expect(listener.received).toHaveLength(1);
  });

  it('times out during the lookup of the name', async () => {
    const resolve: Resolve = () => new Promise(() => undefined);

    await expect(post('http://slow.example.org/', nothing, resolve, AbortSignal.timeout(5))).rejects.toThrow(/timeout/);
  });
});
