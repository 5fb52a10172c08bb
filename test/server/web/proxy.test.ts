import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '#server/log.ts';
import { proxyTo } from '#server/web/proxy.ts';
import type { RequestHandler } from '#server/web/request-handler.ts';

async function anotherServer(listener: RequestListener, path = '', trustProxy = 0) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return { calls, root, pass: proxyTo({ root, basePath: '/', trustProxy, log: createLogger('silent') }) };
}

const call = async (pass: RequestHandler, path: string, init?: RequestInit) =>
  pass(new Request(`http://postil.test${path}`, init), {
    incoming: { socket: { remoteAddress: '10.0.0.9' } },
  } as never);

describe('a forwarded call', () => {
  it('keeps method, path, query, body and headers', async () => {
    let body = '';
    const { pass, calls } = await anotherServer((request, response) => {
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => response.writeHead(201, { 'x-answer': 'yes' }).end('{"id":1}'));
    }, '/team');

    const response = await call(pass, '/api/v1/records?limit=10&name=%C3%BC', {
      method: 'POST',
      body: '{"a":"ü"}',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    });

    expect(response.status).toBe(201);
    expect(response.headers.get('x-answer')).toBe('yes');
    expect(await response.json()).toEqual({ id: 1 });
    expect(body).toBe('{"a":"ü"}');
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/team/api/v1/records?limit=10&name=%C3%BC' });
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'x-forwarded-host': 'postil.test' });
  });

  it("has the other server's host, and no headers of the connection", async () => {
    const { pass, calls, root } = await anotherServer((_, response) => response.end());

    await call(pass, '/api/v1/me', {
      headers: { host: 'postil.test', te: 'trailers', 'proxy-authorization': 'x', connection: 'x-mine', 'x-mine': '1' },
    });

    expect(calls[0]?.headers.host).toBe(new URL(root).host);
    expect(calls[0]?.headers).not.toHaveProperty('te');
    expect(calls[0]?.headers).not.toHaveProperty('proxy-authorization');
    expect(calls[0]?.headers).not.toHaveProperty('x-mine');
  });

  it.each([
    ['no proxy', 0, { 'x-forwarded-for': '10.0.0.9', 'x-forwarded-host': 'postil.test', 'x-forwarded-proto': 'http' }],
    [
      'a trusted proxy',
      1,
      { 'x-forwarded-for': '10.2.2.2, 10.0.0.9', 'x-forwarded-host': 'labels.example', 'x-forwarded-proto': 'https' },
    ],
  ])('has forwarded headers of %s', async (_, trustProxy, expected) => {
    const { pass, calls } = await anotherServer((_, response) => response.end(), '', trustProxy);

    await call(pass, '/api/v1/me', {
      headers: {
        'x-forwarded-for': '10.1.1.1, 10.2.2.2',
        'x-forwarded-host': 'labels.example',
        'x-forwarded-proto': 'https',
        'x-real-ip': '10.1.1.1',
        forwarded: 'for=10.1.1.1',
      },
    });

    expect(calls[0]?.headers).toMatchObject(expected);
    expect(calls[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(calls[0]?.headers).not.toHaveProperty('forwarded');
  });

  it('streams its response', async () => {
    let finish = () => {};
    const { pass } = await anotherServer((_, response) => {
      response.write('first');
      finish = () => response.end('last');
    });

    const response = await call(pass, '/api/v1/export');
    const reader = response.body?.getReader();
    const first = await reader?.read();
    finish();
    const last = await reader?.read();

    expect(new TextDecoder().decode(first?.value)).toBe('first');
    expect(new TextDecoder().decode(last?.value)).toBe('last');
  });

  it('drops the encoding of a decompressed response', async () => {
    const { pass } = await anotherServer((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('text')),
    );

    const response = await call(pass, '/api/v1/me');

    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('text');
  });

  it('keeps redirects within this server', async () => {
    const { pass, root } = await anotherServer((_, response) =>
      response.writeHead(307, { location: `${root}/api/v1/me/` }).end(),
    );

    const response = await call(pass, '/api/v1/me');

    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/api/v1/me/');
  });

  it('keeps errors unchanged', async () => {
    const { pass } = await anotherServer((_, response) => response.writeHead(422).end('{"detail":"no"}'));

    const response = await call(pass, '/api/v1/me');

    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: 'no' });
  });

  it('is answered with 502 and a message if the other server is down, which is logged', async () => {
    const log = { warn: vi.fn() };
    const pass = proxyTo({ root: 'http://127.0.0.1:1', basePath: '/', trustProxy: 0, log: log as never });

    const response = await call(pass, '/api/v1/me');

    expect(log.warn).toHaveBeenCalledOnce();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      detail: 'The upstream server (http://127.0.0.1:1) did not respond.',
    });
  });

  it('is not logged if the client disconnects first', async () => {
    const { root, calls } = await anotherServer(() => undefined);
    const log = { warn: vi.fn() };
    const pass = proxyTo({ root, basePath: '/', trustProxy: 0, log: log as never });
    const person = new AbortController();

    const answer = call(pass, '/api/v1/me', { signal: person.signal });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    person.abort();
    await answer;

    expect(log.warn).not.toHaveBeenCalled();
  });
});
