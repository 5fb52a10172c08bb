import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { noChangeFeed } from '#server/live/change-feed.ts';
import { createLogger } from '#server/log.ts';
import type { Product } from '#server/product.ts';
import { readConfig } from '#server/read-config.ts';
import { start } from '#server/start.ts';
import { aFolder } from '../support/server/folders.ts';

const cluster = inject('cluster');
const slow = { timeout: 60_000 };

interface Owner {
  personal: boolean;
}

function aProduct(owner?: Owner) {
  const asked: string[] = [];
  let current = owner;
  const product: Product<unknown> = {
    migrate: async () => void asked.push('migrate'),
    secretsMatch: async (_, { signingKey }) => signingKey.length === 32,
    hasOwner: async () => current !== undefined,
    ownerPasswordIsPersonal: async () => current?.personal === true,
    ensureOwner: async (_, password) => {
      if (current) return { generatedPassword: undefined };
      asked.push('owner');
      current = { personal: password !== undefined };
      return { generatedPassword: password === undefined ? 'made-up' : undefined };
    },
    fillDemo: async () => void asked.push('demo'),
    startBackgroundWork: async () => ({ live: noChangeFeed, stop: async () => void asked.push('stop') }),
    isReady: async () => true,
    isOwnerKey: async (_, key) => key === 'the-owner',
    countJobs: async () => ({ queued: 2, started: 1 }),
    createApp: () => new Hono().get('/api/v1/status', (c) => c.json({ here: true })),
  };
  return { product, asked };
}

async function aStart(product: Product<unknown>, env: Record<string, string> = {}, args: string[] = []) {
  const folder = await aFolder();
  const webRoot = join(folder, 'web');
  await mkdir(webRoot);
  await writeFile(join(webRoot, 'index.html'), '<html><head></head></html>');
  const said: string[] = [];
  const config = readConfig(args, { PORT: '0', DATA_DIR: join(folder, 'data'), ...env });
  const say = (line: string) => void said.push(line);
  const running = start({ config, presetDataDir: folder, webRoot, log: createLogger('silent'), say }, product);
  onTestFinished(async () => (await running.catch(() => undefined))?.stop());
  return { running, said, folder };
}

/** Faster than an embedded engine, for tests that do not depend on the engine. */
const external = {
  DATABASE_URL: `postgresql://${cluster?.user}@localhost/postgres?host=${encodeURIComponent(String(cluster?.host))}`,
};

const refusal = (host: string) =>
  `Refusing to listen on ${host} while an owner has a generated password. Set OWNER_PASSWORD at the first start, or change the password with postil user password.`;

describe('a running server', () => {
  it('answers the readiness check, and has metrics for owners or on a local port', slow, async () => {
    const { running, said } = await aStart(aProduct({ personal: true }).product, { ...external, METRICS_PORT: '0' });
    const { address } = await running;
    const metrics = said.find((line) => line.startsWith('Metrics: '))?.slice('Metrics: '.length) ?? '';

    const [ready, refused, allowed] = await Promise.all(
      [`${address}/readyz`, `${address}/metrics`, metrics].map((at) => fetch(at)),
    );

    expect([ready?.status, refused?.status, allowed?.status]).toEqual([200, 401, 200]);
    expect(await allowed?.text()).toMatch(
      /postil_jobs\{status="queued"\} 2\n(.*\n)*postil_engine\{kind="external"\} 1/,
    );
  });
});

describe('a first start', () => {
  it('migrates, creates the owner and the demo, and prints how to sign in', slow, async () => {
    const { product, asked } = aProduct();
    const { running, said, folder } = await aStart(product);

    const { address } = await running;

    expect(asked).toEqual(['migrate', 'owner', 'demo']);
    expect(said).toEqual([
      'Sign in as owner with the password made-up (it is not shown again).',
      `Data: ${join(folder, 'data')} (embedded PostgreSQL in ${join(folder, 'data', 'postgres')})`,
      `Postil runs on ${address}`,
    ]);
    expect(await (await fetch(`${address}/api/v1/status`)).json()).toEqual({ here: true });
    expect((await fetch(address)).headers.get('content-type')).toMatch('text/html');
  });

  it('creates no demo if it is disabled, or in an external database', slow, async () => {
    const [without, elsewhere] = [aProduct(), aProduct()];

    await (await aStart(without.product, {}, ['--no-demo'])).running;
    await (await aStart(elsewhere.product, external)).running;

    expect(without.asked).toEqual(['migrate', 'owner']);
    expect(elsewhere.asked).toEqual(['migrate', 'owner']);
  });

  it('prints no password from the settings', async () => {
    const { running, said } = await aStart(aProduct().product, { ...external, OWNER_PASSWORD: 'a password' });

    await running;

    expect(said.join()).not.toMatch(/password/);
  });
});

describe('a later start', () => {
  it('creates neither owner nor demo', slow, async () => {
    const { product, asked } = aProduct({ personal: false });

    await (await aStart(product)).running;

    expect(asked).toEqual(['migrate']);
  });
});

describe('listening beyond loopback', () => {
  it('is refused with a generated password', async () => {
    const { running } = await aStart(aProduct({ personal: false }).product, { ...external, HOST: '0.0.0.0' });

    await expect(running).rejects.toMatchObject({ message: refusal('0.0.0.0'), exitCode: 2 });
  });

  it('is refused at a first start without a password, and creates no owner', async () => {
    const { product, asked } = aProduct();
    const { running } = await aStart(product, { ...external, HOST: '::' });

    await expect(running).rejects.toThrow(refusal('::'));
    expect(asked).not.toContain('owner');
  });

  it('is refused if OWNER_PASSWORD is set after the owner was created', async () => {
    const env = { ...external, HOST: '0.0.0.0', OWNER_PASSWORD: 'a password' };
    const { running } = await aStart(aProduct({ personal: false }).product, env);

    await expect(running).rejects.toThrow(refusal('0.0.0.0'));
  });

  it.each([
    ['from the settings of the first start', undefined, { OWNER_PASSWORD: 'a password' }],
    ['that a user has chosen', { personal: true }, {}],
  ])('is allowed with a password %s, with a warning to use TLS', async (_, owner, env) => {
    const { running, said } = await aStart(aProduct(owner).product, { ...external, ...env, HOST: '0.0.0.0' });

    await running;

    expect(said).toContain(
      'Warning: plain HTTP sends passwords unencrypted. Put a reverse proxy with TLS in front of the server.',
    );
  });

  it('does not include the names of loopback', async () => {
    const { running } = await aStart(aProduct({ personal: false }).product, { ...external, HOST: 'localhost' });

    expect((await running).address).toMatch('http://localhost:');
  });
});

describe('a failing start', () => {
  it('reports that the port is taken, and stops everything', slow, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    const { running, folder } = await aStart(aProduct().product, { PORT: port });

    await expect(running).rejects.toThrow(`Port ${port} is in use by another program. Set another PORT.`);

    const again = await aStart(aProduct().product, { DATA_DIR: join(folder, 'data') });
    await expect(again.running).resolves.toBeDefined();
  });
});

describe('a start with API_URL', () => {
  it('has no database, and forwards calls', async () => {
    const other = createServer((request, response) => response.end(JSON.stringify({ url: request.url })));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const root = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { product, asked } = aProduct();
    const { running, said } = await aStart(product, { API_URL: root });

    const { address } = await running;

    expect(asked).toEqual([]);
    expect(said[0]).toBe(`Serving the web application only. API requests are proxied to ${root}.`);
    expect(await (await fetch(`${address}/api/v1/me?x=1`)).json()).toEqual({ url: '/api/v1/me?x=1' });
  });
});
