import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';

export interface HttpListener {
  readonly address: string;
  stop(): Promise<void>;
}

const stopTimeoutMs = 10_000;
const idleSweepMs = 100;

/** Protects against slow clients. In milliseconds. */
export const connectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 300_000, // large bodies over slow connections
  keepAliveTimeout: 65_000, // longer than in common proxies, so that they never reuse a closing connection
  connectionsCheckingInterval: 5000,
};

function explain(error: Error, { host, port }: Pick<Config, 'host' | 'port'>) {
  if (isCode(error, 'EADDRINUSE'))
    return new StartError(`Port ${port} is in use by another program. Set another PORT.`);
  if (isCode(error, 'EACCES'))
    return new StartError(`The server has no permission to use port ${port}. Set PORT to a number above 1023.`);
  if (isCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'))
    return new StartError(`HOST ${host} is not an address of this machine.`, 2);
  return error;
}

/** Browsers open spare connections, which Node does not count as idle. */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

/** Running requests may finish within the timeout. */
function stop(server: Server, unused: ReadonlySet<Socket>) {
  return new Promise<void>((resolve) => {
    for (const socket of unused) socket.destroy();
    const cut = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

type ListenConfig = Pick<Config, 'host' | 'port' | 'basePath'>;

export function listen(
  app: Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>,
  config: ListenConfig,
  limits = connectionLimits,
): Promise<HttpListener> {
  const { host, port, basePath } = config;
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname: host, serverOptions: limits };
    const server = serve(options, (info) => {
      const address = `http://${bracketed(host)}:${info.port}${basePath === '/' ? '' : basePath}`;
      resolve({ address, stop: () => stop(server as Server, unused) });
    });
    const unused = unusedConnections(server as Server);
    server.once('error', (error) => reject(explain(error, config)));
  });
}
