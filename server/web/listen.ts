import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { isCode } from '../system-error.ts';

export interface Listener {
  readonly address: string;
  stop(): Promise<void>;
}

const patience = 3000;

function explain(error: Error, { host, port }: Pick<Config, 'host' | 'port'>) {
  if (isCode(error, 'EADDRINUSE'))
    return new StartError(`Port ${port} is in use by another program. Set another PORT.`);
  if (isCode(error, 'EACCES'))
    return new StartError(`Port ${port} is not allowed for this user. Set a PORT above 1023.`);
  if (isCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'))
    return new StartError(`HOST ${host} is not an address of this machine.`, 2);
  return error;
}

/** Calls in work may end; whoever only listens is cut off. */
function stop(server: Server) {
  return new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50); // those too that become so
    server.close(() => {
      clearTimeout(cut);
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);

export function listen(app: Hono<{ Bindings: HttpBindings }>, config: Config): Promise<Listener> {
  const { host, port, basePath } = config;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => {
      const address = `http://${bracketed(host)}:${info.port}${basePath === '/' ? '' : basePath}`;
      resolve({ address, stop: () => stop(server as Server) });
    });
    server.once('error', (error) => reject(explain(error, config)));
  });
}
