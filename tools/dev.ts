import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Closers } from '#server/engine/open-database.ts';
import { createLogger } from '#server/log.ts';
import type { Product } from '#server/product.ts';
import { readConfig } from '#server/read-config.ts';
import { type Backend, close, openBackend } from '#server/start.ts';

type Loaded = Product<unknown>;

const say = (line: string) => console.log(line);
const config = readConfig(process.argv.slice(2), process.env);
const closers: Closers = [];

/** Vite reloads the module when a file of the server has changed, and returns the same one otherwise. */
const load = async (vite: ViteDevServer): Promise<Loaded> => (await vite.ssrLoadModule('/server/product.ts')).product;

/** Product of the current server modules: a change takes effect at the next request. */
async function liveProduct(vite: ViteDevServer): Promise<Loaded> {
  const first = await load(vite);
  return {
    ...first,
    createApp(deps) {
      let current = first;
      let app = first.createApp(deps);
      const fetch = async (request: Request, env?: unknown) => {
        const newest = await load(vite);
        if (newest !== current) {
          await newest.migrate(deps.db);
          app = newest.createApp(deps);
          current = newest;
        }
        return app.fetch(request, env);
      };
      return { fetch };
    },
  };
}

/** Serves the API on Vite's port; other requests go to Vite. */
function apiPlugin(): Plugin {
  return {
    name: 'postil-api',
    async configureServer(vite) {
      const backend: Backend = await openBackend(
        { config, presetDataDir: 'data', log: createLogger(config.logLevel), say },
        await liveProduct(vite),
        closers,
      );
      const listener = getRequestListener((request, env) => backend.answer(request, env as HttpBindings));
      vite.middlewares.use((request, response, next) =>
        request.url?.startsWith('/api/') ? void listener(request, response) : next(),
      );
    },
  };
}

async function stop(code: number) {
  await close(closers);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0));

try {
  const { host, port } = config;
  const vite = await createServer({ plugins: [apiPlugin()], server: { host, port, strictPort: true } });
  closers.push(() => vite.close());
  await vite.listen();
  say(`Postil runs on http://${host}:${port} and reloads changed sources.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
