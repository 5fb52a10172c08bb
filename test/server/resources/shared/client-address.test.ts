import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#server/resources/shared/client-address.ts';

describe('the address of a client', () => {
  async function address(proxies: number, forwarded?: string) {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)));
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    return (await app.request('/', { headers }, bindings)).text();
  }

  it.each([
    [0, undefined, '192.0.2.1'],
    [0, '10.0.0.1', '192.0.2.1'],
    [1, '10.0.0.1', '10.0.0.1'],
    [1, '1.2.3.4, 10.0.0.1', '10.0.0.1'],
    [2, '1.2.3.4, 10.0.0.1', '1.2.3.4'],
    [2, '10.0.0.1', '10.0.0.1'],
    [1, undefined, '192.0.2.1'],
  ])('behind %d proxies with %s is %s', async (proxies, forwarded, expected) => {
    expect(await address(proxies, forwarded)).toBe(expected);
  });
});
