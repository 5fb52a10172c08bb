import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectionLimits, listen } from '#server/web/listen.ts';

async function aListener(app: Hono, limits = connectionLimits) {
  const listener = await listen(app, { host: '127.0.0.1', port: 0, basePath: '/' }, limits);
  onTestFinished(() => listener.stop().catch(() => undefined));
  return listener;
}

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe('stopping', () => {
  it('lets a running request finish, accepts no more, and waits no longer', async () => {
    const [begun, finish] = [gate(), gate()];
    const app = new Hono().get('/', async (c) => {
      begun.open();
      await finish.opened;
      return c.text('done');
    });
    const { address, stop } = await aListener(app);

    const answer = fetch(address);
    await begun.opened;
    const stopped = stop();
    await expect(fetch(address)).rejects.toThrow();
    finish.open();

    expect(await (await answer).text()).toBe('done');
    await stopped;
  });
});

describe('a connection', () => {
  it('without requests does not delay stopping', async () => {
    const { address, stop } = await aListener(new Hono());
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    await fetch(address);

    await stop();

    await closed;
  });

  it('with slow headers is closed', async () => {
    const limits = { ...connectionLimits, headersTimeout: 50, connectionsCheckingInterval: 20 };
    const { address } = await aListener(new Hono(), limits);
    const { port, hostname } = new URL(address);

    const socket = connect(Number(port), hostname);
    socket.write('GET / HTTP/1.1\r\nHost: postil.test\r\nX-Slow: ');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await new Promise((resolve) => socket.once('close', resolve));

    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
